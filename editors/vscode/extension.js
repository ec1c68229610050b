// Starts `lamina lsp` and shows the generated PDL of a PDLL file beside it.

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

async function activate(context) {
  const settings = vscode.workspace.getConfiguration("lamina");
  const [command, ...args] = settings.get("command");
  for (const folder of settings.get("includeFolders")) {
    args.push("-I", folder);
  }
  client = new LanguageClient(
    "lamina",
    "Lamina",
    { command, args },
    { documentSelector: [{ language: "pdll" }, { language: "mlir" }] }
  );
  context.subscriptions.push(
    vscode.commands.registerCommand("lamina.showGeneratedPdl", async () => {
      const editor = vscode.window.activeTextEditor;
      if (!editor || editor.document.languageId !== "pdll") {
        return;
      }
      const content = await client.sendRequest("workspace/executeCommand", {
        command: "lamina.showPdl",
        arguments: [editor.document.uri.toString()],
      });
      const shown = await vscode.workspace.openTextDocument({ language: "mlir", content });
      await vscode.window.showTextDocument(shown, vscode.ViewColumn.Beside, true);
    })
  );
  await client.start();
}

function deactivate() {
  return client && client.stop();
}

module.exports = { activate, deactivate };

// Starts `lamina lsp`, and shows what its commands answer: generated PDL, results of functions, traces of schedules.

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

const LANGUAGES = ["mlir", "pdll", "tablegen"];
let client;

async function showText(content, language) {
  const shown = await vscode.workspace.openTextDocument({ language, content });
  await vscode.window.showTextDocument(shown, vscode.ViewColumn.Beside, true);
}

async function showTrace(answer) {
  if (!answer.endsWith(".html")) {
    await showText(answer, "plaintext");
    return;
  }
  const panel = vscode.window.createWebviewPanel("lamina.trace", "Schedule trace", vscode.ViewColumn.Beside, {
    enableScripts: true,
    retainContextWhenHidden: true,
  });
  const page = await vscode.workspace.fs.readFile(vscode.Uri.file(answer));
  panel.webview.html = Buffer.from(page).toString("utf8");
}

// Shows what passes make of a text, beside it, as a difference.
async function applyPipeline() {
  const editor = vscode.window.activeTextEditor;
  if (!editor || editor.document.languageId !== "mlir") {
    return;
  }
  const pipeline = await vscode.window.showInputBox({
    prompt: "Passes to apply, as in a textual pipeline",
    value: "canonicalize,cse",
  });
  if (!pipeline) {
    return;
  }
  const [text, problem] = await vscode.commands.executeCommand(
    "lamina.applyPipeline",
    editor.document.uri.toString(),
    pipeline
  );
  if (problem) {
    await showText(problem, "plaintext");
    return;
  }
  const after = await vscode.workspace.openTextDocument({ language: "mlir", content: text });
  await vscode.commands.executeCommand("vscode.diff", editor.document.uri, after.uri, pipeline);
}

// What to do with the answer of each of the server's commands.
const SHOW = {
  "lamina.showPdl": (answer) => showText(answer, "mlir"),
  "lamina.runFunction": (answer) => showText(answer, "plaintext"),
  "lamina.showTrace": showTrace,
};

function ofActiveEditor(command, ...languages) {
  return async () => {
    const editor = vscode.window.activeTextEditor;
    if (editor && languages.includes(editor.document.languageId)) {
      await vscode.commands.executeCommand(command, editor.document.uri.toString());
    }
  };
}

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
    {
      documentSelector: LANGUAGES.map((language) => ({ language })),
      synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher("**/{*.td,*.pdll,*.irdl.mlir,lamina.toml}") },
      middleware: {
        executeCommand: async (name, values, next) => {
          const answer = await next(name, values);
          if (SHOW[name] && typeof answer === "string") {
            await SHOW[name](answer);
          }
          return answer;
        },
      },
    }
  );
  context.subscriptions.push(
    vscode.commands.registerCommand("lamina.showGeneratedPdl", ofActiveEditor("lamina.showPdl", "pdll")),
    vscode.commands.registerCommand("lamina.showScheduleTrace", ofActiveEditor("lamina.showTrace", "mlir")),
    vscode.commands.registerCommand("lamina.showPassDifference", applyPipeline),
    vscode.commands.registerCommand("lamina.restart", () => client.restart())
  );
  await client.start();
}

function deactivate() {
  return client && client.stop();
}

module.exports = { activate, deactivate };

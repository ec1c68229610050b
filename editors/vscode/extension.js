// Starts `lamina lsp`, and shows what its commands answer: generated PDL, results of functions, traces of schedules.

const fs = require("node:fs");
const path = require("node:path");
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

// The `lamina` of a virtual environment in the workspace, which the editor's PATH need not have; else what PATH has.
function installed(command) {
  if (command !== "lamina") {
    return command;
  }
  const places = process.platform === "win32" ? ["Scripts", "lamina.exe"] : ["bin", "lamina"];
  return (vscode.workspace.workspaceFolders ?? [])
    .flatMap((folder) => [".venv", "venv"].map((name) => path.join(folder.uri.fsPath, name, ...places)))
    .find((file) => fs.existsSync(file)) ?? command;
}

// Why the server does not start, and what helps.
async function start(command) {
  try {
    await client.start();
  } catch (problem) {
    const chosen = await vscode.window.showErrorMessage(
      `Lamina: '${command}' does not start (${problem.message}). ` +
        "Install it (pip install 'lamina[lsp]'), or set lamina.command to where it is, and run 'Lamina: Restart the language server'.",
      "Open Settings"
    );
    if (chosen) {
      await vscode.commands.executeCommand("workbench.action.openSettings", "lamina.command");
    }
  }
}

function newClient() {
  const settings = vscode.workspace.getConfiguration("lamina");
  const [name, ...args] = settings.get("command");
  const command = installed(name);
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
  return command;
}

// A new client: the settings may be others, and one that never started cannot start again.
async function restart() {
  await deactivate();
  await start(newClient());
}

async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand("lamina.showGeneratedPdl", ofActiveEditor("lamina.showPdl", "pdll")),
    vscode.commands.registerCommand("lamina.showScheduleTrace", ofActiveEditor("lamina.showTrace", "mlir")),
    vscode.commands.registerCommand("lamina.showPassDifference", applyPipeline),
    vscode.commands.registerCommand("lamina.restart", restart)
  );
  // Commands work while the server starts, and so does a restart if it does not.
  const command = newClient();
  await start(command);
}

async function deactivate() {
  const last = client;
  client = undefined;
  // A client that never started has nothing to stop, and says so.
  await last?.stop().catch(() => {});
}

module.exports = { activate, deactivate };

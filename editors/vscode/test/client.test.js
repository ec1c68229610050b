// The extension on vscode-languageclient and `lamina lsp`; LAMINA_COMMAND names another command, as a JSON list.

const assert = require("node:assert");
const fs = require("node:fs");
const Module = require("node:module");
const os = require("node:os");
const path = require("node:path");
const test = require("node:test");

const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? require("./vscode.js") : load(name, ...rest));
const vscode = require("./vscode.js");
const extension = require("../extension.js");

const TEXT = "func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}\n";
const SCHEDULED = `module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) -> i32 { return %a : i32 }
  transform.named_sequence @__transform_main(%module: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
`;

function documentOf(folder, name, languageId, text) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  const rows = text.split("\n");
  return {
    uri: vscode.Uri.file(file),
    fileName: file,
    languageId,
    version: 1,
    lineCount: rows.length,
    getText: () => text,
    lineAt: (line) => ({ text: rows[line] }),
  };
}

async function until(holds) {
  for (let count = 0; count < 600; count++) {
    const found = holds();
    if (found) return found;
    await new Promise((done) => setTimeout(done, 100));
  }
  assert.fail(`never: ${holds}`);
}

test("the extension answers in VS Code's terms", { timeout: 120000 }, async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lamina-vscode-"));
  const good = documentOf(folder, "good.mlir", "mlir", TEXT);
  const bad = documentOf(folder, "bad.mlir", "mlir", TEXT.replace("%0 :", "%gone :"));
  const pattern = documentOf(folder, "file.pdll", "pdll", "Pattern { erase op<test.op>; }\n");
  const scheduled = documentOf(folder, "scheduled.mlir", "mlir", SCHEDULED);
  vscode.workspace.textDocuments.push(good, bad, pattern, scheduled);
  vscode.settings.command = ["lamina-that-is-nowhere", "lsp"];
  vscode.settings.includeFolders = [];
  const { diagnostics, providers, commands, shown, errors, panels } = vscode.test;
  await extension.activate({ subscriptions: [] });
  assert.match(errors.at(-1), /'lamina-that-is-nowhere' does not start .*pip install 'lamina\[lsp\]'/);
  // The server of the workspace's own environment, which PATH does not have.
  const [name, ...rest] = JSON.parse(process.env.LAMINA_COMMAND ?? '["lamina"]').filter((one) => one !== "lsp");
  const own = path.join(folder, ".venv", "bin", "lamina");
  fs.mkdirSync(path.dirname(own), { recursive: true });
  fs.writeFileSync(own, `#!/bin/sh\nexec ${[name, ...rest].map((one) => `'${one}'`).join(" ")} "$@"\n`, { mode: 0o755 });
  vscode.workspace.workspaceFolders = [{ uri: vscode.Uri.file(folder), name: "test", index: 0 }];
  vscode.settings.command = ["lamina", "lsp"];
  await commands.get("lamina.restart")();
  try {
    const problems = await until(() => diagnostics.get(bad.uri.toString()));
    assert.match(problems[0].message, /use of undeclared SSA value name/);
    assert.deepStrictEqual(await until(() => diagnostics.get(good.uri.toString())), []);
    const token = new vscode.CancellationTokenSource().token;
    const hover = await providers.registerHoverProvider.provideHover(good, new vscode.Position(2, 10), token);
    assert.match(JSON.stringify(hover), /result of `arith.addi`/);
    const place = await providers.registerDefinitionProvider.provideDefinition(good, new vscode.Position(2, 10), token);
    assert.match(JSON.stringify(place), /"line":1/);
    assert.ok(commands.has("lamina.applyPipeline"), [...commands.keys()].join());
    const [text] = await commands.get("lamina.applyPipeline")(good.uri.toString(), "canonicalize");
    assert.match(text, /func.func @f/);
    await commands.get("lamina.showPdl")(pattern.uri.toString());
    assert.match(shown.at(-1).getText(), /pdl.pattern/);
    // The schedule's trace: a page in a panel; what a file without a script comes to as text.
    vscode.window.activeTextEditor = { document: scheduled };
    await commands.get("lamina.showScheduleTrace")();
    const panel = panels.at(-1);
    assert.deepStrictEqual([panel.title, panel.options.enableScripts], ["Schedule trace", true]);
    assert.match(panel.webview.html, /^<!doctype html>[^]*<script type="module">/);
    vscode.window.activeTextEditor = { document: bad };
    await commands.get("lamina.showScheduleTrace")();
    assert.strictEqual(panels.length, 1);
    assert.match(shown.at(-1).getText(), /use of undeclared SSA value name/);
  } finally {
    await extension.deactivate();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

// What vscode-languageclient and the extension use of VS Code's API, without VS Code: documents, diagnostics and commands are
// kept for the test to look at; providers of language features are kept by their kind.

const path = require("node:path");
const { pathToFileURL, fileURLToPath } = require("node:url");

const nothing = { dispose() {} };
const providers = {};
const diagnostics = new Map();
const commands = new Map();
const shown = [];
const errors = [];
const panels = [];
const listeners = {};
const event = (name) => (listener) => {
  (listeners[name] ??= []).push(listener);
  return nothing;
};
const fire = (name, value) => Promise.all((listeners[name] ?? []).map((listener) => listener(value)));

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}
class Range {
  constructor(first, second, third, fourth) {
    this.start = third === undefined ? first : new Position(first, second);
    this.end = third === undefined ? second : new Position(third, fourth);
  }
}
class Uri {
  constructor(text) {
    this.text = text;
    this.scheme = text.split(":")[0];
    this.fsPath = this.scheme === "file" ? fileURLToPath(text) : text;
    this.path = this.fsPath;
  }
  static file(name) {
    return new Uri(pathToFileURL(path.resolve(name)).href);
  }
  static parse(text) {
    return new Uri(text);
  }
  toString() {
    return this.text;
  }
}
class EventEmitter {
  constructor() {
    this.listeners = [];
    this.event = (listener) => {
      this.listeners.push(listener);
      return nothing;
    };
  }
  fire(value) {
    for (const listener of this.listeners) listener(value);
  }
  dispose() {}
}
class CancellationTokenSource {
  constructor() {
    this.token = { isCancellationRequested: false, onCancellationRequested: () => nothing };
  }
  cancel() {}
  dispose() {}
}
class Diagnostic {
  constructor(range, message, severity) {
    Object.assign(this, { range, message, severity });
  }
}
class MarkdownString {
  constructor(value) {
    this.value = value ?? "";
  }
  appendMarkdown(text) {
    this.value += text;
  }
  appendCodeblock(text) {
    this.value += text;
  }
}
class Hover {
  constructor(contents, range) {
    Object.assign(this, { contents, range });
  }
}

class Disposable {
  constructor(dispose) {
    this.dispose = dispose;
  }
  static from(...all) {
    return new Disposable(() => all.forEach((one) => one.dispose()));
  }
}

const settings = {
  get: (name, standard) => module.exports.settings[name] ?? standard,
  has: () => false,
  inspect: () => undefined,
};
const workspace = new Proxy(
  {
    textDocuments: [],
    notebookDocuments: [],
    workspaceFolders: undefined,
    getConfiguration: () => settings,
    createFileSystemWatcher: () => ({ onDidCreate: () => nothing, onDidChange: () => nothing, onDidDelete: () => nothing, ...nothing }),
    openTextDocument: async ({ language, content }) => ({ uri: Uri.parse("untitled:1"), languageId: language, getText: () => content }),
    applyEdit: async () => true,
    fs: { readFile: async (uri) => require("node:fs").readFileSync(uri.fsPath) },
  },
  { get: (own, name) => name in own ? own[name] : (String(name).startsWith("on") ? event(name) : () => nothing) }
);
const languages = new Proxy(
  {
    match: (selector, document) => ([].concat(selector).some((one) => one.language === document.languageId) ? 10 : 0),
    createDiagnosticCollection: () => ({
      set: (uri, found) => diagnostics.set(uri.toString(), found),
      delete: (uri) => diagnostics.delete(uri.toString()),
      has: (uri) => diagnostics.has(uri.toString()),
      get: (uri) => diagnostics.get(uri.toString()),
      clear: () => diagnostics.clear(),
      dispose() {},
    }),
  },
  {
    get: (own, name) =>
      own[name] ??
      ((selector, provider) => {
        providers[name] = provider;
        return nothing;
      }),
  }
);
const channel = { append() {}, appendLine() {}, show() {}, clear() {}, dispose() {}, info() {}, error() {}, warn() {}, debug() {}, trace() {}, onDidChangeLogLevel: () => nothing, logLevel: 3 };
const window = new Proxy(
  {
    createOutputChannel: () => channel,
    showTextDocument: async (document) => shown.push(document),
    showErrorMessage: async (text) => void errors.push(text),
    createWebviewPanel: (kind, title, column, options) => {
      panels.push({ kind, title, options, webview: { html: "" } });
      return panels.at(-1);
    },
    tabGroups: { all: [], onDidChangeTabs: () => nothing, onDidChangeTabGroups: () => nothing },
    visibleTextEditors: [],
  },
  { get: (own, name) => name in own ? own[name] : (String(name).startsWith("on") ? event(name) : async () => undefined) }
);

const own = {
  Position, Range, Uri, EventEmitter, CancellationTokenSource, Diagnostic, MarkdownString, Hover, Disposable, workspace, languages, window,
  commands: {
    registerCommand: (name, run) => {
      commands.set(name, run);
      return { dispose: () => commands.delete(name) };
    },
    executeCommand: async (name, ...values) => commands.get(name)(...values),
  },
  env: { appName: "test", language: "en", onDidChangeLogLevel: () => nothing, logLevel: 3 },
  version: "1.95.0",
  extensions: { getExtension: () => undefined, all: [], onDidChange: () => nothing },
  settings: {},
  test: { providers, diagnostics, commands, shown, errors, panels, fire },
};

/** A class that any other name of the API stands for: an enumeration counts what it is asked for, a class can be extended. */
function other() {
  const members = new Map();
  class Other {
    constructor(...values) {
      this.values = values;
    }
  }
  return new Proxy(Other, {
    get: (made, name) => {
      if (name in made || typeof name === "symbol") return made[name];
      if (!members.has(name)) members.set(name, members.size + 1);
      return members.get(name);
    },
  });
}
module.exports = new Proxy(own, {
  get: (made, name) => (made[name] ??= other()),
});

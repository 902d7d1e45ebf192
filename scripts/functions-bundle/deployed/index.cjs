'use strict';
// The deployed bundle's entry: what functions-framework, `firebase deploy` and the emulator require. Each function's file
// is loaded when its export is read, so an instance loads the one function it serves.
//
// Files are compiled with the code cache that write-code-cache.js left beside them: V8's bytecode of everything that ran
// in a rehearsal. Node's own compile cache (module.enableCompileCache) is written before a module runs and so holds only
// its outermost functions, which in a bundle is next to nothing. V8 itself refuses a cache of another version or other
// flags; then, as without any cache, the source is compiled.
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { Script } = require('node:vm');

/** Function name → file; file → hash of its contents. Filled in by scripts/build-functions.ts. */
const { functions, hashes } = __BUNDLE__;

const cacheDirectory = join(
  __dirname,
  'code-cache',
  `${process.version}-${process.platform}-${process.arch}`,
);
// V8 compares only the length of the source: the hash in the name keeps a cache from meeting another build's file.
const cacheFile = (file) => join(cacheDirectory, `${file}.${hashes[file]}.bin`);

function readCache(file) {
  try {
    return readFileSync(cacheFile(file));
  } catch {
    return undefined;
  }
}

const modules = new Map();
const scripts = new Map();

const requireFrom = Object.assign((id) => (id.startsWith('./') ? load(id.slice(2)) : require(id)), require);

function load(file) {
  const known = modules.get(file);
  if (known !== undefined) return known.exports;
  const filename = join(__dirname, file);
  const head = '(function (exports, require, module, __filename, __dirname) { ';
  const script = new Script(`${head}${readFileSync(filename, 'utf8')}\n})`, {
    filename,
    columnOffset: -head.length,
    cachedData: readCache(file),
  });
  scripts.set(file, script);
  const module = { exports: {}, id: filename, filename, loaded: false };
  modules.set(file, module);
  try {
    script.runInThisContext().call(module.exports, module.exports, requireFrom, module, filename, __dirname);
  } catch (error) {
    // As Node does: the next one to ask gets the error too, not half a module.
    modules.delete(file);
    throw error;
  }
  module.loaded = true;
  return module.exports;
}

for (const [name, file] of Object.entries(functions)) {
  Object.defineProperty(exports, name, { enumerable: true, get: () => load(file)[name] });
}

/** Not enumerable, so no function for `firebase deploy`: stores the code that has run so far, of files that have no cache. */
Object.defineProperty(exports, Symbol.for('merve.writeCodeCache'), {
  value() {
    mkdirSync(cacheDirectory, { recursive: true });
    for (const [file, script] of scripts) {
      if (script.cachedDataRejected === false) continue;
      const temporary = `${cacheFile(file)}.${process.pid}.tmp`;
      writeFileSync(temporary, script.createCachedData());
      renameSync(temporary, cacheFile(file));
    }
  },
});

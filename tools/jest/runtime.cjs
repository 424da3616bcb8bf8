const { createRequire } = require('node:module');
const { Script } = require('node:vm');
const { default: JestRuntime } = createRequire(require.resolve('jest'))('jest-runtime');

/** Compiled modules by file. A test file needs hundreds that others need too, and to compile them costs more than to run them. */
const compiled = new Map();

/** Files of constants, which are the same for every test: read once for all. */
const tables = [/\/node_modules\/aria-query\/lib\/index\.js$/];

/**
 * Jest's own runtime, which compiles each module once in a worker instead of once in each test file. Each test file still
 * runs its modules itself, in its own environment.
 */
module.exports = class Runtime extends JestRuntime {
  constructor(...given) {
    super(...given);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    executor.compile = (code, filename) => {
      const context = this._environment.getVmContext();
      if (context === null) return null;
      if (tables.some((table) => table.test(filename))) {
        return (module) => {
          module.exports = require(filename);
        };
      }
      let known = compiled.get(filename);
      if (known?.code !== code || known.head !== head) {
        try {
          known = { code, head, script: new Script(`${head}${code}\n})`, { filename, columnOffset: -head.length }) };
        } catch {
          // Jest explains what is no JavaScript.
          return compile(code, filename);
        }
        compiled.set(filename, known);
      }
      return known.script.runInContext(context);
    };
  }
};

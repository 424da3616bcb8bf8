import type { Compiler, RuntimeModule } from 'webpack';

/** Functions of webpack's sharing runtime that read version ranges. */
const rangeFunctions = ['rangeToString', 'satisfy'];

/**
 * Takes webpack's range comparison out of an area's entry file. Areas consume without ranges (shared-entries.ts), but
 * webpack writes the functions all the same, 0.9 kB in each entry. Should something call one after all, it throws.
 */
export class LeanConsumesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LeanConsumesPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('LeanConsumesPlugin', (module: RuntimeModule) => {
        if (module.name !== 'consumes') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          return typeof code === 'string' ? rangeFunctions.reduce(withoutBody, code) : code;
        };
      });
    });
  }
}

/** The code with the body of `var name = (…) => { … }` replaced by a throw; unchanged when it is not there in this form. */
export function withoutBody(code: string, name: string): string {
  const start = code.indexOf(`var ${name} = `);
  const open = start < 0 ? -1 : code.indexOf('{', start);
  const end = endOfBlock(code, open);
  return end < 0 ? code : `${code.slice(0, open)}{ throw Error("no ranges"); }${code.slice(end)}`;
}

/** Index after the closing brace that belongs to the opening one, or -1; strings in this code hold no braces. */
function endOfBlock(code: string, open: number): number {
  let depth = 0;
  for (let index = open; open >= 0 && index < code.length; index += 1) {
    if (code[index] === '{') depth += 1;
    if (code[index] === '}') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return -1;
}

import { type Check, linesWith } from './check';

// Put together, so that this file does not find itself.
const unfinished = new RegExp(`(?:^|[^\\w'"\`])(?:${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|')})\\b`);
const silenced = new RegExp(`@ts-(?:${['ig' + 'nore', 'no' + 'check', 'expect-' + 'error'].join('|')})`);

/** Marks of unfinished work, and of errors that were switched off instead of mended. Skipped tests and `any` are Biome's. */
export const marks: Check = {
  rule: 'marks',
  instead:
    'Finish it, or leave it out and write it to the list of open work; mend the type instead of switching the error off.',
  run: (files) =>
    files
      .filter(({ path }) => /^(?!tools\/src\/checks\/).*/.test(path))
      .flatMap((file) => [
        ...linesWith(file, unfinished, (match) => `"${match}" is unfinished`),
        ...linesWith(file, silenced, (match) => `"${match}" switches the compiler off`),
      ]),
};

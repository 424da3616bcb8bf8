import { type Check, linesWith } from '../common/check';

// Split, so that this file has no finding.
const unfinished = new RegExp(`(?:^|[^\\w'"\`])(?:${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|')})\\b`);
const silenced = new RegExp(`@ts-(?:${['ig' + 'nore', 'no' + 'check', 'expect-' + 'error'].join('|')})`);

/** Finds notes about unfinished work, and comments that turn off errors. Biome finds skipped tests and `any`. */
export const marks: Check = {
  rule: 'marks',
  advice: 'Finish the work, or remove the note and open an issue. Correct the type instead of turning off the error.',
  run: (files) =>
    files
      .filter(({ path }) => /^(?!tools\/src\/checks\/).*/.test(path))
      .flatMap((file) => [
        ...linesWith(file, unfinished, (match) => `"${match}" is unfinished`),
        ...linesWith(file, silenced, (match) => `"${match}" turns off the compiler`),
      ]),
};

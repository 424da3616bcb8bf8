import { type Check, linesWith } from '../common/check';

const unfinished = /(?:^|[^\w'"`])(?:TODO|FIXME|XXX)\b/;
const silenced = /@ts-(?:ignore|nocheck|expect-error)/;

/** Finds notes about unfinished work, and comments that turn off errors. Biome finds skipped tests and `any`. */
export const marks: Check = {
  rule: 'marks',
  advice: 'Finish the work, or remove the note and open an issue. Correct the type instead of turning off the error.',
  run: (files) =>
    files
      .filter(({ path }) => !path.startsWith('tools/src/checks/'))
      .flatMap((file) => [
        ...linesWith(file, unfinished, (match) => `"${match}" marks unfinished work`),
        ...linesWith(file, silenced, (match) => `"${match}" turns off an error of the compiler`),
      ]),
};

import type { SourceFile } from '../source-files';
import type { Check, Finding } from './check';
import { importsOf } from './imports';

const own = '@flightdeck/shared';

/** Whether a request is one of the entries that `exports` names; `*` stands for one folder or file. */
export function isEntry(request: string, entries: readonly string[]): boolean {
  const path = `.${request.slice(own.length)}`;
  return entries.some((entry) => {
    const [before = '', after] = entry.split('*');
    if (after === undefined) return path === entry;
    const middle = path.slice(before.length, path.length - after.length);
    return (
      path.startsWith(before) && path.endsWith(after) && /^[a-z][a-z0-9.-]*$/.test(middle) && !middle.includes('..')
    );
  });
}

/** Only public entries of shared are imported. @param entries keys of `exports` in shared/package.json */
export function sharedEntries(entries: readonly string[]): Check {
  const closed = (file: SourceFile): Finding[] =>
    importsOf(file)
      .filter(({ from }) => (from === own || from.startsWith(`${own}/`)) && !isEntry(from, entries))
      .map(({ from, line }) => ({ path: file.path, line, what: `${from} is not public` }));
  return {
    rule: 'shared-entries',
    instead: `Public are: ${entries.map((entry) => entry.slice(2)).join(', ')} (exports in shared/package.json).`,
    run: (files) => files.filter(({ path, text }) => /\.tsx?$/.test(path) && text.includes(own)).flatMap(closed),
  };
}

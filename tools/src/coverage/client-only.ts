import type { SourceFile } from '../source-files';
import { idsIn } from './requirement-ids';

const docstring = /\/\*\*(?:(?!\*\/)[\s\S])*@clientOnly\b(?:(?!\*\/)[\s\S])*\*\//g;

/** Returns the requirements that the client offers and no screen uses: those in docstrings that are tagged as client only. */
export const clientOnlyIds = (files: readonly SourceFile[]): ReadonlySet<string> =>
  new Set(
    files
      .filter(({ path }) => /^(shared|mf-[a-z]+)\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'))
      .flatMap(({ text }) => text.match(docstring) ?? [])
      .flatMap(idsIn),
  );

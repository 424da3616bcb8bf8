import type { SourceFile } from '../common/source-files';

/** Areas of requirements, in the order in which `docs/coverage.md` lists them. */
export const requirementAreas = ['ROOT', 'DASH', 'SET', 'REC', 'CONN', 'LIC', 'SHR'] as const;

const id = `(?:${requirementAreas.join('|')})-\\d{3}(?:\\.\\d+)?`;
/** ID of a requirement (`CONN-049`) or of a row of its table (`ROOT-021.3`). */
const inText = new RegExp(`\\b${id}(?![\\d-])`, 'g');
const whole = new RegExp(`^${id}$`);

/**
 * Returns the IDs in a title. An ID that continues with a value inserted at run time (`ROOT-021.%i`, a template) does not
 * count: the title does not say which rows it proves.
 */
export function idsIn(title: string): string[] {
  return [...title.matchAll(inText)]
    .filter(({ 0: found, index }) => !/^\.?[%$\0]/.test(title.slice(index + found.length)))
    .map(([found]) => found);
}

/** Returns whether a text is the ID of a requirement or of a row. */
export const isId = (text: string): boolean => whole.test(text);
/** Returns whether an ID is that of a row. */
export const isRow = (text: string): boolean => text.includes('.');
/** Returns the ID of the requirement that a row belongs to; any other ID is returned unchanged. */
export const requirementOf = (text: string): string => text.replace(/\.\d+$/, '');

const docstring = /\/\*\*(?:(?!\*\/)[\s\S])*@clientOnly\b(?:(?!\*\/)[\s\S])*\*\//g;

/** Returns the requirements that the client offers and no screen uses: those in docstrings that are tagged as client only. */
export const clientOnlyIds = (files: readonly SourceFile[]): ReadonlySet<string> =>
  new Set(
    files
      .filter(({ path }) => /^(shared|mf-[a-z]+)\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'))
      .flatMap(({ text }) => text.match(docstring) ?? [])
      .flatMap(idsIn),
  );

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '../common/source-files';

/** Areas of requirements, in the order in which `npm run coverage` prints them. */
const areas = ['ROOT', 'DASH', 'SET', 'REC', 'CONN', 'LIC', 'SHR'];

/** IDs of requirements (`CONN-049`) and of rows of their tables (`ROOT-021.3`). */
const id = `(?:${areas.join('|')})-\\d{3}(?:\\.\\d+)?`;
const idsInText = new RegExp(`\\b${id}(?![\\d-])`, 'g');
/** Matches the ID at the start of a statement, or in the first column of a table. */
const stated = new RegExp(`^(?:- \\*\\*| *\\| *)(${id})(?:\\*\\*| *\\|)`, 'gm');

export const requirementsFolder = 'docs/requirements';

/** Reads the pages of `docs/requirements`, in the order of their names. */
export const documentPages = (repo: string): SourceFile[] =>
  readdirSync(join(repo, requirementsFolder))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `${requirementsFolder}/${name}`)
    .map((path) => ({ path, text: readFileSync(join(repo, path), 'utf8') }));

/** Paths of the pages that state no requirements. */
const otherPages = /\/(?:README|settled|exact-strings)\.md$/;

/**
 * Returns the IDs of all requirements and table rows: by area, then in the order of the pages.
 * @throws Error when two statements have the same ID
 */
export function requirementIds(pages: readonly SourceFile[]): string[] {
  const ids = pages
    .filter(({ path }) => !otherPages.test(path))
    .flatMap(({ text }) => [...text.matchAll(stated)].map(([, found = '']) => found));
  const duplicate = ids.find((each, index) => ids.indexOf(each) !== index);
  if (duplicate)
    throw new Error(`${requirementsFolder} has ${duplicate} twice. Give one of the two the next free number.`);
  const areaOf = (each: string) => areas.findIndex((area) => each.startsWith(`${area}-`));
  return ids.toSorted((one, other) => areaOf(one) - areaOf(other));
}

/**
 * Returns the IDs in a title. An ID that continues with a placeholder (`ROOT-021.%i`, `ROOT-021.$row`) does not count: the title
 * does not say which row it proves.
 */
export function idsIn(title: string): string[] {
  return [...title.matchAll(idsInText)]
    .filter(({ 0: found, index }) => !/^\.?[%$]/.test(title.slice(index + found.length)))
    .map(([found]) => found);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '../common/source-files';
import { isId, isRow, requirementAreas, requirementOf } from './requirement-ids';

/** A requirement, or a row of its table, on a page of `docs/requirements`. */
export interface Requirement {
  readonly id: string;
  /** Markdown without links. */
  readonly text: string;
  /** File and line, such as `docs/requirements/root.md:12`. */
  readonly place: string;
}

/** The content of pages about requirements. */
export interface Requirements {
  /** By area, then in the order of the pages. */
  readonly all: readonly Requirement[];
  /** Problems of the pages, each with its place and its fix. */
  readonly faults: readonly string[];
}

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

/** Reads the pages of `docs/requirements` that state requirements. */
export const requirementPages = (repo: string): SourceFile[] =>
  documentPages(repo).filter(({ path }) => !otherPages.test(path));

const statement = /^- \*\*([A-Z]+-[\d.]+)\*\* *(.*)$/;
const row = /^ *\| *([A-Z]+-[\d.]+) *\|(.*)\|$/;
const header = /^ *\| *ID *\|(.*)\|$/;

const cellsOf = (text: string) => text.split('|').map((cell) => cell.trim());
const withoutLinks = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

/** Returns the text of a row: the cell of a single column, or `Column: cell` for each of several. */
function rowText(columns: readonly string[], cells: readonly string[]): string {
  const filled = cells.flatMap((cell, index) => (cell === '' ? [] : [{ cell, column: columns[index] ?? '' }]));
  if (columns.length === 1) return filled.map(({ cell }) => cell).join('');
  return filled.map(({ cell, column }) => `${column}: ${cell}`).join('; ');
}

/** Returns the requirements and table rows of one page. */
function statementsOf({ path, text }: SourceFile): Requirement[] {
  let columns: readonly string[] = [];
  return text.split('\n').flatMap((line, index) => {
    const [, head] = header.exec(line) ?? [];
    if (head !== undefined) columns = cellsOf(head);
    const place = `${path}:${index + 1}`;
    const [, id, sentence = ''] = statement.exec(line) ?? [];
    if (id !== undefined) return [{ id, text: withoutLinks(sentence.trim()), place }];
    const [, rowId, cells = ''] = row.exec(line) ?? [];
    return rowId === undefined ? [] : [{ id: rowId, text: withoutLinks(rowText(columns, cellsOf(cells))), place }];
  });
}

/** Returns the problems of a requirement or row. @param earlier requirements and rows before it, in the order of the pages */
function faultsOf({ id, text, place }: Requirement, earlier: readonly Requirement[]): string[] {
  const fault = (what: string) => [`${place}: ${what}`];
  if (!isId(id)) {
    const areas = requirementAreas.join(', ');
    return fault(
      `${id} is not an ID. Write an area (${areas}), a hyphen and three digits; a row adds a point and its number.`,
    );
  }
  const duplicate = earlier.find((other) => other.id === id);
  if (duplicate) return fault(`${id} exists already, at ${duplicate.place}. Give one of the two the next free number.`);
  if (text === '') return fault(`${id} has no text. Write its statement after the ID.`);
  const requirementAbove = earlier.findLast((other) => !isRow(other.id))?.id;
  if (isRow(id) && requirementAbove !== requirementOf(id))
    return fault(`${id} is not in the table of ${requirementOf(id)}. Move the row, or correct its ID.`);
  return [];
}

/** Returns the requirements on these pages, and their problems. */
export function requirementsIn(pages: readonly SourceFile[]): Requirements {
  const found = pages.flatMap(statementsOf);
  const areaOf = ({ id }: Requirement) => requirementAreas.findIndex((area) => id.startsWith(`${area}-`));
  return {
    all: found.toSorted((one, other) => areaOf(one) - areaOf(other)),
    faults: found.flatMap((requirement, index) => faultsOf(requirement, found.slice(0, index))),
  };
}

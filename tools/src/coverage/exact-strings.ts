import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../common/check';
import type { SourceFile } from '../common/source-files';

/** A row of `docs/requirements/exact-strings.md`: a text that the product shows letter for letter. */
export interface ExactString {
  readonly id: string;
  /** The text in the requirement. */
  readonly text: string;
  /** The texts in the code that correspond to it. */
  readonly inCode: readonly string[];
  /** Whether `inCode` has only parts of the texts in the code. */
  readonly isFragment: boolean;
  /** Packages that show the text; empty for a value that no package shows as a text. */
  readonly packages: readonly string[];
  readonly path: string;
  readonly line: number;
}

/** Path of the list, relative to the repository. */
export const exactStringsPage = 'docs/requirements/exact-strings.md';

const row = /^\| *([A-Z]+-[\d.]+) *\| *`(.+?)` *\|(.*)\| *([^|]+?) *\|$/;

/** Returns the rows of the page. @throws Error that names a row which cannot be read */
export function exactStringsIn({ path, text }: SourceFile): ExactString[] {
  return text.split('\n').flatMap((line, index) => {
    if (!/^\| *[A-Z]+-\d/.test(line)) return [];
    const [, id, requirementText, code = '', packages = ''] = row.exec(line) ?? [];
    if (id === undefined || requirementText === undefined)
      throw new Error(`${path}:${index + 1}: write the row as | ROOT-032 | \`Offline Mode\` |  | root-config |`);
    const codeTexts = [...code.matchAll(/`(.+?)`/g)].map(([, found = '']) => found);
    return {
      id,
      text: requirementText,
      inCode: codeTexts.length > 0 ? codeTexts : [requirementText],
      isFragment: code.trim().startsWith('contains'),
      packages: packages === '–' ? [] : packages.split(', '),
      path,
      line: index + 1,
    };
  });
}

/** Returns a text with one form for all placeholders and without markup. */
export const comparableText = (text: string): string =>
  text.replace(/%(?:\d+\$)?[sd]|\{[^}]*\}/g, '{}').replace(/<\/?[a-z]+\s*\/?>/g, '');

/**
 * Returns a finding for each listed text that a package does not have.
 * @param textsOf returns the translatable texts of a package
 */
export function missingTexts(list: readonly ExactString[], textsOf: (name: string) => readonly string[]): Finding[] {
  const textsByPackage = new Map<string, readonly string[]>();
  const comparableTexts = (name: string) => {
    const texts = textsByPackage.get(name) ?? textsOf(name).map(comparableText);
    textsByPackage.set(name, texts);
    return texts;
  };
  return list.flatMap(({ id, inCode, isFragment, packages, path, line }) =>
    packages.flatMap((name) =>
      inCode
        .filter((text) => {
          const isSame = (found: string) => (isFragment ? found.includes(text) : found === comparableText(text));
          return !comparableTexts(name).some(isSame);
        })
        .map((text) => ({
          path,
          line,
          problem: `${name} has no text "${text}". ${id} fixes it letter for letter: restore it.`,
        })),
    ),
  );
}

/**
 * Returns a function that checks whether a list fixes a text letter for letter. A row
 * with only a part of a text fixes every text that contains the part, unless the part is a single word.
 */
export function exactTextMatcher(list: readonly ExactString[]): (text: string) => boolean {
  const wholes = new Set(list.flatMap(({ inCode, isFragment }) => (isFragment ? [] : inCode.map(comparableText))));
  const fragments = list.flatMap(({ inCode, isFragment }) =>
    isFragment ? inCode.filter((fragment) => fragment.includes(' ')) : [],
  );
  return (text) =>
    wholes.has(comparableText(text)) || fragments.some((fragment) => comparableText(text).includes(fragment));
}

/** Reads the list of exact texts. @returns an empty list when the page with the list does not exist */
export function readExactStrings(repo: string): ExactString[] {
  const file = join(repo, exactStringsPage);
  return existsSync(file) ? exactStringsIn({ path: exactStringsPage, text: readFileSync(file, 'utf8') }) : [];
}

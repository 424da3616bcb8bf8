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
  /** File and line, such as `docs/requirements/exact-strings.md:12`. */
  readonly place: string;
}

/** Path of the list, relative to the repository. */
export const exactStringsPage = 'docs/requirements/exact-strings.md';

const row = /^\| *([A-Z]+-[\d.]+) *\| *`(.+?)` *\|(.*)\| *([^|]+?) *\|$/;

/** Returns the rows of the page. @throws Error that names a row which cannot be read */
export function exactStringsIn({ path, text }: SourceFile): ExactString[] {
  return text.split('\n').flatMap((line, index) => {
    if (!/^\| *[A-Z]+-\d/.test(line)) return [];
    const place = `${path}:${index + 1}`;
    const [, id, requirementText, code = '', packages = ''] = row.exec(line) ?? [];
    if (id === undefined || requirementText === undefined)
      throw new Error(`${place}: write the row as | ROOT-032 | \`Offline Mode\` |  | root-config |`);
    const codeTexts = [...code.matchAll(/`(.+?)`/g)].map(([, found = '']) => found);
    return {
      id,
      text: requirementText,
      inCode: codeTexts.length > 0 ? codeTexts : [requirementText],
      isFragment: code.trim().startsWith('contains'),
      packages: packages === '–' ? [] : packages.split(', '),
      place,
    };
  });
}

/** Returns a text with one form for all placeholders and without markup. */
export const comparableText = (text: string): string =>
  text.replace(/%(?:\d+\$)?[sd]|\{[^}]*\}/g, '{}').replace(/<\/?[a-z]+\s*\/?>/g, '');

/**
 * Returns a message for each listed text that a package does not have.
 * @param textsOf returns the translatable texts of a package
 */
export function missingTexts(list: readonly ExactString[], textsOf: (name: string) => readonly string[]): string[] {
  const textsByPackage = new Map<string, readonly string[]>();
  const comparableTexts = (name: string) => {
    const texts = textsByPackage.get(name) ?? textsOf(name).map(comparableText);
    textsByPackage.set(name, texts);
    return texts;
  };
  return list.flatMap(({ id, inCode, isFragment, packages, place }) =>
    packages.flatMap((name) =>
      inCode
        .filter((text) => {
          const isSame = (found: string) => (isFragment ? found.includes(text) : found === comparableText(text));
          return !comparableTexts(name).some(isSame);
        })
        .map((text) => `${place}: ${name} has no text "${text}". ${id} fixes it letter for letter: restore it.`),
    ),
  );
}

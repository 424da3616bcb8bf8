import type { SourceFile } from '../source-files';
import { child, isNode, parse, type SyntaxNode, textOf, walk } from '../syntax';
import type { Requirement } from './requirements';

/** A row of `docs/requirements/exact-strings.md`: a text that the product shows letter for letter. */
export interface ExactString {
  readonly id: string;
  /** As the requirement has it. */
  readonly text: string;
  /** As the code has it. */
  readonly inCode: readonly string[];
  /** Whether the code has more around it. */
  readonly isPart: boolean;
  /** Packages that show it; none for a value that is not shown as a text. */
  readonly packages: readonly string[];
  /** `docs/requirements/exact-strings.md:12`. */
  readonly place: string;
}

export const exactStringsPage = 'docs/requirements/exact-strings.md';

const row = /^\| *([A-Z]+-[\d.]+) *\| *`(.+?)` *\|(.*)\| *([^|]+?) *\|$/;

/** Returns the rows of the page. @throws Error that names a row which cannot be read */
export function exactStringsIn({ path, text }: SourceFile): ExactString[] {
  return text.split('\n').flatMap((line, index) => {
    if (!/^\| *[A-Z]+-\d/.test(line)) return [];
    const place = `${path}:${index + 1}`;
    const [, id, shown, code = '', packages = ''] = row.exec(line) ?? [];
    if (id === undefined || shown === undefined)
      throw new Error(`${place}: write the row as | ROOT-032 | \`Offline Mode\` |  | root-config |`);
    const other = [...code.matchAll(/`(.+?)`/g)].map(([, found = '']) => found);
    return {
      id,
      text: shown,
      inCode: other.length > 0 ? other : [shown],
      isPart: code.trim().startsWith('contains'),
      packages: packages === '–' ? [] : packages.split(', '),
      place,
    };
  });
}

/** Translated arguments of each function. */
const translated: Readonly<Record<string, readonly number[]>> = { __: [0], _x: [0], _n: [0, 1], _nx: [0, 1] };

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns an argument of a call; undefined when there is none. */
function argument({ arguments: all }: SyntaxNode, index: number): SyntaxNode | undefined {
  const item = listOf(all)[index];
  const isGiven = typeof item === 'object' && item !== null && 'expression' in item;
  return isGiven && isNode(item.expression) ? item.expression : undefined;
}

/** Returns the text of a node; undefined for anything that is not a plain text. */
function literal(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return textOf(node);
  const [only, ...others] = listOf(node?.quasis);
  return isNode(only) && others.length === 0 ? textOf(only, 'cooked') : undefined;
}

/** Returns the texts that files hand to `__`, `_n` and `_x`. */
export function translatedTexts(files: readonly SourceFile[]): string[] {
  const texts: string[] = [];
  for (const file of files.filter(({ text }) => /\b(?:__|_n|_x|_nx)\(/.test(text)))
    walk(parse(file), (node) => {
      const name = node.type === 'CallExpression' ? textOf(child(node, 'callee')) : undefined;
      const indexes = name !== undefined && Object.hasOwn(translated, name) ? translated[name] : undefined;
      for (const index of indexes ?? []) {
        const text = literal(argument(node, index));
        if (text !== undefined) texts.push(text);
      }
    });
  return texts;
}

/** Returns a text with one form for all placeholders and without markup. */
const comparable = (text: string) => text.replace(/%(?:\d+\$)?[sd]|\{[^}]*\}/g, '{}').replace(/<\/?[a-z]+\s*\/?>/g, '');

/**
 * Returns the listed texts that a package does not have.
 * @param textsOf the translated texts of a package
 */
export function missingTexts(list: readonly ExactString[], textsOf: (name: string) => readonly string[]): string[] {
  const known = new Map<string, readonly string[]>();
  const of = (name: string) => {
    const texts = known.get(name) ?? textsOf(name).map(comparable);
    known.set(name, texts);
    return texts;
  };
  return list.flatMap(({ id, inCode, isPart, packages, place }) =>
    packages.flatMap((name) =>
      inCode
        .filter((text) => !of(name).some((found) => (isPart ? found.includes(text) : found === comparable(text))))
        .map((text) => `${place}: ${name} has no text "${text}". ${id} fixes it letter for letter: put it back.`),
    ),
  );
}

/** Returns where requirements and list disagree on what is in quotation marks. */
export function listFaults(list: readonly ExactString[], requirements: readonly Requirement[]): string[] {
  const quoted = requirements.flatMap(({ id, text, place }) =>
    [...text.matchAll(/"([^"]+)"/g)].map(([, found = '']) => ({ id, text: found, place })),
  );
  const listed = new Set(list.map(({ text }) => text));
  return [
    ...quoted
      .filter(({ text }) => !listed.has(text))
      .map(
        ({ id, text, place }) =>
          `${place}: add "${text}" (${id}) to ${exactStringsPage}, or take the quotation marks away.`,
      ),
    ...list
      .filter(({ id, text }) => !quoted.some((other) => other.id === id && other.text === text))
      .map(
        ({ id, text, place }) => `${place}: ${id} does not have "${text}" in quotation marks. Correct one of the two.`,
      ),
  ];
}

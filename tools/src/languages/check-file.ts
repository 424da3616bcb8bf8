import pluralForms from '@tannin/plural-forms';
import { placeholdersOf } from '../catalogue/message';
import type { Finding } from '../common/check';
import { poPath } from './folder';
import { type Entry, type PoFile, readPo } from './po-file';

/** Returns the placeholders of a text with their numbers: `%1$s` and `%2$d` for `%s of %d`. */
const numbered = (text: string): string[] =>
  placeholdersOf(text).map((each, index) => (each.includes('$') ? each : `%${index + 1}$${each.slice(1)}`));

const tagsOf = (text: string): string[] => text.match(/<[^<>]*>/g) ?? [];

/** Returns the elements of `expected` that `actual` lacks. An element that is missing twice is in the result twice. */
function missingIn(actual: readonly string[], expected: readonly string[]): string[] {
  const unmatched = [...actual];
  return expected.filter((each) => {
    const index = unmatched.indexOf(each);
    if (index >= 0) unmatched.splice(index, 1);
    return index < 0;
  });
}

/** Returns whether the tags of a text are closed in order. */
function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const tag of tagsOf(text)) {
    if (tag.endsWith('/>')) continue;
    if (!tag.startsWith('</')) open.push(tag);
    else if (open.pop() !== tag.replace('/', '')) return false;
  }
  return open.length === 0;
}

/**
 * Returns what would break a screen: placeholders and tags that differ from the English text. Editors such as Poedit check spaces
 * and punctuation.
 * @param canOmitNumber whether the text is for one number only, as "one post"
 */
function problemsOf(english: string, text: string, canOmitNumber: boolean): string[] {
  const [expected, actual] = [numbered(english), numbered(text)];
  const isNumber = (placeholder: string) => placeholder.endsWith('d') || expected.length === 1;
  const missing = missingIn(actual, expected).filter((each) => !(canOmitNumber && isNumber(each)));
  const [tags, actualTags] = [tagsOf(english), tagsOf(text)];
  return [
    ...missing.map((each) => `lacks the placeholder ${each}`),
    ...missingIn(expected, actual).map((each) => `has the placeholder ${each}, which the text does not have`),
    ...missingIn(actualTags, tags).map((each) => `lacks the tag ${each}`),
    ...missingIn(tags, actualTags).map((each) => `has the tag ${each}, which the text does not have`),
    ...(isBalanced(english) && !isBalanced(text) ? ['has a tag without its partner'] : []),
  ];
}

/** Returns the numbers of plural forms, and the indexes of those that apply to exactly one number. */
function formsIn({ headers }: PoFile): { readonly count: number; readonly single: readonly number[] } {
  const [, count = '0', rule = '0'] =
    /nplurals *= *(\d+) *; *plural *= *([^;]+)/.exec(headers['Plural-Forms'] ?? '') ?? [];
  const formOf = pluralForms(rule);
  const used = Array.from({ length: 200 }, (_, number) => Number(formOf(number)));
  const single = used.filter((form, number) => used.indexOf(form) === number && used.lastIndexOf(form) === number);
  return { count: Number(count), single };
}

/** Returns the problems of a translation; none if the text is untranslated. */
function entryProblems({ text, plural, forms }: Entry, file: PoFile): string[] {
  if (forms.every((form) => form === '')) return [];
  const { count, single } = formsIn(file);
  const needed = plural === undefined ? 1 : count;
  if (forms.length !== needed || forms.includes('')) return [`needs ${needed} plural form(s)`];
  const problems = forms.flatMap((form, index) => {
    const isSingle = plural !== undefined && single.includes(index);
    return problemsOf(isSingle ? text : (plural ?? text), form, isSingle);
  });
  return [...new Set(problems)];
}

/**
 * Returns the problems of a language's file. Untranslated texts are not among them: screens show these texts in English, and
 * `npm run release` refuses them in shipped languages.
 * @param text content of the file
 */
export function checkFile(locale: string, text: string): Finding[] {
  const at = (problem: string, line = 1): Finding => ({ path: poPath(locale), line, problem });
  try {
    const file = readPo(text);
    if (file.headers.Language !== locale) return [at(`the header needs "Language: ${locale}"`)];
    const lines = text.split('\n');
    return file.entries.flatMap((entry) => {
      // A text of several lines starts with an empty line, so it has no line here.
      const line = lines.indexOf(`msgid ${JSON.stringify(entry.text)}`) + 1;
      return entryProblems(entry, file).map((problem) => at(`"${entry.text}" ${problem}`, line || 1));
    });
  } catch (error) {
    return [at(`cannot be read: ${error instanceof Error ? error.message : String(error)}`)];
  }
}

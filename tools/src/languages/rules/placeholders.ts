import { placeholdersOf } from '../../catalogue/message';
import type { Entry } from '../po-file';
import type { Rule } from './rule';

/** Returns the placeholders of a text with their numbers: `%1$s` and `%2$d` for `%s of %d`. */
const numbered = (text: string): string[] =>
  placeholdersOf(text).map((each, index) => (each.includes('$') ? each : `%${index + 1}$${each.slice(1)}`));

/** Returns the elements of `expected` that `actual` lacks. An element that is missing twice is in the result twice. */
export function missingIn(actual: readonly string[], expected: readonly string[]): string[] {
  const unmatched = [...actual];
  return expected.filter((each) => {
    const index = unmatched.indexOf(each);
    if (index >= 0) unmatched.splice(index, 1);
    return index < 0;
  });
}

/**
 * Returns whether a placeholder of a text with a plural is the number that selects the form: a `%d`, or a `%s` that no comment for
 * translators describes as something else.
 */
const isCount = ({ plural, notes }: Entry, placeholder: string): boolean =>
  plural !== undefined &&
  (placeholder.endsWith('d') || !notes.includes('translators:') || /\bnumber of|how many|\bcount\b/i.test(notes));

/** A translation has the placeholders of the English text, in any order. A plural form for one number may omit the number. */
export const placeholders: Rule = ({ entry, english, text, isSingle }) => {
  const [expected, actual] = [numbered(english), numbered(text)];
  const areNumbered = placeholdersOf(text).map((each) => each.includes('$'));
  const missing = missingIn(actual, expected).filter((each) => !(isSingle && isCount(entry, each)));
  // A single % is read as the start of a placeholder.
  const hasSinglePercent = text
    .replaceAll('%%', '')
    .replace(/%(?:\d+\$)?[sd]/g, '')
    .includes('%');
  // An English text without placeholders and %% is not formatted, so its translation would show %% as it is.
  const isFormat = expected.length > 0 || english.includes('%%');
  return [
    ...missing.map((each) => `lacks the placeholder ${each}`),
    ...missingIn(expected, actual).map((each) => `has the placeholder ${each}, which the text does not have`),
    ...(new Set(areNumbered).size > 1 ? ['mixes placeholders with and without numbers'] : []),
    ...(isFormat && hasSinglePercent ? ['has a single %; write %%'] : []),
  ];
};

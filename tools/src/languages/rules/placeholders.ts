import { placeholdersOf } from '../../catalogue/message';
import type { Entry } from '../po-file';
import type { Rule } from './rule';

/** Returns the placeholders of a text with their positions: `%1$s` and `%2$d` for `%s of %d`. */
const numbered = (text: string): string[] =>
  placeholdersOf(text).map((each, index) => (each.includes('$') ? each : `%${index + 1}$${each.slice(1)}`));

/** Returns the elements of a list that another list lacks, as often as each is missing. */
export function missingIn(present: readonly string[], expected: readonly string[]): string[] {
  const rest = [...present];
  return expected.filter((each) => {
    const index = rest.indexOf(each);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/** Returns whether a placeholder of a text with plural forms is the number that selects the form. */
const isCount = ({ plural, notes }: Entry, placeholder: string): boolean =>
  plural !== undefined &&
  (placeholder.endsWith('d') || !notes.includes('translators:') || /\bnumber of|how many|\bcount\b/i.test(notes));

/** A translation has the placeholders of the text, in any order. A form for a single number may omit the number. */
export const placeholders: Rule = ({ entry, english, text, isSingle }) => {
  const [expected, present] = [numbered(english), numbered(text)];
  const mixed = placeholdersOf(text).map((each) => each.includes('$'));
  const missing = missingIn(present, expected).filter((each) => !(isSingle && isCount(entry, each)));
  // A single % is read as the start of a placeholder.
  const hasSinglePercent = text
    .replaceAll('%%', '')
    .replace(/%(?:\d+\$)?[sd]/g, '')
    .includes('%');
  const isFormat = expected.length > 0 || english.includes('%%');
  return [
    ...missing.map((each) => `lacks the placeholder ${each}`),
    ...missingIn(expected, present).map((each) => `has the placeholder ${each}, which the text does not have`),
    ...(new Set(mixed).size > 1 ? ['mixes placeholders with and without numbers'] : []),
    ...(isFormat && hasSinglePercent ? ['has a single %; write %%'] : []),
  ];
};

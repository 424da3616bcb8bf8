import { missingIn } from './placeholders';
import type { Rule } from './rule';

const tagPattern = /<[^<>]*>/g;

const tagsOf = (text: string): string[] => text.match(tagPattern) ?? [];

/** Counts the angle brackets outside of tags. */
const strayBrackets = (text: string): number => text.replace(tagPattern, '').match(/[<>]/g)?.length ?? 0;

/** Returns the first tag that is not closed in order, or undefined. */
function unbalanced(tags: readonly string[]): string | undefined {
  const open: string[] = [];
  for (const each of tags) {
    if (each.endsWith('/>')) continue;
    if (!each.startsWith('</')) open.push(each);
    else if (open.pop() !== each.replace('/', '')) return each;
  }
  return open[0];
}

/** A translation has the tags of the English text, each closed, and no other markup. */
export const tags: Rule = ({ english, text }) => {
  const [expected, actual] = [tagsOf(english), tagsOf(text)];
  const unpaired = unbalanced(actual);
  return [
    ...missingIn(actual, expected).map((each) => `lacks the tag ${each}`),
    ...missingIn(expected, actual).map((each) => `has the tag ${each}, which the text does not have`),
    ...(unpaired !== undefined && unbalanced(expected) === undefined
      ? [`has the tag ${unpaired} without its partner`]
      : []),
    ...(strayBrackets(text) !== strayBrackets(english) ? ['does not have as many < and > as the text'] : []),
  ];
};

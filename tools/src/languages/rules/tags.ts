import { missingIn } from './placeholders';
import type { Rule } from './rule';

const tag = /<[^<>]*>/g;

const tagsOf = (text: string): string[] => text.match(tag) ?? [];

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

/** A translation has the tags of the text, each closed, and no other markup. */
export const tags: Rule = ({ english, text }) => {
  const [expected, present] = [tagsOf(english), tagsOf(text)];
  const unpaired = unbalanced(present);
  const rest = (value: string) => value.replace(tag, '').match(/[<>]/g)?.length ?? 0;
  return [
    ...missingIn(present, expected).map((each) => `lacks the tag ${each}`),
    ...missingIn(expected, present).map((each) => `has the tag ${each}, which the text does not have`),
    ...(unpaired !== undefined && unbalanced(expected) === undefined
      ? [`has the tag ${unpaired} without its partner`]
      : []),
    ...(rest(text) !== rest(english) ? ['does not have as many < and > as the text'] : []),
  ];
};

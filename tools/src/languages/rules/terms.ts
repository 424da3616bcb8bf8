import { termsIn } from '../glossary';
import { freeTerms } from '../marks';
import type { Rule } from './rule';

/** A translation has the words of the glossary, unless the translator marked the text: `# free: site`. */
export const terms: Rule = ({ entry, english, text }, { glossary }) => {
  const free = freeTerms(entry);
  const translation = text.toLowerCase();
  return termsIn(english, glossary)
    .filter(
      ({ term, translations }) =>
        !free.includes(term) && !translations.some((each) => translation.includes(each.toLowerCase())),
    )
    .map(({ term, translations }) => `needs ${translations.join(' or ')} for "${term}" (glossary)`);
};

import { termsIn } from '../glossary';
import { freeTerms } from '../marks';
import type { Rule } from './rule';

/** A translation uses the glossary, except for terms in a mark of the translator: `# free: site`. */
export const terms: Rule = ({ entry, english, text }, { glossary }) => {
  const ignoredTerms = freeTerms(entry);
  const translation = text.toLowerCase();
  return termsIn(english, glossary)
    .filter(
      ({ term, translations }) =>
        !ignoredTerms.includes(term) && !translations.some((each) => translation.includes(each.toLowerCase())),
    )
    .map(({ term, translations }) => `needs ${translations.join(' or ')} for "${term}" (glossary)`);
};

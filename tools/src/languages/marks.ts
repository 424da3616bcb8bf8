import type { Entry } from './po-file';

/* Marks that translators set as comments (`# same`). PO editors and msgmerge keep such comments. */

/** Mark of a text whose translation is the English text, such as the name of a product. */
const sameMark = 'same';

const freePattern = /^free: *(.+)$/;

const commentLines = (remarks: string): string[] => remarks.split('\n').map((line) => line.trim());

/** Returns whether a translator marked the English text as the translation. */
export const isMarkedSame = ({ remarks }: Pick<Entry, 'remarks'>): boolean => commentLines(remarks).includes(sameMark);

/** Returns the terms of the glossary that a translation need not follow: `# free: site, plan`. */
export const freeTerms = ({ remarks }: Pick<Entry, 'remarks'>): string[] =>
  commentLines(remarks).flatMap(
    (line) =>
      freePattern
        .exec(line)?.[1]
        ?.split(',')
        .map((term) => term.trim().toLowerCase()) ?? [],
  );

/** Returns whether a text has no words to translate, only placeholders, tags, numbers and signs. */
export const isWithoutWords = (text: string): boolean =>
  !/\p{L}/u.test(text.replace(/%(?:\d+\$)?[-+\d.]*[a-z%]|<[^<>]*>/gi, ''));

/** Returns whether each form of a text has a translation, and the translator did not mark it as uncertain (`fuzzy`). */
export const isTranslated = ({ forms, isFuzzy }: Pick<Entry, 'forms' | 'isFuzzy'>): boolean =>
  !isFuzzy && forms.length > 0 && forms.every((form) => form !== '');

/** Returns a translator's comments without these marks, for a text that needs a new translation. */
export const withoutMarks = (remarks: string): string =>
  commentLines(remarks)
    .filter((line) => line !== '' && line !== sameMark && !freePattern.test(line))
    .join('\n');

import { countText } from '../common/count-text';
import { formCount } from './locales';
import { isMarkedSame, isWithoutWords } from './marks';
import type { Entry } from './po-file';
import { blanks, controlCharacters, length, typography } from './rules/characters';
import { placeholders } from './rules/placeholders';
import type { Form, Language, Rule } from './rules/rule';
import { tags } from './rules/tags';
import { terms } from './rules/terms';

/** Rules for translations that differ from the English text. */
const rules: readonly Rule[] = [placeholders, tags, blanks, controlCharacters, length, typography, terms];

/** Returns the forms of a translation, each with its English counterpart. */
function formsOf(entry: Entry, { data }: Language): Form[] {
  return entry.forms.map((text, index) => {
    const isSingle = entry.plural !== undefined && data.singleForms.includes(index);
    return { entry, english: isSingle ? entry.text : (entry.plural ?? entry.text), text, isSingle };
  });
}

/** Returns whether all forms repeat the English text, and the text has words to translate. */
const isEnglish = ({ forms, text, plural }: Entry): boolean =>
  forms.every((form) => form === text || form === plural) && !isWithoutWords(text);

/** Returns the problems of a translation; none if the text is untranslated. */
export function checkEntry(entry: Entry, language: Language): string[] {
  if (entry.forms.every((form) => form === '')) return [];
  const count = entry.plural === undefined ? 1 : formCount(language.data.pluralForms);
  if (entry.forms.length !== count) return [`needs ${countText(count, 'plural form')}, not ${entry.forms.length}`];
  if (entry.forms.includes('')) return ['has plural forms without a text'];
  if (isMarkedSame(entry))
    return isEnglish(entry) || isWithoutWords(entry.text) ? [] : ['is marked "same" but differs'];
  if (isEnglish(entry)) return ['is the English text; translate it, or mark it: # same'];
  return [...new Set(formsOf(entry, language).flatMap((form) => rules.flatMap((rule) => rule(form, language))))];
}

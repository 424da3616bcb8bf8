import { countText } from '../common/count-text';
import { factsOf, formCount } from './locales';
import { isDone, isMarkedSame, isWithoutWords } from './marks';
import type { Entry } from './po-file';
import { blanks, controlCharacters, length, typography } from './rules/characters';
import { placeholders } from './rules/placeholders';
import type { Form, Language, Rule } from './rules/rule';
import { tags } from './rules/tags';
import { terms } from './rules/terms';

/** Rules for texts that differ from the English one. */
const rules: readonly Rule[] = [placeholders, tags, blanks, controlCharacters, length, typography, terms];

/** Returns the forms of a text, each with its English counterpart. */
function formsOf(entry: Entry, { locale }: Language): Form[] {
  const singles = factsOf(locale)?.singleForms ?? [];
  return entry.forms.map((text, index) => {
    const isSingle = entry.plural !== undefined && singles.includes(index);
    return { entry, english: isSingle ? entry.text : (entry.plural ?? entry.text), text, isSingle };
  });
}

const isEnglish = ({ forms, text, plural }: Entry): boolean =>
  forms.every((form) => form === text || form === plural) && !isWithoutWords(text);

/** Returns the problems of a translated text; none for an open text. */
export function checkEntry(entry: Entry, language: Language): string[] {
  if (entry.forms.every((form) => form === '')) return [];
  const count = entry.plural === undefined ? 1 : formCount(language.facts.pluralForms);
  if (entry.forms.length !== count) return [`needs ${countText(count, 'plural form')}, not ${entry.forms.length}`];
  if (!isDone({ ...entry, isFuzzy: false })) return ['has plural forms without a text'];
  if (isMarkedSame(entry))
    return isEnglish(entry) || isWithoutWords(entry.text) ? [] : ['is marked "same" but differs'];
  if (isEnglish(entry)) return ['is the English text; translate it, or mark it: # same'];
  return [...new Set(formsOf(entry, language).flatMap((form) => rules.flatMap((rule) => rule(form, language))))];
}

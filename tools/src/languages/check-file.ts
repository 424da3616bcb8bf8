import type { Finding } from '../common/check';
import { checkEntry } from './check-entry';
import type { Term } from './glossary';
import { factsOf } from './locales';
import { unknownLocale } from './merge';
import { lineOf, type PoFile, poPath, readPo } from './po-file';

/** The translation file of a language, and the glossary for its terms. */
export interface LanguageFile {
  readonly locale: string;
  /** Content of the file. */
  readonly text: string;
  readonly glossary: readonly Term[];
}

/** Returns a text in quotation marks, for a message. Shortens the text to 60 characters. */
const truncated = (text: string): string => `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`;

/** Returns the parsed file, or why it cannot be parsed. */
function parse(text: string): PoFile | string {
  try {
    return readPo(text);
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

const headerProblems = ({ headers }: PoFile, locale: string, pluralForms: string): string[] => [
  ...(headers.Language === locale
    ? []
    : [`the header has Language "${headers.Language ?? ''}" instead of "${locale}"`]),
  ...(headers['Plural-Forms']?.replace(/\s/g, '') === pluralForms.replace(/\s/g, '')
    ? []
    : [`the header has other Plural-Forms than "${pluralForms}"`]),
  ...(/charset=utf-8/i.test(headers['Content-Type'] ?? '') ? [] : ['the header lacks charset=utf-8']),
];

/**
 * Returns the problems of a language's file, with file and line. Untranslated texts are not among them: screens show these texts
 * in English, and `npm run release` refuses them in shipped languages.
 */
export function checkFile({ locale, text, glossary }: LanguageFile): Finding[] {
  const path = poPath(locale);
  const data = factsOf(locale);
  if (!data) return [{ path, line: 1, problem: unknownLocale(locale) }];
  const file = parse(text);
  if (typeof file === 'string') return [{ path, line: 1, problem: file }];
  const headerFindings = headerProblems(file, locale, data.pluralForms).map((problem) => ({ path, line: 1, problem }));
  if (headerFindings.length > 0) return headerFindings;
  return file.entries.flatMap((entry) => {
    const problems = checkEntry(entry, { locale, data, glossary });
    return problems.map((problem) => ({
      path,
      line: lineOf(text, entry),
      problem: `${truncated(entry.text)} ${problem}`,
    }));
  });
}

import type { Check, Finding } from '../../../common/check';
import type { SourceFile } from '../../../common/source-files';
import { type Exception, exceptions } from './exceptions';
import type { Fragment } from './fragment';
import { fragmentsOf } from './fragments';
import { vocabulary } from './vocabulary';

const isExcepted = (allowed: readonly Exception[], path: string, word: string): boolean =>
  allowed.some((each) => each.path.test(path) && (!each.words || each.words.includes(word.toLowerCase())));

/** Returns a word for a message: on one line, truncated to 40 characters. */
const shortened = (word: string): string => {
  const line = word.replace(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 40).trimEnd()}…` : line;
};

/** Makes each space of a pattern match any white space, so that a phrase can continue on the next line. */
const acrossLines = (pattern: RegExp): RegExp =>
  // A space in a character class, such as `[ -]`, stays.
  new RegExp(pattern.source.replace(/(?<!\[) (?!-)/g, '\\s+'), pattern.flags);

const rules = vocabulary.map((word) => ({ ...word, pattern: acrossLines(word.pattern) }));

function wordsInFragment({ kind, text, line }: Fragment) {
  return rules
    .filter(({ kinds }) => kinds.includes(kind))
    .flatMap(({ pattern, advice }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
        word: found,
        line: line + text.slice(0, index).split('\n').length - 1,
        problem: `"${shortened(found)}": ${advice}`,
      })),
    );
}

/**
 * Returns the words of one file that the project does not use, sorted by line.
 * @param isExact whether the requirements fix a text letter for letter
 */
export function wordsIn(file: SourceFile, isExact: (text: string) => boolean, allowed = exceptions): Finding[] {
  if (allowed.some(({ path, words }) => !words && path.test(file.path))) return [];
  return fragmentsOf(file)
    .filter(({ kind, text }) => !(kind === 'text' && isExact(text)))
    .flatMap(wordsInFragment)
    .filter(({ word }) => !isExcepted(allowed, file.path, word))
    .map(({ line, problem }) => ({ path: file.path, line, problem }))
    .sort((one, other) => one.line - other.line);
}

/**
 * Texts, comments, documents, test titles and names use plain words.
 * @param isExact whether the requirements fix a text letter for letter
 */
export const words = (isExact: (text: string) => boolean): Check => ({
  rule: 'words',
  advice:
    'Use another word. If the word has to stay, add its file and the reason to tools/src/checks/texts/words/exceptions.ts.',
  run: (files) => files.flatMap((file) => wordsIn(file, isExact)),
});

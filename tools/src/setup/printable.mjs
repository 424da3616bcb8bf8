import { inspect } from 'node:util';

/*
 * For printing texts from other sources, such as responses of sites, registries, reports and server logs. Control characters in
 * these texts could move the cursor of a terminal, and so remove or forge lines.
 */

/** Control and format characters (such as those that change the direction of text), separators of lines, and lone surrogates. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** @param {string} character */
const escaped = (character) =>
  Array.from(character.split(''), (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

/**
 * Returns a text as one line, with escapes such as `\u001b` in place of control characters. JSON in one line stays valid
 * and has the same meaning.
 * @param {string} text
 */
export const printableLine = (text) => text.replace(unprintable, escaped);

/**
 * Returns a text of several lines with escapes in place of control characters, except line breaks and tabs.
 * @param {string} text
 */
export const printableLines = (text) =>
  text
    .replace(/\r\n/g, '\n')
    .replace(unprintable, (character) => (character === '\n' || character === '\t' ? character : escaped(character)));

/**
 * Lets a command complete its work when the reader of its output ends early, as `head` does. Otherwise, Node would end the process
 * with an error and a stack.
 */
export function ignoreClosedOutput() {
  const ignore = (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EPIPE') throw error;
  };
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignore);
}

/**
 * Prints the message of an error, which can contain the output of a server.
 * @param {unknown} error
 */
export const printError = (error) =>
  console.error(printableLines(error instanceof Error ? error.message : inspect(error)));

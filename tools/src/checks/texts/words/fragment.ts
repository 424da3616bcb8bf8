/**
 * `prose`: the text of a document. `text`: a string with several words. `title`: the title of a test. `path`: the path of the file.
 */
export type FragmentKind = 'comment' | 'prose' | 'text' | 'title' | 'identifier' | 'path';

/** A piece of a file that people read. */
export interface Fragment {
  readonly kind: FragmentKind;
  readonly text: string;
  /** First line of the fragment, from 1. */
  readonly line: number;
}

/** Returns a name in kebab-case, such as `server-value` for `serverValue` and `SERVER_VALUE`. */
export const kebabCase = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

/** Returns a text in which spaces replace everything that a pattern does not match. Line numbers stay the same. */
export function blankExcept(text: string, pattern: RegExp): string {
  let end = 0;
  const blank = (piece: string) => piece.replace(/[^\n]/g, ' ');
  const pieces = [...text.matchAll(pattern)].map(({ 0: found, index }) => {
    const piece = blank(text.slice(end, index)) + found;
    end = index + found.length;
    return piece;
  });
  return pieces.join('') + blank(text.slice(end));
}

/** Returns comments without their marks; line numbers stay the same. */
export const withoutMarks = (comments: string): string =>
  comments.replace(/^\s*(?:\/\*+|\*\/|\*(?!\/)|\/\/|#+)|\/\*+|\*+\/|\/\//gm, (mark) => mark.replace(/\S/g, ' '));

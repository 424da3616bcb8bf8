/** A use of a translatable text in the code. */
export interface Message {
  /** Text in the source language; the singular of a text with a plural. */
  readonly text: string;
  readonly plural?: string;
  /** Context, which distinguishes equal texts. */
  readonly context?: string;
  /** Comment for translators, without the word `translators:`. */
  readonly comment?: string;
  /** Path relative to the repository. */
  readonly path: string;
  readonly line: number;
}

/** A call whose text the catalogue cannot contain, because it is not a literal. */
export interface UnreadableCall {
  readonly path: string;
  readonly line: number;
  /** Description of the problem, in a few words. */
  readonly problem: string;
}

/** The messages of one or more files, and the calls whose texts cannot be read. */
export interface Messages {
  readonly messages: readonly Message[];
  readonly unreadable: readonly UnreadableCall[];
}

/** Positions of the arguments of a translating function. */
export interface Signature {
  readonly plural?: number;
  readonly context?: number;
  /** PHP only. */
  readonly domain?: number;
}

/** Returns a comment without its marks and without `translators:`, on one line. */
export const commentText = (comment: string): string =>
  comment
    .replace(/^\/\*+|\*+\/$|^\/\/|^#/g, '')
    .replace(/\s*\n\s*\*?\s*/g, ' ')
    .trim()
    .replace(/^translators:\s*/i, '');

/** Matches a comment for translators in JavaScript, as a block or on one line. */
export const commentPattern = /\/\*+\s*translators:[\s\S]*?\*\/|\/\/\s*translators:.*/gi;

const placeholder = /%(?:\d+\$)?[sd]/g;

/** Returns the placeholders of a text, such as `%s` or `%1$s`, in order of appearance. */
export const placeholdersOf = (text: string): string[] => text.replaceAll('%%', '').match(placeholder) ?? [];

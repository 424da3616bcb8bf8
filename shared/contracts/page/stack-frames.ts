/** Folder of an area, of the root or of the embed script. */
const folderPattern = '(?:mf-[a-z]+(?:-[a-z]+){0,3}|root-config|embed)';
const versionPattern = String.raw`\d{1,5}(?:\.\d{1,5}){0,2}(?:-[0-9a-f]{2,8})?`;
const filePattern = String.raw`(?:[a-z]{1,20}\d{0,2}(?:-[a-z0-9]{1,16}){0,4}|\d{1,5})\.js`;

/** Matches a position in a file of a release; a query after the file name is not captured. */
const positionPattern = () =>
  new RegExp(
    `(?<=/|^|\\s)(${folderPattern}/${versionPattern}/${filePattern})(?:\\?[^\\s:]{0,200})?:(\\d{1,7}):(\\d{1,7})`,
    'g',
  );

/** A position in a built file. */
export interface StackFrame {
  /** `mf-settings/0.3.0-5e6f7a8b/security.js`, relative to the set. */
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
  /** Counts from 1. */
  readonly column: number;
}

/** Returns the positions in files of the set that a text names, in the order of the text. Works for the stacks of all browsers. */
export const stackFrames = (text: string): StackFrame[] =>
  [...text.matchAll(positionPattern())].map(([, file = '', line, column]) => ({
    file,
    line: Number(line),
    column: Number(column),
  }));

/** Maximum number of frames in a report. The function that threw is in the first one. */
const maxFrames = 6;
/** Maximum length of a chain of causes. */
const maxCauses = 4;

/**
 * Returns the positions where an error was thrown, for a support report: `mf-settings/0.3.0-5e6f7a8b/security.js:1:20345`. Contains
 * only files of the set, without host, query and function names. Empty for a value that is not an error, or whose stack names no such file.
 */
export function stackOf(error: unknown): string[] {
  const positionsByCause: string[][] = [];
  let cause = error;
  for (let depth = 0; cause instanceof Error && depth < maxCauses; depth += 1) {
    const stack = typeof cause.stack === 'string' ? cause.stack : '';
    // Leave out the message, which can contain anything.
    const frames = stackFrames(stack.replace(cause.message, ''));
    positionsByCause.unshift(frames.slice(0, maxFrames).map(({ file, line, column }) => `${file}:${line}:${column}`));
    cause = cause.cause;
  }
  // The innermost cause is the original error.
  return positionsByCause.find((positions) => positions.length > 0) ?? [];
}

/** Messages of programs, each with an explanation for the user. The first match counts. */
const causes = /** @type {const} */ ([
  [/ENOSPC|No space left on device/, () => 'The disk is full: free some space and run npm test again.'],
  [/EADDRINUSE[^\n]*?:(\d+)/, (/** @type {string} */ port) => `Port ${port} is in use: stop the program that uses it.`],
  [
    /browserType\.launch|Failed to launch the browser|Target page, context or browser has been closed[^\n]*\n[^\n]*Browser logs/,
    () => 'Chromium did not start: name another one in FLIGHTDECK_CHROMIUM.',
  ],
  [
    /Cannot find module '[^']*node_modules|Cannot find package '/,
    () => 'A package is missing: remove node_modules and run npm test again.',
  ],
  [
    /ENOMEM|JavaScript heap out of memory/,
    () => 'There was not enough memory: close other programs and run npm test again.',
  ],
]);

/**
 * Explains why a program failed.
 * @param {string} output of a program that failed
 * @returns {string | undefined} one sentence with cause and remedy; undefined when no message in the output is known
 */
export function causeOf(output) {
  for (const [pattern, explanation] of causes) {
    const match = pattern.exec(output);
    if (match) return explanation(match[1] ?? '');
  }
  return undefined;
}

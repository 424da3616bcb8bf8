/** Known in what programs say, and said to the user in one sentence. The first that fits wins. */
const causes = /** @type {const} */ ([
  [/ENOSPC|No space left on device/, () => 'The disk is full: free some space and run it again.'],
  [/EADDRINUSE[^\n]*?:(\d+)/, (/** @type {string} */ port) => `Port ${port} is taken: end what listens there.`],
  [
    /browserType\.launch|Failed to launch the browser|Target page, context or browser has been closed[^\n]*\n[^\n]*Browser logs/,
    () => 'Chromium did not start: name another one in FLIGHTDECK_CHROMIUM.',
  ],
  [
    /Cannot find module '[^']*node_modules|Cannot find package '/,
    () => 'A package is missing: remove node_modules and run it again.',
  ],
  [/ENOMEM|JavaScript heap out of memory/, () => 'There was not enough memory: end other programs and run it again.'],
]);

/**
 * @param {string} output of a program that failed
 * @returns {string | undefined} one sentence: what was in the way and what to do; undefined when it is nothing of the machine
 */
export function causeOf(output) {
  for (const [pattern, sentence] of causes) {
    const found = pattern.exec(output);
    if (found) return sentence(found[1] ?? '');
  }
  return undefined;
}

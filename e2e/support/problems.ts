import type { BrowserContext } from '@playwright/test';

/** Problems in the pages of a test: errors, policy violations and requests to unlisted origins. */
export interface Problems {
  /** Expects problems that match a pattern. At least one must happen, or the expectation is outdated. */
  expect(pattern: RegExp): void;
  /** Allows problems that match a pattern, for tests with many states. They need not happen. */
  allow(pattern: RegExp): void;
  /** Returns the problems that were neither expected nor allowed, and the expected problems that did not happen. */
  mismatches(): string[];
}

/** Prints every policy violation as an error: Chromium prints those of a report-only policy as information, which tests ignore. */
const reportViolations = () => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    console.error(`Policy violated: ${violatedDirective} by ${blockedURI} at ${sourceFile}:${lineNumber}`);
  });
};

/** Returns an error as text. Some errors, such as syntax errors, have no stack. */
const textOf = ({ name, message, stack }: Error) => stack || `${name}: ${message}`;

/**
 * Watches all pages of a context for problems: errors in the console, uncaught errors, violations of the content security
 * policy, and requests to other origins than those that `origins` returns.
 */
export async function watchProblems(context: BrowserContext, origins: () => readonly string[]): Promise<Problems> {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  /** Addresses that the page has requested with HEAD, to find the cause of a failure. Such a request may fail too. */
  const probes = new Set<string>();
  const isProbe = (problem: string) =>
    problem.startsWith('console: Failed to load resource') && [...probes].some((url) => problem.endsWith(`(${url})`));
  await context.addInitScript(reportViolations);
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    seen.push(`console: ${message.text()}${url ? ` (${url})` : ''}`);
  });
  context.on('weberror', (error) => seen.push(`uncaught: ${textOf(error.error())}`));
  context.on('request', (request) => {
    const url = request.url();
    const { protocol, origin } = new URL(url);
    if (request.method() === 'HEAD') probes.add(url);
    if (protocol.startsWith('http') && !origins().includes(origin)) seen.push(`foreign request: ${url}`);
  });
  return {
    expect: (pattern) => expected.push(pattern),
    allow: (pattern) => allowed.push(pattern),
    mismatches: () => [
      ...seen.filter(
        (problem) => ![...expected, ...allowed].some((pattern) => pattern.test(problem)) && !isProbe(problem),
      ),
      ...expected
        .filter((pattern) => !seen.some((problem) => pattern.test(problem)))
        .map((pattern) => `expected, but did not happen: ${pattern}`),
    ],
  };
}

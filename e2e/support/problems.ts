import type { BrowserContext } from '@playwright/test';

/** Unexpected errors in the pages of a test. */
export interface Problems {
  /** Problems of this kind belong to the test; at least one must come, or the expectation is stale. */
  expect(pattern: RegExp): void;
  /** Problems of this kind may come; a test that walks over many states says so. */
  allow(pattern: RegExp): void;
  /** Returns the errors that were not allowed. */
  complaints(): string[];
}

/** Told by the page itself, since a report-only or swallowed violation prints nothing. */
const tellViolations = () => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    console.error(`Policy violated: ${violatedDirective} by ${blockedURI} at ${sourceFile}:${lineNumber}`);
  });
};

/** The browser gives some errors, such as those of syntax, no stack. */
const textOf = ({ name, message, stack }: Error) => stack || `${name}: ${message}`;

/**
 * Watches all pages of a context: errors in the console, uncaught errors, violations of the content policy, requests to
 * anybody but the origins given.
 */
export async function watchProblems(context: BrowserContext, origins: () => readonly string[]): Promise<Problems> {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  await context.addInitScript(tellViolations);
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    seen.push(`console: ${message.text()}${url ? ` (${url})` : ''}`);
  });
  context.on('weberror', (error) => seen.push(`uncaught: ${textOf(error.error())}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !origins().includes(origin)) seen.push(`foreign request: ${request.url()}`);
  });
  return {
    expect: (pattern) => expected.push(pattern),
    allow: (pattern) => allowed.push(pattern),
    complaints: () => [
      ...seen.filter((problem) => ![...expected, ...allowed].some((pattern) => pattern.test(problem))),
      ...expected
        .filter((pattern) => !seen.some((problem) => pattern.test(problem)))
        .map((pattern) => `expected and did not come: ${pattern}`),
    ],
  };
}

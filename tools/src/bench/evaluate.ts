import type { CDPSession } from '@playwright/test';

/**
 * Runs an expression in the page. Playwright's `evaluate` would first run a large script in the page, which is a long task.
 * @returns the value, or the value of its promise
 * @throws Error with the message of the exception in the page
 */
export async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

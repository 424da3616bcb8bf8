import type { CDPSession } from '@playwright/test';

/**
 * Runs an expression in the page, without the driver's own script, which is a long task at its first use.
 * @throws Error with the message of the page
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

/** Scrolls to an element and returns its middle. @throws Error when the page lacks it */
async function middleOf(session: CDPSession, selector: string): Promise<{ x: number; y: number }> {
  const found = await evaluate(
    session,
    `(async () => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element?.scrollIntoView({ block: 'center' });
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
      const { x, y, width, height } = element?.getBoundingClientRect() ?? { width: 0 };
      return width > 0 ? [x + width / 2, y + height / 2] : null;
    })()`,
  );
  const [x, y]: unknown[] = Array.isArray(found) ? found : [];
  if (typeof x !== 'number' || typeof y !== 'number') throw new Error(`The page has no ${selector}.`);
  return { x, y };
}

/** Presses an element as a mouse does, after the pointer has rested on it for some ms. */
export async function press(session: CDPSession, selector: string, hoverTime = 0): Promise<void> {
  const position = await middleOf(session, selector);
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...position });
  await new Promise((resolve) => setTimeout(resolve, hoverTime));
  const button = { button: 'left', clickCount: 1, ...position } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}

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

/** Scrolls to an element and returns its center. @throws Error when the element is missing or hidden */
async function centerOf(session: CDPSession, selector: string): Promise<{ x: number; y: number }> {
  const center = await evaluate(
    session,
    `(async () => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element?.scrollIntoView({ block: 'center' });
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
      const box = element?.getBoundingClientRect();
      return box?.width > 0 ? [box.x + box.width / 2, box.y + box.height / 2] : null;
    })()`,
  );
  const [x, y]: unknown[] = Array.isArray(center) ? center : [];
  if (typeof x !== 'number' || typeof y !== 'number') throw new Error(`The page shows no ${selector}.`);
  return { x, y };
}

/**
 * Clicks an element with the mouse.
 * @param hoverTime time in ms for which the pointer rests on the element before the click
 * @throws Error when the element is missing or hidden
 */
export async function click(session: CDPSession, selector: string, hoverTime = 0): Promise<void> {
  const position = await centerOf(session, selector);
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...position });
  await new Promise((resolve) => setTimeout(resolve, hoverTime));
  const button = { button: 'left', clickCount: 1, ...position } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}

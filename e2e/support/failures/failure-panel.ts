import type { Locator, Page } from '@playwright/test';
import { panel } from '../dashboard';
import { expect } from '../test';

/** Expected content of a failure panel. */
export interface ExpectedFailure {
  /** Heading, which says what is not available. */
  readonly title: string | RegExp;
  readonly cause: string | RegExp;
  /** Advice for the user. */
  readonly remedy: string | RegExp;
  /** Code of the failure, in the details. */
  readonly code: string;
}

/** Expects a failure panel with cause and remedy visible, and the code in the details. */
export async function expectFailure(
  page: Page,
  { title, cause, remedy, code }: ExpectedFailure,
  timeout?: number,
): Promise<void> {
  const failure = panel(page, title);
  await expect(failure).toBeVisible(timeout === undefined ? {} : { timeout });
  await expect(failure.getByRole('definition')).toContainText([cause, remedy]);
  const details = failure.getByRole('group');
  // The details can still be open from an earlier failure.
  if ((await details.getAttribute('open')) === null) await details.getByText('Details for support').click();
  await expect(details).toContainText(code);
}

/** The Retry button of a failure panel. */
export const retryButton = (page: Page, title: string | RegExp): Locator =>
  panel(page, title).getByRole('button', { name: 'Retry', exact: true });

/** Longer than the time limit of a file (60 s), in ms. */
const pastFileTimeLimit = 60_500;

/**
 * Advances the clock by more than the time limit of files, repeatedly until the panel shows, because a time limit can begin
 * after the clock has moved. Waits after each move, so that other files can arrive within their time limits.
 */
export const passTimeUntil = (page: Page, title: string): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(pastFileTimeLimit);
    await expect(panel(page, title)).toBeVisible({ timeout: 8_000 });
  }).toPass();

/** Counts requests for a file from now on. @param pathEnd end of its path @returns a function that returns the count so far */
export function countRequests(page: Page, pathEnd: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(pathEnd)) count += 1;
  });
  return () => count;
}

/** Title of the failure panel that replaces the cards of `mf-connection`. */
export const connectionsDown = 'Connections is not available';
/** Title of the failure panel that replaces At a Glance. */
export const dashboardDown = 'At A Glance is not available';

import type { Locator, Page } from '@playwright/test';
import { panel } from '../dashboard';
import { expect } from '../test';

export interface ExpectedFailure {
  /** Heading: the part that does not work. */
  readonly title: string | RegExp;
  /** Cause. */
  readonly cause: string | RegExp;
  /** Advice to the reader. */
  readonly remedy: string | RegExp;
  /** Code of the catalogue, in the details. */
  readonly code: string;
}

/** Expects a failure panel with cause and remedy visible, and the code in the details. */
export async function expectFailure(
  page: Page,
  { title, cause, remedy, code }: ExpectedFailure,
  timeout?: number,
): Promise<void> {
  const found = panel(page, title);
  await expect(found).toBeVisible(timeout === undefined ? {} : { timeout });
  await expect(found.getByRole('definition')).toContainText([cause, remedy]);
  const details = found.getByRole('group');
  // A second failure can leave the first one's details open.
  if ((await details.getAttribute('open')) === null) await details.getByText('Details for support').click();
  await expect(details).toContainText(code);
}

/** The Retry button of a failure panel. */
export const retry = (page: Page, title: string | RegExp): Locator =>
  panel(page, title).getByRole('button', { name: 'Retry', exact: true });

/**
 * Advances the clock until the panel shows, because a time limit can begin shortly after the clock was moved. Waits between
 * two moves so that other files can arrive and do not exceed their time limits too.
 */
export const passTimeUntil = (page: Page, title: string): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(60_500);
    await expect(panel(page, title)).toBeVisible({ timeout: 8_000 });
  }).toPass();

/** Counts requests for a file from now on. */
export function countRequests(page: Page, end: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(end)) count += 1;
  });
  return () => count;
}

/** Titles of the failure panels, by area. */
export const connectionsDown = 'Connections is not available';
export const dashboardDown = 'At A Glance is not available';

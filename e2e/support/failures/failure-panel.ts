import type { Locator, Page } from '@playwright/test';
import { panel } from '../dashboard';
import { expect } from '../test';

const tryAgain = 'Try again. If the problem continues, ask a site administrator.';
const redeploy = (area: string) => `Ask your developer or host to redeploy ${area}.`;

/** Cause and advice for the user, by the code of the failure. Texts with values need the argument `cause`. */
const knownFailures: Readonly<Record<string, { readonly cause?: string; readonly remedy: (area: string) => string }>> =
  {
    'area-script': {
      cause:
        "A file of the area couldn't be loaded. A browser extension such as an ad blocker may have blocked it, a proxy or optimizer may have changed it, or it's missing on the server.",
      remedy: () =>
        'Try again. If the problem continues, turn off ad blockers for this site, or ask a site administrator.',
    },
    'area-timeout': { cause: 'A file of the area took too long to load.', remedy: () => tryAgain },
    'area-truncated': { cause: 'The first file of the area is incomplete.', remedy: () => tryAgain },
    'area-start': { cause: 'The area failed to start.', remedy: redeploy },
    'area-mount': { cause: 'An error in the area stopped it.', remedy: () => tryAgain },
    'area-export': { cause: "The area doesn't contain the parts that it lists.", remedy: redeploy },
    'area-unknown': { remedy: redeploy },
    'area-ranges': { remedy: redeploy },
    'area-incompatible': {
      remedy: (area) => `Ask your developer or host to update the page, or to rebuild and redeploy ${area}.`,
    },
    'rest-refused': { cause: 'There has been a critical error on this website.', remedy: () => tryAgain },
  };

/** Title of the panel in place of a part or area that could not be loaded. */
export const unavailable = (name: string): string => `${name} is not available`;

/** Title of the panel in place of a part that has stopped with an error. */
export const stopped = (name: string): string => `${name} stopped working`;

/** The end of each such title. */
export const anyUnavailable = /is not available$/;
export const anyStopped = /stopped working$/;

/** Expected content of a failure panel. */
export interface ExpectedFailure {
  /** Heading, which says what is not available. */
  readonly title: string | RegExp;
  /** Code of the failure, in the details. */
  readonly code: string;
  /** Area in the advice. */
  readonly area?: string;
  /** Default: the cause of the code. */
  readonly cause?: string | RegExp;
  /** Advice for the user. Default: the advice of the code. */
  readonly remedy?: string | RegExp;
}

/** Expects a failure panel with cause and remedy visible, and the code in the details. */
export async function expectFailure(page: Page, expected: ExpectedFailure): Promise<void> {
  const { title, code, area = '', cause = knownFailures[code]?.cause } = expected;
  const remedy = expected.remedy ?? knownFailures[code]?.remedy(area);
  if (cause === undefined || remedy === undefined) throw new Error(`The test names no cause or remedy for ${code}.`);
  const failure = panel(page, title);
  await expect(failure).toBeVisible();
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
export const connectionsDown = unavailable('Connections');
/** Title of the failure panel that replaces At a Glance. */
export const dashboardDown = unavailable('At A Glance');

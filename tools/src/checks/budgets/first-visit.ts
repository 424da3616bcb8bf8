import { launch, visitor } from '../../bench/browser';
import { dashboardOf } from '../../bench/dashboard';
import { codeOf, open, packed, shownAt } from '../../bench/load';
import { signIn, startSite } from '../../bench/site';

/** A script or style sheet that the browser loaded. */
export interface LoadedFile {
  /** Relative to the folder of published files. */
  readonly file: string;
  /** Size as it travels: brotli. */
  readonly bytes: number;
  /** Whether it was asked for before the first card had a box: what competes with that card for the line. */
  readonly isBeforeCard: boolean;
}

/**
 * Watches a browser open `#/dashboard` of a connected site for the first time, without a touch, until all its cards are
 * live and the network is at rest: the shell and the cards that come late included.
 * @returns every script and style sheet of ours, in the order in which they were asked for
 */
export async function firstVisit(): Promise<LoadedFile[]> {
  const site = await startSite();
  const browser = await launch();
  try {
    const context = await visitor(browser);
    await signIn(context, site.origin);
    const target = dashboardOf(site.origin);
    const { page, session, network } = await open(context, target, 1);
    const firstCard = await shownAt(page, session);
    return codeOf(target, network.requests).map(({ url, start }) => ({
      file: target.nameOf(url),
      bytes: packed(target.fileOf(url)),
      isBeforeCard: start < firstCard,
    }));
  } finally {
    await browser.close();
    await site.stop();
  }
}

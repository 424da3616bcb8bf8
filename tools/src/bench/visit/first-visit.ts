import { dashboardPage } from '../screens/dashboard';
import { logIn, startSite } from '../screens/site';
import { launch, newVisitor } from './browser';
import { brotliSize, codeOf, firstCardTime, openPage } from './load';

/** A script or style sheet that the browser loaded. */
export interface LoadedFile {
  /** Path relative to the set. */
  readonly file: string;
  /** Transferred size: brotli. */
  readonly bytes: number;
  /** Whether it was requested before the first card was visible, and so delayed that card. */
  readonly isBeforeCard: boolean;
}

/**
 * Opens `#/dashboard` of a connected site in a browser for the first time, and waits without interaction until all cards have
 * loaded and the network is idle. This includes the shell and cards that load late. `size-limit` adds up named files; it can't say
 * which of them a page requests before its first card.
 * @returns every script and style sheet of ours, in the order of the requests
 */
export async function firstVisit(): Promise<LoadedFile[]> {
  const site = await startSite();
  const browser = await launch();
  try {
    const context = await newVisitor(browser);
    await logIn(context, site.origin);
    const target = dashboardPage(site.origin);
    const { page, session, network } = await openPage(context, target, 1);
    const firstCard = await firstCardTime(page, session);
    return codeOf(target, network.requests).map(({ url, start }) => ({
      file: target.publishedPath(url),
      bytes: brotliSize(target.fileOf(url)),
      isBeforeCard: start < firstCard,
    }));
  } finally {
    await browser.close();
    await site.stop();
  }
}

import { dashboardPage } from '../screens/dashboard';
import { logIn, startSite } from '../screens/site';
import { launch, newVisitor } from './browser';
import { brotliSize, codeOf, firstCardTime, openPage } from './load';

/** A script or style sheet that the browser loaded. */
export interface LoadedFile {
  /** Path relative to the set. */
  readonly file: string;
  /** Size of the brotli copy, which is transferred. */
  readonly bytes: number;
  /** Whether it was requested before the first card was visible, and so delayed that card. */
  readonly isBeforeCard: boolean;
}

/**
 * Opens `#/dashboard` of a connected site in a browser for the first time, and waits without interaction until all cards have
 * loaded and the network is idle. The files include those of the shell and of cards that load late. Existing tools such as size-limit add up the sizes
 * of listed files, and do not know which files a page requests before its first card.
 * @returns our scripts and style sheets, in the order of their requests
 */
export async function firstVisit(): Promise<LoadedFile[]> {
  const site = await startSite();
  const browser = await launch();
  try {
    const context = await newVisitor(browser);
    await logIn(context, site.origin);
    const target = dashboardPage(site.origin);
    const { page, session, network } = await openPage(context, target, 1);
    const firstCardVisible = await firstCardTime(page, session);
    return codeOf(target, network.requests).map(({ url, start }) => ({
      file: target.publishedPath(url),
      bytes: brotliSize(target.fileOf(url)),
      isBeforeCard: start < firstCardVisible,
    }));
  } finally {
    await browser.close();
    await site.stop();
  }
}

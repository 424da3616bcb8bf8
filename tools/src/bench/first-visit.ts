import { statSync } from 'node:fs';
import { join } from 'node:path';
import { repo } from '../common/repo';
import { launch, newVisitor } from './browser';
import { metricOf, openPage } from './open-page';
import { logIn, startSite } from './site';
import { dashboardPage } from './targets';

/** A script or style sheet that the browser loaded. */
export interface LoadedFile {
  /** Path relative to the set. */
  readonly file: string;
  /** Size of the brotli copy, which is transferred. */
  readonly bytes: number;
  /** Whether it was requested before the first card was visible, and so delayed that card. */
  readonly isBeforeCard: boolean;
}

const setPath = '/wp-content/plugins/flightdeck/set/';

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
    const { session, network, firstCardVisible } = await openPage(context, dashboardPage(site.origin), 1);
    // In seconds on the browser's clock, as in the requests.
    const firstCardTime = ((await metricOf(session, 'NavigationStart')) ?? 0) + firstCardVisible / 1000;
    return network.requests.flatMap(({ url, type, start }) => {
      const { pathname } = new URL(url);
      if (!pathname.startsWith(setPath) || !['Script', 'Stylesheet'].includes(type)) return [];
      const file = pathname.slice(setPath.length);
      const { size } = statSync(join(repo, 'build/set', `${file}.br`));
      return [{ file, bytes: size, isBeforeCard: start < firstCardTime }];
    });
  } finally {
    await browser.close();
    await site.stop();
  }
}

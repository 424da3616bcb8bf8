import { statSync } from 'node:fs';
import { join } from 'node:path';
import { launch, newVisitor } from '../../bench/browser';
import { logIn, startSite } from '../../bench/site';
import { repo } from '../../common/repo';

/** A script or style sheet that the browser loaded. */
export interface LoadedFile {
  /** Path relative to the set. */
  readonly file: string;
  /** Size of the brotli copy, which is transferred. */
  readonly bytes: number;
}

const setPath = '/wp-content/plugins/flightdeck/set/';

/**
 * Opens `#/dashboard` of a connected site in a browser for the first time, and waits without interaction until the network is idle.
 * Existing tools such as size-limit add up the sizes of listed files, and do not know which files a page requests.
 * @returns our scripts and style sheets, in the order of their requests
 */
export async function firstVisit(): Promise<LoadedFile[]> {
  const site = await startSite();
  const browser = await launch();
  try {
    const context = await newVisitor(browser);
    await logIn(context, site.origin);
    const page = await context.newPage();
    const paths: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(setPath) && /\.(js|css)$/.test(pathname)) paths.push(pathname.slice(setPath.length));
    });
    await page.goto(`${site.origin}/wp-admin/admin.php?page=flightdeck#/dashboard`, { waitUntil: 'networkidle' });
    // Parts of cards load when the browser has nothing else to do.
    await page.waitForFunction(() => {
      const cards = [...document.querySelectorAll('#flightdeck article')];
      return cards.length >= 4 && cards.every((card) => card.getAttribute('aria-busy') !== 'true');
    });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(600);
    return [...new Set(paths)].map((file) => ({ file, bytes: statSync(join(repo, 'build/set', `${file}.br`)).size }));
  } finally {
    await browser.close();
    await site.stop();
  }
}

import { pageBuild } from '@flightdeck/shared/contracts/releases';
import { __ } from '@flightdeck/shared/i18n';
import { notify } from '@flightdeck/shared/reporting';
import { withRetries } from '@flightdeck/shared/timing';
import { releaseFolders } from '../loader/release-files';

/**
 * Requests style sheets of the page again that the browser refused or could not load. Starts when all files of the page
 * have loaded or failed. Each request has another address, because the browser's cache may have an altered file. Shows a
 * notice if a style sheet still fails.
 * @returns a function that stops waiting for the page
 */
export function reloadLostStyles(): () => void {
  const reload = () => {
    const folder = releaseFolders().get(pageBuild);
    if (folder === undefined) return;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
      if (!link.sheet && link.href.startsWith(folder)) void reloadStyle(link).catch(notifyLostStyles);
  };
  if (document.readyState === 'complete') reload();
  else addEventListener('load', reload);
  return () => removeEventListener('load', reload);
}

function reloadStyle(lost: HTMLLinkElement): Promise<void> {
  const { href } = lost;
  // The request of the HTML was the first attempt.
  let attempt = 1;
  return withRetries(
    () =>
      new Promise((resolve, reject) => {
        const link = document.createElement('link');
        attempt += 1;
        for (const { name, value } of lost.attributes) link.setAttribute(name, value);
        link.href = `${href}?again=${attempt}`;
        link.onload = () => resolve();
        link.onerror = () => {
          link.remove();
          reject(new Error(`${href} did not load`));
        };
        lost.after(link);
      }),
  );
}

function notifyLostStyles(cause: unknown): void {
  console.error('Flightdeck: a style sheet of the page did not load.', cause);
  notify({
    status: 'is-warning',
    noticeId: 'lost-styles',
    text: __(
      "The page may look wrong, because its style sheet couldn't be loaded. A browser extension such as an ad blocker may have blocked it, or a proxy or optimizer may have changed it. Reload the page to try again.",
    ),
  });
}

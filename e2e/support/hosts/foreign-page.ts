import type { Page } from '@playwright/test';
import { setPath } from '../../../site/src/context/site';
import { networkAtRest } from '../network';
import type { RunningSite } from '../site';

/** A foreign page that embeds a widget. */
export interface ForeignPage {
  /** Its styles. */
  readonly css?: string;
  /** Its own script, which runs before ours. */
  readonly script?: string;
  /** Its security policy. */
  readonly policy?: string;
}

/** Values that a page gives a widget: address of the script, REST root, nonce of the user. */
export interface HostConfig {
  readonly embed: string;
  readonly root: string;
  readonly nonce: string;
}

/** Opens the page, without a widget: a heading, a list, a form, and a place for the widget, 640 px wide. */
export async function openForeignPage(page: Page, site: RunningSite, foreign: ForeignPage = {}): Promise<HostConfig> {
  const nonce = await (await page.request.get(`${site.url}/wp-admin/admin-ajax.php?action=rest-nonce`)).text();
  const { css = '', script = '', policy } = foreign;
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Another page</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/foreign.css"><script src="/foreign.js"></script></head><body><main><h1>Another page</h1>
<h2>Its connection</h2><p>Text with a <a href="#x">link</a>.</p><button type="button">A button</button>
<label>Name <input name="name"></label><section><div id="place"></div></section></main></body></html>`;
  const headers = policy ? { 'Content-Security-Policy': policy } : undefined;
  await page.unrouteAll();
  const answer = (path: string, contentType: string, text: string, more = headers) =>
    page.route(`${site.url}${path}`, (route) =>
      route.fulfill({ contentType, body: text, ...(more && { headers: { ...more, 'Content-Type': contentType } }) }),
    );
  await answer('/foreign.css', 'text/css', css, undefined);
  await answer('/foreign.js', 'text/javascript', script, undefined);
  await answer('/another-page', 'text/html', body);
  await page.goto('/another-page');
  await page.evaluate(() => {
    const { style } = document.querySelector('section') ?? document.body;
    for (const [name, value] of [
      ['width', '640px'],
      ['padding', '0'],
      ['border', '0'],
      ['box-sizing', 'border-box'],
      ['zoom', '1'],
    ] as const)
      style.setProperty(name, value, 'important');
  });
  return { embed: `${site.url}${setPath}embed/1/embed.js`, root: `${site.url}/wp-json/`, nonce };
}

/** Mounts a widget into the page. @returns `ok`, or the code of the failure */
export const mountForeign = (page: Page, hostConfig: HostConfig, name: string): Promise<string> =>
  page.evaluate(
    async ([{ embed, root, nonce }, widget]) => {
      const { mount } = await import(embed);
      const taken = document.querySelector('#place');
      const place = taken?.shadowRoot ? taken.parentElement?.appendChild(document.createElement('div')) : taken;
      const { ok, code } = await mount(widget, place, { root, nonce }).ready;
      return ok ? 'ok' : code;
    },
    [hostConfig, name] as const,
  );

/** Returns computed styles of all elements of the page, without sizes that depend on the widget. */
export const hostStyles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *:not(#place, .place, flightdeck-widget)')].map((element) => {
      const styles = getComputedStyle(element);
      const values = [...styles].filter(
        (name) => !/block-size|height|perspective-origin|transform-origin|inset|bottom|top/.test(name),
      );
      return `${element.tagName} ${values.map((name) => `${name}:${styles.getPropertyValue(name)}`).join(';')}`;
    }),
  );

/** Computed styles of all elements in the widget, one per line, without their position in the window. */
export const widgetStyles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...(document.querySelector('#place')?.shadowRoot?.querySelectorAll('*') ?? [])].flatMap((element, index) => {
      const styles = getComputedStyle(element);
      return [...styles]
        .filter((name) => !/^(inset|top|right|bottom|left)/.test(name))
        .map((name) => `${index} ${element.tagName} ${name}: ${styles.getPropertyValue(name)}`);
    }),
  );

/** Transferred bytes of the embed script and the widgets so far, including files that load late. */
export async function loadedBytes(page: Page): Promise<number> {
  // Some files load after the widget shows.
  await networkAtRest(page);
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) =>
        entry instanceof PerformanceResourceTiming && /\/embed\/|-widgets\//.test(entry.name)
          ? entry.encodedBodySize
          : 0,
      )
      .reduce((sum, bytes) => sum + bytes, 0),
  );
}

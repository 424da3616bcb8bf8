import type { Page } from '@playwright/test';
import { setPath } from '../../../site/src/context/site';
import { nonceOf } from '../guide';
import { networkAtRest } from '../network';
import type { RunningSite } from '../site';

/** Styles, script and policy of a foreign page. Default: none. */
export interface ForeignPage {
  readonly css?: string;
  /** Runs before our scripts. */
  readonly script?: string;
  /** Content security policy. */
  readonly policy?: string;
}

/** Data that a page needs for a widget: address of the embed script, REST root, nonce of the user. */
export interface ForeignPageConfig {
  readonly embed: string;
  readonly root: string;
  readonly nonce: string;
}

/** Opens a foreign page without a widget: headings, text, a button, a field, and an empty element for the widget, 640 px wide. */
export async function openForeignPage(
  page: Page,
  site: RunningSite,
  foreign: ForeignPage = {},
): Promise<ForeignPageConfig> {
  const nonce = await nonceOf(page, site);
  const { css = '', script = '', policy } = foreign;
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Another page</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/foreign.css"><script src="/foreign.js"></script></head><body><main><h1>Another page</h1>
<h2>Its connection</h2><p>Text with a <a href="#x">link</a>.</p><button type="button">A button</button>
<label>Name <input name="name"></label><section><div id="place"></div></section></main></body></html>`;
  await page.unrouteAll();
  const serve = (path: string, contentType: string, text: string, headers = {}) =>
    page.route(`${site.url}${path}`, (route) =>
      route.fulfill({ body: text, headers: { ...headers, 'Content-Type': contentType } }),
    );
  await serve('/foreign.css', 'text/css', css);
  await serve('/foreign.js', 'text/javascript', script);
  await serve('/another-page', 'text/html', body, policy ? { 'Content-Security-Policy': policy } : {});
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

/** Mounts a widget into the page, below an earlier widget, if any. @returns `ok`, or the code of the failure */
export const mountWidget = (page: Page, foreignPageConfig: ForeignPageConfig, name: string): Promise<string> =>
  page.evaluate(
    async ([{ embed, root, nonce }, widget]) => {
      const { mount } = await import(embed);
      const place = document.querySelector('#place');
      const container = place?.shadowRoot ? place.parentElement?.appendChild(document.createElement('div')) : place;
      const { ok, code } = await mount(widget, container, { root, nonce }).ready;
      return ok ? 'ok' : code;
    },
    [foreignPageConfig, name] as const,
  );

/** Returns computed styles of all elements of the page, without sizes that depend on the widget. */
export const foreignStyles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *:not(#place, .place, flightdeck-widget)')].map((element) => {
      const styles = getComputedStyle(element);
      const values = [...styles].filter(
        (name) => !/block-size|height|perspective-origin|transform-origin|inset|bottom|top/.test(name),
      );
      return `${element.tagName} ${values.map((name) => `${name}:${styles.getPropertyValue(name)}`).join(';')}`;
    }),
  );

/** Returns the computed styles of all elements in the widget, one property per line, without positions in the window. */
export const widgetStyles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...(document.querySelector('#place')?.shadowRoot?.querySelectorAll('*') ?? [])].flatMap((element, index) => {
      const styles = getComputedStyle(element);
      return [...styles]
        .filter((name) => !/^(inset|top|right|bottom|left)/.test(name))
        .map((name) => `${index} ${element.tagName} ${name}: ${styles.getPropertyValue(name)}`);
    }),
  );

/** Returns the compressed size of all loaded files of the embed script and the widgets, in bytes. */
export async function loadedBytes(page: Page): Promise<number> {
  // Some files load after the widget is shown.
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

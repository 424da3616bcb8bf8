import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { RunningSite } from '../site';
import { type ForeignPageConfig, openForeignPage } from './foreign-page';

/** Major versions of single-spa on foreign pages, installed in `e2e/foreign-pages/single-spa`. */
export const pageSingleSpaVersions = [5, 6] as const;
export type PageSingleSpa = (typeof pageSingleSpaVersions)[number];

const require = createRequire(join(import.meta.dirname, '../../foreign-pages/single-spa/package.json'));
/** Reads a file of a package. Finds the package by its package.json, because packages may not export the file. */
const readPackageFile = (path: string) =>
  readFileSync(
    join(dirname(require.resolve(path.replace(/^([^/]+).*/, '$1/package.json'))), path.replace(/^[^/]+\//, '')),
    'utf8',
  );

const scripts: Readonly<Record<PageSingleSpa, string>> = {
  5: 'single-spa-5/lib/umd/single-spa.min.js',
  6: 'single-spa/lib/es2015/umd/single-spa.min.cjs',
};

/** An application of the page: React 18 with handwritten lifecycles. */
const app = `addEventListener('DOMContentLoaded', () => {
  const { createElement: h, useState } = React;
  const Counter = () => {
    const [count, setCount] = useState(0);
    return h('button', { onClick: () => setCount(count + 1) }, 'Pressed: ' + count);
  };
  let root;
  const container = document.querySelector('main').appendChild(document.createElement('div'));
  singleSpa.registerApplication({
    name: 'counter',
    activeWhen: () => true,
    app: async () => ({
      bootstrap: async () => {},
      mount: async () => { root = ReactDOM.createRoot(container); root.render(h(Counter)); },
      unmount: async () => root.unmount(),
    }),
  });
  singleSpa.start();
});`;

/** Opens a foreign page with an application of this version of single-spa and of React 18. */
export async function openSingleSpaPage(
  page: Page,
  site: RunningSite,
  major: PageSingleSpa,
): Promise<ForeignPageConfig> {
  const react = ['react/umd/react.production.min.js', 'react-dom/umd/react-dom.production.min.js'];
  const script = [...react, scripts[major]].map(readPackageFile).join('\n');
  const foreignPageConfig = await openForeignPage(page, site, { script: `${script}\n${app}` });
  await page.getByRole('button', { name: 'Pressed: 0' }).waitFor();
  return foreignPageConfig;
}

/** Adds single-spa-react to the page, whose `<Parcel>` uses the page's own React. */
export async function addSingleSpaReact(page: Page): Promise<void> {
  for (const file of ['single-spa-react.js', 'parcel.js'])
    await page.addScriptTag({ content: readPackageFile(`single-spa-react/lib/umd/${file}`) });
}

/** Mounts a widget with the page's own `mountRootParcel`. @returns `ok`, or the code of the failure */
export const mountWidgetParcel = (
  page: Page,
  { embed, root, nonce }: ForeignPageConfig,
  name: string,
): Promise<string> =>
  page.evaluate(
    async ([loader, widget, props]) => {
      const { loadWidget } = await import(loader);
      const { mountRootParcel } = Reflect.get(window, 'singleSpa');
      const domElement = document.querySelector('#place');
      const parcel = mountRootParcel(() => loadWidget(widget), { domElement, ...props });
      // single-spa rejects these for the same reason as `mountPromise`.
      for (const promise of ['loadPromise', 'bootstrapPromise']) Reflect.get(parcel, promise).catch(() => {});
      Object.assign(window, { parcel, parcelProps: { domElement, ...props } });
      return parcel.mountPromise.then(
        () => 'ok',
        (error: { readonly code?: string }) => error.code ?? String(error),
      );
    },
    [embed.replace('embed.js', 'loader.js'), name, { root, nonce }] as const,
  );

/** Updates the props of the mounted widget. */
export const updateWidgetParcel = (page: Page, change: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate(async (changed) => {
    const { parcel, parcelProps } = Object.assign({ parcel: null, parcelProps: null }, window);
    await Reflect.get(Object(parcel), 'update')({ ...Object(parcelProps), ...changed });
  }, change);

/** Unmounts the mounted widget. */
export const unmountWidgetParcel = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await Reflect.get(window, 'parcel').unmount();
  });

/** Counts the objects of each kind that a widget could leave behind. */
export const countLeftovers = (page: Page): Promise<Readonly<Record<string, number>>> =>
  page.evaluate(() => {
    const shadow = document.querySelector('#place')?.shadowRoot;
    return {
      nodes: document.body.querySelectorAll('*').length,
      'nodes in the shadow root': shadow?.childNodes.length ?? 0,
      'style sheets of the page': document.adoptedStyleSheets.length,
      'style sheets of the shadow root': shadow?.adoptedStyleSheets.length ?? 0,
    };
  });

/** Makes single-spa available as a module. @returns an import map for it */
export async function provideSingleSpaModule(page: Page, site: RunningSite): Promise<string> {
  const body = readPackageFile('single-spa/lib/es2015/esm/single-spa.min.js');
  await page.route(`${site.url}/single-spa.js`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  return `<script type="importmap">{ "imports": { "single-spa": "/single-spa.js" } }</script>`;
}

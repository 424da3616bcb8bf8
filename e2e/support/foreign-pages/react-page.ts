import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { RunningSite } from '../site';
import { type ForeignPageConfig, openForeignPage } from './foreign-page';

/** Major versions of React on foreign pages, installed in `e2e/foreign-pages`. */
export const pageReactVersions = [17, 18, 19] as const;
export type PageReact = (typeof pageReactVersions)[number];

/**
 * Returns a script that defines the global variables React and ReactDOM, as pages load them. React 19 has only modules, which
 * this script bundles.
 */
function reactScripts(major: PageReact): string {
  const file = (path: string) =>
    readFileSync(join(import.meta.dirname, `../../foreign-pages/react-${major}/node_modules`, path), 'utf8');
  if (major < 19)
    return `${file('react/umd/react.production.min.js')}\n${file('react-dom/umd/react-dom.production.min.js')}`;
  const modules = {
    scheduler: 'scheduler/cjs/scheduler.production.js',
    react: 'react/cjs/react.production.js',
    'react-dom': 'react-dom/cjs/react-dom.production.js',
    'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  };
  const wrapped = Object.entries(modules).map(
    ([name, path]) => `modules['${name}'] = {};\n((exports) => {\n${file(path)}\n})(modules['${name}']);`,
  );
  return `(() => {\nconst modules = {};\nconst require = (name) => modules[name];\n${wrapped.join('\n')}
window.React = modules.react;\nwindow.ReactDOM = { ...modules['react-dom'], ...modules['react-dom/client'] };\n})();`;
}

/** Script that records the copies of React on the page, as React's developer tools do: version, and elements with content. */
const reactRecorder = `window.reactCopiesOfPage = [];
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  inject: ({ version }) => window.reactCopiesOfPage.push({ version, drawn: new Set() }),
  onCommitFiberRoot: (id, { containerInfo }) => window.reactCopiesOfPage[id - 1].drawn.add(containerInfo),
  onCommitFiberUnmount() {}, onPostCommitFiberRoot() {},
};`;

/** App of the page: state, a controlled field, a portal, a dialog, a widget element, and a widget mounted with `mount()`. */
const app = `addEventListener('DOMContentLoaded', () => {
  const { createElement: h, useEffect, useRef, useState } = React;
  const MountedWidget = ({ embed, ...config }) => {
    const container = useRef(null);
    useEffect(() => {
      const element = container.current;
      const mounted = import(embed).then(({ mount }) => mount('licensing-header', element, config));
      return () => void mounted.then((widget) => widget.unmount());
    }, []);
    return h('div', { className: 'place', ref: container });
  };
  const App = () => {
    const [count, setCount] = useState(0);
    const [text, setText] = useState('');
    const [isOpen, setOpen] = useState(false);
    const [config, setConfig] = useState(null);
    const opener = useRef(null);
    window.showWidgets = setConfig;
    const close = () => { setOpen(false); opener.current.focus(); };
    const dialog = h('div', { role: 'dialog', 'aria-label': 'Dialog of the page', onKeyDown: ({ key }) => key === 'Escape' && close() },
      h('button', { autoFocus: true, onClick: close }, 'Close'));
    return h('article', { 'aria-label': 'App of the page' },
      h('button', { onClick: () => setCount(count + 1) }, 'Pressed: ' + count),
      h('input', { 'aria-label': 'In capitals', value: text, onChange: ({ target }) => setText(target.value.toUpperCase()) }),
      h('button', { ref: opener, onClick: () => setOpen(true) }, 'Open'),
      ReactDOM.createPortal(h('p', { id: 'portal' }, 'Pressed ' + count + ', written ' + text), document.body),
      isOpen && ReactDOM.createPortal(dialog, document.body),
      config && h('flightdeck-widget', { name: 'connections-card', root: config.root, nonce: config.nonce }),
      config && h(MountedWidget, config));
  };
  const container = document.querySelector('main').appendChild(document.createElement('div'));
  container.id = 'app';
  if (ReactDOM.createRoot) {
    const root = ReactDOM.createRoot(container);
    root.render(h(App));
    window.unmountApp = () => root.unmount();
  } else {
    ReactDOM.render(h(App), container);
    window.unmountApp = () => ReactDOM.unmountComponentAtNode(container);
  }
});`;

/** Opens a foreign page with an app in this version of React, and waits until the app is drawn. */
export async function openReactPage(page: Page, site: RunningSite, major: PageReact): Promise<ForeignPageConfig> {
  const foreignPageConfig = await openForeignPage(page, site, {
    script: `${reactRecorder}\n${reactScripts(major)}\n${app}`,
  });
  await page.locator('#portal').waitFor();
  return foreignPageConfig;
}

/** Returns the copies of React on the page, the page's own first: major version, and the elements in which the copy has drawn. */
export const reactCopies = (page: Page): Promise<readonly (readonly [number, readonly string[]])[]> =>
  page.evaluate(() => {
    const copies: readonly { version: string; drawn: ReadonlySet<Element> }[] = Reflect.get(
      window,
      'reactCopiesOfPage',
    );
    return copies.map(({ version, drawn }) => [
      Number.parseInt(version, 10),
      [...drawn].map((each) => (each.getRootNode() instanceof ShadowRoot ? 'in a widget' : `#${each.id}`)),
    ]);
  });

/** Makes the app show our two widgets. @param foreignPageConfig null to remove them */
export const showWidgets = (page: Page, foreignPageConfig: ForeignPageConfig | null): Promise<void> =>
  page.evaluate((value) => Reflect.get(window, 'showWidgets')(value), foreignPageConfig);

/** Unmounts the whole app, as its page would. */
export const unmountApp = (page: Page): Promise<void> => page.evaluate(() => Reflect.get(window, 'unmountApp')());

import { foreignStyles } from '../support/foreign-pages/foreign-page';
import {
  addSingleSpaReact,
  countLeftovers,
  mountWidgetParcel,
  openSingleSpaPage,
  pageSingleSpaVersions,
  provideSingleSpaModule,
  unmountWidgetParcel,
  updateWidgetParcel,
} from '../support/foreign-pages/single-spa-page';
import { examples, openExample } from '../support/guide';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

test.beforeEach(({ logIn }) => logIn('admin2'));

const widgetFiles = '**/mf-connection-widgets/**';

for (const major of pageSingleSpaVersions)
  test(`a page with single-spa ${major} and React 18 mounts, updates and unmounts a widget three times, and the widget leaves nothing behind`, async ({
    page,
    site,
  }) => {
    const foreignPageConfig = await openSingleSpaPage(page, site, major);
    const leftoversBefore = await countLeftovers(page);
    const stylesBefore = await foreignStyles(page);
    for (const round of [1, 2, 3]) {
      expect(await mountWidgetParcel(page, foreignPageConfig, 'connections-card')).toBe('ok');
      await expect(page.getByRole('button', { name: 'Disconnect your account' })).toBeVisible();
      // The counter of the page's own React keeps working.
      await page.getByRole('button', { name: `Pressed: ${round - 1}` }).click();
      await expect(page.getByRole('button', { name: `Pressed: ${round}` })).toBeVisible();
      await updateWidgetParcel(page, { lang: 'ar', dir: 'rtl' });
      await expect(page.locator('#place .fd')).toHaveAttribute('dir', 'rtl');
      await expect(page.locator('#place .fd')).toHaveAttribute('lang', 'ar');
      await networkAtRest(page);
      await unmountWidgetParcel(page);
      await expect(page.getByRole('button', { name: 'Disconnect your account' })).toHaveCount(0);
      expect(await countLeftovers(page)).toEqual(leftoversBefore);
    }
    expect(await foreignStyles(page)).toEqual(stylesBefore);
  });

test('a widget without its files or the REST API of the site fails alone, and the next attempt works', async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/404|401|Failed to load resource/);
  const foreignPageConfig = await openSingleSpaPage(page, site, 6);
  await page.route(widgetFiles, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  expect(await mountWidgetParcel(page, foreignPageConfig, 'connections-card')).toBe('area-script');
  await page.unroute(widgetFiles);
  expect(
    await mountWidgetParcel(page, { ...foreignPageConfig, root: `${site.url}/nowhere/` }, 'connections-card'),
  ).toBe('rest-not-found');
  expect(await mountWidgetParcel(page, foreignPageConfig, 'connections-card')).toBe('ok');
  await expect(page.getByRole('button', { name: 'Disconnect your account' })).toBeVisible();
  await page.getByRole('button', { name: 'Pressed: 0' }).click();
  await expect(page.getByRole('button', { name: 'Pressed: 1' })).toBeVisible();
});

test('the single-spa example of the guide works unchanged', async ({ page, logIn, site }) => {
  await logIn('admin');
  const importMap = await provideSingleSpaModule(page, site);
  await openExample(page, site, importMap + examples.parcel);
  await expect(page.getByRole('textbox', { name: 'License key' })).toBeVisible();
});

test('a page that unmounts a widget while it loads, updates or unmounts sees no rejection, and nothing is left', async ({
  page,
  site,
}) => {
  const foreignPageConfig = await openSingleSpaPage(page, site, 6);
  const leftoversBefore = await countLeftovers(page);
  const rejections = await page.evaluate(async ({ embed, root, nonce }) => {
    const messages: string[] = [];
    addEventListener('unhandledrejection', ({ reason }) => messages.push(String(reason)));
    const { loadWidget } = await import(embed.replace('embed.js', 'loader.js'));
    const { mount } = await import(embed);
    const { mountRootParcel } = Reflect.get(window, 'singleSpa');
    const domElement = document.querySelector('#place');
    const parcel = () => mountRootParcel(() => loadWidget('connections-card'), { domElement, root, nonce });
    await parcel().unmount();
    const twice = parcel();
    await twice.mountPromise;
    await Promise.all([twice.unmount(), twice.unmount()]);
    const widgets = Array.from({ length: 3 }, () => mount('connections-card', domElement, { root, nonce }));
    await Promise.all(widgets.map((widget) => widget.unmount()));
    const updated = mount('connections-card', domElement, { root, nonce });
    await updated.ready;
    updated.update({ lang: 'de' });
    await Promise.all([updated.unmount(), updated.unmount()]);
    updated.update({ lang: 'ar', nonce: 'late' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    return messages;
  }, foreignPageConfig);
  expect(rejections).toEqual([]);
  expect(await countLeftovers(page)).toEqual({ ...leftoversBefore });
});

for (const major of pageSingleSpaVersions) {
  test(`a page with single-spa ${major} that unmounts a widget during its update can unmount it after the update`, async ({
    page,
    site,
    expectProblems,
  }) => {
    // single-spa also rejects `unmountPromise`, which the page doesn't handle.
    expectProblems(/message #6: .*UPDATING/);
    const foreignPageConfig = await openSingleSpaPage(page, site, major);
    const leftoversBefore = await countLeftovers(page);
    expect(await mountWidgetParcel(page, foreignPageConfig, 'connections-card')).toBe('ok');
    const results = await page.evaluate(async () => {
      const parcel = Reflect.get(window, 'parcel');
      const update = parcel.update({ ...Reflect.get(window, 'parcelProps'), lang: 'de' });
      const [early] = await Promise.allSettled([parcel.unmount(), update]);
      const [late] = await Promise.allSettled([parcel.unmount()]);
      return [early.status, late.status, parcel.getStatus()];
    });
    expect(results).toEqual(['rejected', 'fulfilled', 'NOT_MOUNTED']);
    expect(await countLeftovers(page)).toEqual(leftoversBefore);
  });

  test(`an app with the <Parcel> of single-spa-react on single-spa ${major} changes and removes a widget in one task, and nothing is left`, async ({
    page,
    site,
  }) => {
    const foreignPageConfig = await openSingleSpaPage(page, site, major);
    await addSingleSpaReact(page);
    const results = await page.evaluate(async ({ embed, root, nonce }) => {
      const { loadWidget } = await import(embed.replace('embed.js', 'loader.js'));
      const [React, ReactDOM, Parcel, singleSpa] = ['React', 'ReactDOM', 'Parcel', 'singleSpa'].map((name) =>
        Reflect.get(window, name),
      );
      const place = document.querySelector('#place');
      const reactRoot = ReactDOM.createRoot(place);
      const config = () => loadWidget('connections-card');
      const render = (props: object) =>
        ReactDOM.flushSync(() =>
          reactRoot.render(
            React.createElement(Parcel, { config, mountParcel: singleSpa.mountRootParcel, root, nonce, ...props }),
          ),
        );
      await new Promise((resolve) => render({ lang: 'en', parcelDidMount: resolve }));
      const widget = place?.firstElementChild?.shadowRoot;
      const language = () => widget?.querySelector('.fd')?.getAttribute('lang');
      const before = language();
      const removed = new Promise(
        (resolve) => widget && new MutationObserver(resolve).observe(widget, { childList: true }),
      );
      render({ lang: 'de' });
      ReactDOM.flushSync(() => reactRoot.render(null));
      await removed;
      return [before, widget?.childNodes.length, widget?.adoptedStyleSheets.length, place?.childNodes.length];
    }, foreignPageConfig);
    expect(results).toEqual(['en', 0, 0, 0]);
  });
}

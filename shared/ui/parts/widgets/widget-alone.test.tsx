import { notify } from '@flightdeck/shared/reporting';
import { act, screen } from '@testing-library/react';
import { apiSettings } from '../../../client/api/api-settings';
import type { PartProps } from '../../../contracts/areas/part';
import { mountParcel } from '../../../testing/mount-parcel';
import { pageStateSample } from '../../../testing/page-state-sample';
import { onCall, origin } from '../../../testing/wire';
import { defineWidget } from './define-widget';
import { widgetPage } from './widget-page';

// jsdom has no `adoptedStyleSheets`.
beforeAll(() => void Object.assign(document, { adoptedStyleSheets: [] }));

const widget = defineWidget(() => <p>A widget</p>);
const sample = pageStateSample();
sample.initial.adminUrl = `${origin}/wp-admin/`;
const options = { root: `${origin}/wp-json/`, nonce: 'first', pageState: sample };
const propsFor = (domElement: HTMLElement, data: Readonly<Record<string, unknown>>): PartProps => ({
  domElement,
  part: 'mf-connection/connection',
  data,
});

const start = (data: Readonly<Record<string, unknown>>) =>
  mountParcel(widget, propsFor(document.body.appendChild(document.createElement('div')), data)).mountPromise;

async function mount() {
  const element = document.body.appendChild(document.createElement('div'));
  const parcel = mountParcel(widget, propsFor(element, options));
  await parcel.mountPromise;
  return {
    element,
    update: async (data: Readonly<Record<string, unknown>>) => void (await parcel.update?.(propsFor(element, data))),
    unmount: () => parcel.unmount(),
  };
}

test('an attempt after a failed start reads the connection again, and the widget shows as soon as one succeeds', async () => {
  onCall('GET', 'connection').reply(500, { code: 'down', message: 'Down.' });
  await expect(start({ ...options, pageState: undefined })).rejects.toMatchObject({ code: 'rest-refused' });
  onCall('GET', 'connection').reply(500, { code: 'down', message: 'Down.' });
  await expect(start({ ...options, pageState: undefined })).rejects.toMatchObject({ code: 'rest-refused' });
  const mounted = await mount();
  expect(screen.getByText('A widget')).toBeVisible();
  await mounted.unmount();
  expect(mounted.element).toBeEmptyDOMElement();
});

test('a widget starts the session if a widget of another site fails to start it', async () => {
  widgetPage().starting = null;
  onCall('GET', 'connection').reply(500, { code: 'down', message: 'Down.' });
  const bootstrap = (data: Readonly<Record<string, unknown>>) =>
    widget.bootstrap(propsFor(document.body.appendChild(document.createElement('div')), data));
  const root = `${origin}/another/wp-json/`;
  const [other, own] = await Promise.allSettled([
    bootstrap({ ...options, pageState: undefined }),
    bootstrap({ ...options, root }),
  ]);
  expect([other.status, own.status, apiSettings.root]).toEqual(['rejected', 'fulfilled', root]);
  widgetPage().starting = null;
});

test('the result of an action is announced in one widget only: the first, or the one used last', async () => {
  const first = await mount();
  const second = await mount();
  act(() => void notify({ status: 'is-success', text: 'Done.' }));
  expect(screen.getAllByText('Done.')).toHaveLength(1);
  expect(second.element).not.toHaveTextContent('Done.');
  act(() => void second.element.dispatchEvent(new Event('pointerdown')));
  expect(second.element).toHaveTextContent('Done.');
  expect(first.element).not.toHaveTextContent('Done.');
  act(() => void notify({ status: 'is-error', text: 'It failed.' }));
  expect(screen.getByText('It failed.').closest('[role=alert]')).not.toBeNull();
  await first.unmount();
  await second.unmount();
});

test('an update with a new nonce of the page replaces the nonce; any other update leaves a renewed nonce unchanged', async () => {
  const mounted = await mount();
  await mounted.update({ ...options, nonce: 'second' });
  expect(apiSettings.nonce).toBe('second');
  apiSettings.nonce = 'renewed';
  await mounted.update({ ...options, nonce: 'second', lang: 'de' });
  expect(apiSettings.nonce).toBe('renewed');
  await mounted.unmount();
});

test('a widget of another site is refused, and one with another address of the same site is not', async () => {
  const mounted = await mount();
  await expect(start({ ...options, root: `${origin}/another/wp-json/` })).rejects.toMatchObject({
    code: 'host-options',
    message: expect.stringContaining(`${origin}/another/`),
  });
  const domElement = document.body.appendChild(document.createElement('div'));
  const data = { ...options, root: `${origin}/index.php?rest_route=/` };
  await expect(widget.bootstrap(propsFor(domElement, data))).resolves.toBeUndefined();
  await mounted.unmount();
});

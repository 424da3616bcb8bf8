import { notify } from '@flightdeck/shared/notices';
import { act, screen } from '@testing-library/react';
import { apiSettings } from '../api/api-settings';
import type { MountedPart } from '../contracts/part';
import { pageStateSample } from '../testing/page-state-sample';
import { onCall, origin } from '../testing/wire';
import { defineWidget } from './define-widget';

// jsdom has none.
beforeAll(() => void Object.assign(document, { adoptedStyleSheets: [] }));

const host = { onFailure: () => {} };
const widget = defineWidget(() => <p>A widget</p>);
const props = (data: Readonly<Record<string, unknown>>) =>
  ({ name: 'mf-connection/connection', route: { path: '/', query: {} }, data }) as const;
const given = { root: `${origin}/wp-json/`, nonce: 'first', pageState: pageStateSample() };

const start = (data: Readonly<Record<string, unknown>>, place = document.createElement('div')) =>
  widget.mount(document.body.appendChild(place), props(data), host);

async function mount(): Promise<MountedPart & { place: HTMLElement }> {
  const place = document.createElement('div');
  let mounting: ReturnType<typeof start> | undefined;
  await act(async () => {
    mounting = start(given, place);
    // It draws after its start, and shows with the end of this.
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
  const mounted = await mounting;
  if (!mounted) throw new Error('Nothing was mounted.');
  return { ...mounted, place };
}

test('a start that failed is none: the next attempt asks anew, and shows the widget only when that works', async () => {
  onCall('GET', 'connection').reply(500, { code: 'down', message: 'Down.' });
  await expect(start({ ...given, pageState: undefined })).rejects.toMatchObject({ code: 'rest-refused' });
  onCall('GET', 'connection').reply(500, { code: 'down', message: 'Down.' });
  await expect(start({ ...given, pageState: undefined })).rejects.toMatchObject({ code: 'rest-refused' });
  const mounted = await mount();
  expect(screen.getByText('A widget')).toBeVisible();
  await act(() => mounted.unmount());
  expect(mounted.place).toBeEmptyDOMElement();
});

test('what comes of an action is said inside the widget, in one of two', async () => {
  const first = await mount();
  const second = await mount();
  act(() => void notify({ status: 'is-success', text: 'Done.' }));
  expect(screen.getAllByText('Done.')).toHaveLength(1);
  expect(second.place).not.toHaveTextContent('Done.');
  act(() => void second.place.dispatchEvent(new Event('pointerdown')));
  expect(second.place).toHaveTextContent('Done.');
  expect(first.place).not.toHaveTextContent('Done.');
  act(() => void notify({ status: 'is-error', text: 'It failed.' }));
  expect(screen.getByText('It failed.').closest('[role=alert]')).not.toBeNull();
  await act(() => first.unmount());
  await act(() => second.unmount());
});

test('a new nonce of the page is the one that is sent from then on, and an old one is not put back', async () => {
  const mounted = await mount();
  act(() => mounted.update(props({ ...given, nonce: 'second' })));
  expect(apiSettings.nonce).toBe('second');
  apiSettings.nonce = 'renewed';
  act(() => mounted.update(props({ ...given, nonce: 'second', lang: 'de' })));
  expect(apiSettings.nonce).toBe('renewed');
  await act(() => mounted.unmount());
});

/** @jest-environment ./tools/jest/environment.cjs */
import type { FailureReport } from '@flightdeck/shared/contracts/page';
import { mount } from './mount';

beforeAll(() => {
  // jsdom has no constructable style sheets.
  Reflect.set(
    globalThis,
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
});

test('shows and reports a REST root that is not an address', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  const onError = jest.fn();
  const listener = jest.fn(({ detail }: CustomEvent<FailureReport>) => detail);
  document.addEventListener('flightdeck:error', listener);
  const { ready } = mount('connection', element, { root: 'https://', nonce: 'nonce-1', onError });
  expect(await ready).toEqual({ ok: false, code: 'area-script' });
  document.removeEventListener('flightdeck:error', listener);
  const { message } = onError.mock.lastCall?.[0] ?? {};
  expect(onError.mock.calls).toEqual([[{ code: 'area-script', message: expect.any(String) }]]);
  expect(listener.mock.results.map(({ value }) => value)).toEqual([
    { code: 'area-script', area: 'mf-connection', release: null, message },
  ]);
  expect(element.shadowRoot?.querySelector('[role="alert"]')?.textContent).toContain('The widget does not work');
});

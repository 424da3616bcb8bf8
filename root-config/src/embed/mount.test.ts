/** @jest-environment ./tools/jest/environment.cjs */
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
  const element = document.createElement('div');
  const onError = jest.fn();
  const { ready } = mount('connection', element, { root: 'https://', nonce: 'nonce-1', onError });
  expect(await ready).toEqual({ ok: false, code: 'area-script' });
  expect(onError).toHaveBeenCalledTimes(1);
  expect(element.shadowRoot?.querySelector('[role="alert"]')?.textContent).toContain('The widget does not work');
});

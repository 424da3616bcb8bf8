/** @jest-environment ./tools/jest/environment.cjs */
import { failuresDuring } from '@flightdeck/shared/testing/values';
import { fakeStyleSheets } from '../testing/style-sheets';
import { mount } from './mount';

beforeAll(fakeStyleSheets);

test('shows and reports a REST root that is not an address', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  const onError = jest.fn();
  const heard = await failuresDuring(async () => {
    const { ready } = mount('connection', element, { root: 'https://', nonce: 'nonce-1', onError });
    expect(await ready).toEqual({ ok: false, code: 'area-script' });
  });
  const { message } = onError.mock.lastCall?.[0] ?? {};
  expect(onError.mock.calls).toEqual([[{ code: 'area-script', message: expect.any(String) }]]);
  expect(heard.map(({ detail }) => detail)).toEqual([
    { code: 'area-script', area: 'mf-connection', release: null, message },
  ]);
  expect(element.shadowRoot?.querySelector('[role="alert"]')?.textContent).toContain('The widget does not work');
});

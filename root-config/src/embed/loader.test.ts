/** @jest-environment ./tools/jest/environment.cjs */
import { failuresDuring } from '@flightdeck/shared/testing/values';
import { loadWidget } from './loader';

test.each([
  ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is missing', async () => ({ ok: false, status: 404 })],
])('rejects with a code, and reports it to the document, when the registry %s', async (_what, fetchRegistry) => {
  Reflect.set(globalThis, 'fetch', fetchRegistry);
  const heard = await failuresDuring(() =>
    expect(loadWidget('licence')).rejects.toMatchObject({ code: 'area-script', message: expect.any(String) }),
  );
  expect(heard.map(({ detail }) => detail)).toEqual([{ code: 'area-script', area: 'mf-licensing', release: null }]);
});

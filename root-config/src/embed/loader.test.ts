/** @jest-environment ./tools/jest/environment.cjs */
import type { FailureReport } from '@flightdeck/shared/contracts/page';
import { loadWidget } from './loader';

test.each([
  ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is missing', async () => ({ ok: false, status: 404 })],
])('rejects with a code, and reports it to the document, when the registry %s', async (_what, fetchRegistry) => {
  Reflect.set(globalThis, 'fetch', fetchRegistry);
  const listener = jest.fn(({ detail }: CustomEvent<FailureReport>) => detail);
  document.addEventListener('flightdeck:error', listener);
  await expect(loadWidget('licence')).rejects.toMatchObject({ code: 'area-script', message: expect.any(String) });
  document.removeEventListener('flightdeck:error', listener);
  expect(listener.mock.results.map(({ value }) => value)).toEqual([
    { code: 'area-script', area: 'mf-licensing', release: null },
  ]);
});

/** @jest-environment ./tools/jest/environment.cjs */
import { loadWidget } from './loader';

test.each([
  ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is missing', async () => ({ ok: false, status: 404 })],
])('rejects with a code when the registry %s', async (_what, fetchRegistry) => {
  Reflect.set(globalThis, 'fetch', fetchRegistry);
  await expect(loadWidget('licence')).rejects.toMatchObject({ code: 'area-script', message: expect.any(String) });
});

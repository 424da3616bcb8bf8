/** @jest-environment ./tools/jest/environment.cjs */
import { backOnline } from '../../testing/values';
import { lazyFile } from './lazy-file';

test('a file that failed three times is requested again by the next call; a loaded file is not', async () => {
  let requests = 0;
  const file = lazyFile(async () => {
    requests += 1;
    if (requests < 4) {
      setTimeout(backOnline);
      throw new Error('offline');
    }
    return 'content';
  });
  await expect(file.load()).rejects.toThrow('offline');
  expect(file.loaded).toBeNull();
  expect(await file.load()).toBe('content');
  expect(await file.load()).toBe('content');
  expect([file.loaded, requests]).toEqual(['content', 4]);
});

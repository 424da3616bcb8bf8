/** @jest-environment ./tools/jest/environment.cjs */
import { backOnline } from '@flightdeck/shared/testing/back-online';
import { fetched } from './fetched';

const View = () => null;

test('a file that was lost after three attempts is asked for again, one that arrived is kept', async () => {
  let asked = 0;
  const view = fetched(async () => {
    asked += 1;
    if (asked < 4) {
      setTimeout(backOnline);
      throw new Error('offline');
    }
    return View;
  });
  await expect(view.fetch()).rejects.toThrow('offline');
  expect(view.arrived).toBeNull();
  expect(await view.fetch()).toBe(View);
  expect(await view.fetch()).toBe(View);
  expect([view.arrived, asked]).toEqual([View, 4]);
});

import { fetched } from './fetched';

const View = () => null;

test('a file that did not arrive is asked for again, one that arrived is kept', async () => {
  let asked = 0;
  const view = fetched(async () => {
    asked += 1;
    if (asked === 1) throw new Error('offline');
    return View;
  });
  await expect(view.fetch()).rejects.toThrow('offline');
  expect(view.arrived).toBeNull();
  expect(await view.fetch()).toBe(View);
  expect(await view.fetch()).toBe(View);
  expect([view.arrived, asked]).toEqual([View, 2]);
});

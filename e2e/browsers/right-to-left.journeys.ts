import { expect, test } from './test';

test('a right-to-left page is mirrored', async ({ hand, openAs }) => {
  await openAs('admin', '/dashboard', 'lang=ar-XB');
  await hand.sees({ role: 'switch' });
  expect(await hand.read<string>('document.documentElement.dir')).toBe('rtl');
  const lefts = await hand.read<number[]>(
    "[...document.querySelectorAll('#flightdeck article')].slice(0, 2).map((card) => card.getBoundingClientRect().left)",
  );
  expect(lefts[0]).toBeGreaterThan(lefts[1] ?? Number.NaN);
});

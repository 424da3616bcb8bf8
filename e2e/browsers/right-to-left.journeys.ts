import { expect, test } from './test';

/** Returns the left edges of two cards in a row, in their order in the page; null without such a row. */
const row = `(() => {
  const boxes = [...document.querySelectorAll('#flightdeck article')].map((card) => card.getBoundingClientRect());
  const at = boxes.findIndex((box, index) => box.width > 0 && boxes[index + 1]?.top === box.top);
  return at < 0 ? null : [boxes[at].left, boxes[at + 1].left];
})()`;

test('a right-to-left page is mirrored', async ({ user, openAs }) => {
  await openAs('admin', '/dashboard', 'dir=rtl');
  await user.sees({ role: 'switch', name: 'Brute force protection' });
  expect(await user.read<string>("getComputedStyle(document.querySelector('#flightdeck')).direction")).toBe('rtl');
  const [first = Number.NaN, second = Number.NaN] = (await user.read<number[] | null>(row)) ?? [];
  expect(first).toBeGreaterThan(second);
});

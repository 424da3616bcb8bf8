import { expect, test } from './test';

/** Expression for the left edges of two cards in a row, in the order of the page; null without such a row. */
const leftEdges = `(() => {
  const boxes = [...document.querySelectorAll('#flightdeck article')].map((card) => card.getBoundingClientRect());
  const first = boxes.findIndex((box, index) => box.width > 0 && boxes[index + 1]?.top === box.top);
  return first < 0 ? null : [boxes[first].left, boxes[first + 1].left];
})()`;

test('a right-to-left page is mirrored', async ({ user, openAs }) => {
  await openAs('admin', '/dashboard', 'dir=rtl');
  await user.sees({ role: 'switch', name: 'Brute force protection' });
  expect(await user.evaluate<string>("getComputedStyle(document.querySelector('#flightdeck')).direction")).toBe('rtl');
  const [first = Number.NaN, second = Number.NaN] = (await user.evaluate<number[] | null>(leftEdges)) ?? [];
  expect(first).toBeGreaterThan(second);
});

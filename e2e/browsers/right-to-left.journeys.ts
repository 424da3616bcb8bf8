import { expect, test } from './test';

/** Expression whose value is the left edges of two neighboring cards, in the order of the document; null if no row has two. */
const leftEdgesExpression = `(() => {
  const boxes = [...document.querySelectorAll('#flightdeck article')].map((card) => card.getBoundingClientRect());
  const index = boxes.findIndex((box, at) => box.width > 0 && boxes[at + 1]?.top === box.top);
  return index < 0 ? null : [boxes[index].left, boxes[index + 1].left];
})()`;

test('on a right-to-left page, the first card of a row is to the right of the second', async ({ user, openAs }) => {
  await openAs('admin', '/dashboard', 'dir=rtl');
  await user.sees({ role: 'switch', name: 'Brute force protection' });
  expect(await user.evaluate<string>("getComputedStyle(document.querySelector('#flightdeck')).direction")).toBe('rtl');
  const [firstLeft = Number.NaN, secondLeft = Number.NaN] =
    (await user.evaluate<number[] | null>(leftEdgesExpression)) ?? [];
  expect(firstLeft).toBeGreaterThan(secondLeft);
});

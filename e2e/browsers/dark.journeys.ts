import { expect, test } from './test';

// A separate file, because a browser reads the color scheme when it starts.
test.use({ scheme: 'dark' });

test('the page is dark for users who prefer it', async ({ user, openAs }) => {
  await openAs('admin');
  await user.sees({ role: 'switch', name: 'Brute force protection' });
  const cardColor = await user.evaluate<string>(
    "getComputedStyle(document.querySelector('#flightdeck article')).backgroundColor",
  );
  const [red = 255, green = 255, blue = 255] = (cardColor.match(/\d+/g) ?? []).map(Number);
  // Of 255: a dark gray at most.
  expect(Math.max(red, green, blue)).toBeLessThan(80);
});

import { expect, test } from './test';

// A separate file, because a browser reads the color scheme when it starts.
test.use({ scheme: 'dark' });

test('the cards are dark for users who prefer a dark color scheme', async ({ user, openAs }) => {
  await openAs('admin');
  await user.sees({ role: 'switch', name: 'Brute force protection' });
  const cardColor = await user.evaluate<string>(
    "getComputedStyle(document.querySelector('#flightdeck article')).backgroundColor",
  );
  const [red = 255, green = 255, blue = 255] = (cardColor.match(/\d+/g) ?? []).map(Number);
  // Channels range from 0 to 255, so this is a dark gray or darker.
  expect(Math.max(red, green, blue)).toBeLessThan(80);
});

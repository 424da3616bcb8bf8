import { expect, test } from './test';

const protect = { role: 'switch', name: 'Brute force protection' };

test('the dashboard shows each card, and a toggle stays on after a reload', async ({ hand, openAs, site }) => {
  await openAs('admin');
  await hand.sees({ role: 'navigation', name: 'Dashboard' });
  await hand.sees({ role: 'article', name: 'Site connection' }, { contains: 'You own this connection.' });
  for (const name of ['Downtime monitoring', 'Brute force protection']) await hand.sees({ role: 'switch', name });
  await hand.sees(protect, { isOn: false });
  await hand.click(protect);
  await hand.reads('Updated settings.');
  await hand.sees(protect, { isOn: true, isBusy: false });
  await hand.reload();
  await hand.sees(protect, { isOn: true });
  expect(await site.calls(/^POST settings/)).toEqual(['POST settings 200']);
});

test('the status page shows the state of all areas', async ({ hand, openAs }) => {
  await openAs('admin', '/status');
  await hand.sees({ role: 'heading', name: 'Status' });
  await hand.sees({ role: 'row', name: /mf-licensing/ }, { contains: 'Not loaded' });
});

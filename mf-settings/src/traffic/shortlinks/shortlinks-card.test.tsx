import { screen } from '@testing-library/react';
import { flip, mountCard, onWrite, toggle, withoutOwner } from '../../engine/testing/settings-under-test';
import { shortlinks } from './shortlinks.card';

test('turns on shortlinks', async () => {
  await mountCard(shortlinks, { shortlinks: false });
  onWrite({ shortlinks: true }, { shortlinks: false });
  await flip('shortlinks');
  expect(await toggle('shortlinks')).toBeChecked();
});

test('disables shortlinks without a site connection', async () => {
  await mountCard(shortlinks, { shortlinks: false }, (page) => {
    withoutOwner(page);
    page.connection.isRegistered = false;
    page.connection.isActive = false;
  });
  expect(await toggle('shortlinks')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByTestId('setting-shortlinks')).toHaveTextContent('Connect to configure.');
});

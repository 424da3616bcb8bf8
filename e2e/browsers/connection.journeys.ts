import { expect, test } from './test';

const setUpButton = { role: 'button', name: 'Set up Jetpack' };
const siteCard = { role: 'article', name: 'Site connection' };

test.describe('a site that is not connected', () => {
  test.use({ scenario: 'not-connected' });

  test('is connected at the provider, and its card says so', async ({ user, openAs, site }) => {
    await openAs('admin');
    await user.click(setUpButton);
    await user.arrivesAt(new RegExp(`^${site.provider}`));
    await user.click({ role: 'button', name: 'Approve' });
    await user.arrivesAt(/page=flightdeck/);
    await user.sees(siteCard, { contains: 'Connected' });
    await user.seesText("You're fueled up and ready to go, Jetpack is now active.");
    expect(await site.calls(/^POST connection\/register/)).toHaveLength(1);
  });
});

test('a site is disconnected after a dialog that Escape does not close', async ({ user, openAs }) => {
  await openAs('admin');
  await user.click({ role: 'link', name: 'Manage site connection', within: siteCard });
  const stayButton = { role: 'button', name: 'Stay connected' };
  await user.sees(stayButton, { hasFocus: true });
  // Chromium would close the dialog on the second Escape if the page prevented only the cancel event.
  await user.press('Escape');
  await user.press('Escape');
  await user.sees({ role: 'dialog', name: 'Are you sure you want to disconnect?' });
  await user.click(stayButton);
  await user.doesNotSee({ role: 'dialog' });
  await user.click({ role: 'link', name: 'Manage site connection', within: siteCard });
  await user.click({ role: 'button', name: 'Disconnect' });
  await user.click({ role: 'button', name: 'No thank you' });
  await user.sees(setUpButton);
});

test('a widget shows its card in a shadow root, on a page with other styles and without the dashboard', async ({
  user,
  openAs,
  site,
}) => {
  await openAs('admin');
  await user.sees(siteCard);
  await user.goTo(`${site.url}/widgets-demo`);
  await user.sees(siteCard, { contains: 'You own this connection.' });
  expect(await user.evaluate<boolean>("document.querySelector('flightdeck-widget').shadowRoot !== null")).toBe(true);
});

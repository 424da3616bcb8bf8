import { expect, test } from './test';

const setUp = { role: 'button', name: 'Set up Jetpack' };
const siteCard = { role: 'article', name: 'Site connection' };

test.describe('a site that is not connected', () => {
  test.use({ scenario: 'not-connected' });

  test('is connected at the provider and then shows its cards', async ({ hand, openAs, site }) => {
    await openAs('admin');
    await hand.click(setUp);
    await hand.arrivesAt(new RegExp(`^${site.provider}`));
    await hand.click({ role: 'button', name: 'Approve' });
    await hand.arrivesAt(/page=flightdeck/);
    await hand.sees(siteCard, { contains: 'Connected' });
    await hand.reads("You're fueled up and ready to go, Jetpack is now active.");
    expect(await site.calls(/^POST connection\/register/)).toHaveLength(1);
  });
});

test('a site is disconnected after a dialog that Escape does not close', async ({ hand, openAs }) => {
  await openAs('admin');
  await hand.click({ role: 'link', name: 'Manage site connection', within: siteCard });
  const stay = { role: 'button', name: 'Stay connected' };
  await hand.sees(stay, { hasFocus: true });
  await hand.press('Escape');
  await hand.press('Escape');
  await hand.sees({ role: 'dialog', name: 'Are you sure you want to disconnect?' });
  await hand.click(stay);
  await hand.seesNo({ role: 'dialog' });
  await hand.click({ role: 'link', name: 'Manage site connection', within: siteCard });
  await hand.click({ role: 'button', name: 'Disconnect' });
  await hand.click({ role: 'button', name: 'No thank you' });
  await hand.sees(setUp);
});

test('a widget works on a page with other styles and no dashboard', async ({ hand, openAs, site }) => {
  await openAs('admin');
  await hand.sees(siteCard);
  await hand.goTo(`${site.url}/widgets-demo`);
  await hand.sees(siteCard, { contains: 'You own this connection.' });
  expect(await hand.read<boolean>("document.querySelector('flightdeck-widget').shadowRoot !== null")).toBe(true);
});

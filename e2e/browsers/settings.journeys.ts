import { updatedText } from '../support/dashboard';
import { expect, test } from './test';

const addressField = { role: 'textbox', name: 'Always allowed IP addresses' };
const saveButton = { role: 'button', name: 'Save Settings' };
const confirmation = 'There are unsaved settings in this tab that will be lost if you leave it. Proceed?';

test.describe('with active protection', () => {
  test.use({ scenario: 'security' });

  test('a saved field has its new value after a reload', async ({ user, openAs }) => {
    await openAs('admin', '/security');
    await user.type(addressField, '203.0.113.9');
    await user.click(saveButton);
    // The button has another name while the form is being saved.
    await user.seesText(updatedText);
    await user.doesNotSee(saveButton);
    await user.reload();
    await user.sees(addressField, { value: '203.0.113.9' });
  });

  test('with unsaved work, a link, Back and leaving the page need a confirmation', async ({ user, openAs }) => {
    await openAs('admin', '/writing');
    await user.click({ role: 'link', name: 'Security' });
    await user.type(addressField, '203.0.113.9');
    const followLink = () => user.click({ role: 'link', name: 'Sharing' });
    expect(await user.answersDialog(followLink, 'dismiss')).toBe(confirmation);
    await user.arrivesAt(/#\/security$/);
    expect(await user.answersDialog(() => user.back(), 'dismiss')).toBe(confirmation);
    await user.arrivesAt(/#\/security$/);
    await user.sees(addressField, { value: '203.0.113.9' });
    // WebDriver accepts the dialog of a reload or a close itself, so only check that the page requests it.
    const leavesWithoutDialog = "dispatchEvent(new Event('beforeunload', { cancelable: true }))";
    expect(await user.evaluate<boolean>(leavesWithoutDialog)).toBe(false);
    expect(await user.answersDialog(followLink, 'accept')).toBe(confirmation);
    await user.arrivesAt(/#\/sharing$/);
    expect(await user.evaluate<boolean>(leavesWithoutDialog)).toBe(true);
  });
});

test('a search finds settings of all tabs, and Back leaves a search without results', async ({ user, openAs }) => {
  await openAs('admin', '/security');
  const searchField = { role: 'searchbox', name: 'Search settings' };
  await user.type(searchField, 'video');
  await user.arrivesAt(/#\/security\?term=video$/);
  await user.sees({ role: 'region', name: 'Performance' });
  await user.type(searchField, 'zzzzqq');
  await user.seesText('No search results found for zzzzqq');
  await user.back();
  await user.arrivesAt(/#\/security/);
  await user.doesNotSeeText('No search results found for zzzzqq');
});

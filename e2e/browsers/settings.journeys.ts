import { expect, test } from './test';

const addressField = { role: 'textbox', name: 'Always allowed IP addresses' };
const saveButton = { role: 'button', name: 'Save Settings' };
const confirmation = 'There are unsaved settings in this tab that will be lost if you leave it. Proceed?';

test.describe('with active protection', () => {
  test.use({ scenario: 'security' });

  test('a form is saved and stays after a reload', async ({ user, openAs }) => {
    await openAs('admin', '/security');
    await user.type(addressField, '203.0.113.9');
    await user.click(saveButton);
    // The button has another name while the form is being saved.
    await user.seesText('Updated settings.');
    await user.seesNo(saveButton);
    await user.reload();
    await user.sees(addressField, { value: '203.0.113.9' });
  });

  test('unsaved work asks for confirmation on a link, on Back, on a reload and on closing the page', async ({
    user,
    openAs,
  }) => {
    await openAs('admin', '/writing');
    await user.click({ role: 'link', name: 'Security' });
    await user.type(addressField, '203.0.113.9');
    const leave = () => user.click({ role: 'link', name: 'Sharing' });
    expect(await user.answersDialog(leave, false)).toBe(confirmation);
    await user.arrivesAt(/#\/security$/);
    expect(await user.answersDialog(() => user.back(), false)).toBe(confirmation);
    await user.arrivesAt(/#\/security$/);
    await user.sees(addressField, { value: '203.0.113.9' });
    for (const exit of ['reload', 'close'] as const) {
      await user.answersDialog(() => user.leave(exit), false);
      await user.sees(addressField, { value: '203.0.113.9' });
    }
    expect(await user.answersDialog(leave, true)).toBe(confirmation);
    await user.arrivesAt(/#\/sharing$/);
    expect(await user.evaluate<boolean>("dispatchEvent(new Event('beforeunload', { cancelable: true }))")).toBe(true);
  });
});

test('a search finds settings of all tabs, and Back leads to the previous search', async ({ user, openAs }) => {
  await openAs('admin', '/security');
  const search = { role: 'searchbox', name: 'Search settings' };
  await user.type(search, 'video');
  await user.arrivesAt(/#\/security\?term=video$/);
  await user.sees({ role: 'region', name: 'Performance' });
  await user.type(search, 'zzzzqq');
  await user.seesText('No search results found for zzzzqq');
  await user.back();
  await user.arrivesAt(/#\/security/);
  await user.seesNo({ role: 'heading', name: 'No search results found for zzzzqq' });
});

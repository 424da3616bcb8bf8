import { expect, test } from './test';

const addresses = { role: 'textbox', name: 'Always allowed IP addresses' };
const save = { role: 'button', name: 'Save Settings' };
const question = 'There are unsaved settings in this tab that will be lost if you leave it. Proceed?';

test.describe('with active protection', () => {
  test.use({ scenario: 'security' });

  test('a form is saved and stays after a reload', async ({ hand, openAs }) => {
    await openAs('admin', '/security');
    await hand.type(addresses, '203.0.113.9');
    await hand.click(save);
    await hand.seesNo(save);
    await hand.reload();
    await hand.sees(addresses, { value: '203.0.113.9' });
  });

  test('unsaved work asks on a link, on Back, on a reload and on closing', async ({ hand, openAs }) => {
    await openAs('admin', '/writing');
    await hand.click({ role: 'link', name: 'Security' });
    await hand.type(addresses, '203.0.113.9');
    const leave = () => hand.click({ role: 'link', name: 'Sharing' });
    expect(await hand.answersQuestion(leave, false)).toBe(question);
    await hand.arrivesAt(/#\/security$/);
    expect(await hand.answersQuestion(() => hand.back(), false)).toBe(question);
    await hand.arrivesAt(/#\/security$/);
    await hand.sees(addresses, { value: '203.0.113.9' });
    for (const exit of ['reload', 'close'] as const) {
      await hand.answersQuestion(() => hand.leave(exit), false);
      await hand.sees(addresses, { value: '203.0.113.9' });
    }
    expect(await hand.answersQuestion(leave, true)).toBe(question);
    await hand.arrivesAt(/#\/sharing$/);
    expect(await hand.read<boolean>("dispatchEvent(new Event('beforeunload', { cancelable: true }))")).toBe(true);
  });
});

test('a search finds settings of all tabs, and Back leads to the previous search', async ({ hand, openAs }) => {
  await openAs('admin', '/security');
  const search = { role: 'searchbox', name: 'Search settings' };
  await hand.type(search, 'video');
  await hand.arrivesAt(/#\/security\?term=video$/);
  await hand.sees({ role: 'region', name: 'Performance' });
  await hand.type(search, 'zzzzqq');
  await hand.reads('No search results found for zzzzqq');
  await hand.back();
  await hand.arrivesAt(/#\/security/);
  await hand.seesNo({ role: 'heading', name: 'No search results found for zzzzqq' });
});

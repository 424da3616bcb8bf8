import { expectUsable, flip, isOn, settingSwitch, visit } from '../support/settings';
import { expect, test } from '../support/test';

test.use({ jetpack: '16' });

test('changes to the switches that Jetpack 16 adds are still there after a reload', async ({ page, openAs }) => {
  await openAs('admin', '/security');
  const optionsByTab = {
    security: ['account-protection'],
    traffic: ['canonical-urls', 'wpcom-reader', 'wpcom_reader_views_enabled', 'blaze'],
    writing: ['podcast'],
    discussion: ['jetpack_subscribe_floating_button_enabled', 'wpcom_newsletter_send_default'],
  };
  for (const [tab, options] of Object.entries(optionsByTab)) {
    await visit(page, `/${tab}`);
    const before = new Map<string, boolean>();
    for (const option of options) {
      before.set(option, await isOn(settingSwitch(page, option)));
      await flip(page, option);
    }
    await expectUsable(page);
    await page.reload();
    for (const option of options)
      expect([option, await isOn(settingSwitch(page, option))]).toEqual([option, !before.get(option)]);
  }
});

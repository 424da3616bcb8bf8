import { mountWidget, openForeignPage } from '../support/foreign-pages/foreign-page';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';
import { recordLanguageFiles, translated } from '../support/translations';

const title = 'Site connection';

test('a widget is in the language of its page', async ({ page, logIn, site }) => {
  await logIn('admin');
  const files = recordLanguageFiles(page);
  const foreignPageConfig = await openForeignPage(page, site);
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'ja'));
  expect(await mountWidget(page, foreignPageConfig, 'connection')).toBe('ok');
  await expect(page.getByRole('article', { name: translated('ja', title) })).toBeVisible();
  expect(files).toEqual(['mf-connection-widgets/connection.ja.json']);
  // A widget of another area loads its texts in the same language.
  expect(await mountWidget(page, foreignPageConfig, 'licence')).toBe('ok');
  await networkAtRest(page);
  expect(files).toEqual(['mf-connection-widgets/connection.ja.json', 'mf-licensing-widgets/licence.ja.json']);
});

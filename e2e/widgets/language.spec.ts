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

test('a widget can have a different language from its page', async ({ page, logIn, site }) => {
  await logIn('admin');
  const { embed, root, nonce } = await openForeignPage(page, site);
  // There is no translation for pt-PT, so the widget uses pt_BR.
  await page.evaluate(
    ({ embed, root, nonce }) => {
      const element = Object.assign(document.createElement('flightdeck-widget'), { nonce, lang: 'pt-PT' });
      element.setAttribute('name', 'connection');
      element.setAttribute('root', root);
      document.querySelector('#place')?.append(element);
      return import(embed);
    },
    { embed, root, nonce },
  );
  await expect(page.getByRole('article', { name: translated('pt_BR', title) })).toBeVisible();
});

test('a widget on an English page loads no language files', async ({ page, logIn, site }) => {
  await logIn('admin');
  const files = recordLanguageFiles(page);
  expect(await mountWidget(page, await openForeignPage(page, site), 'connection')).toBe('ok');
  await networkAtRest(page);
  expect(files).toEqual([]);
});

test('a widget whose language file is missing is in English', async ({ page, logIn, site, expectProblems }) => {
  expectProblems(/mf-connection\/connection is shown in English|404|integrity/);
  await logIn('admin');
  const foreignPageConfig = await openForeignPage(page, site);
  await page.route('**/connection.de.json', (route) => route.fulfill({ status: 404, body: '' }));
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'de'));
  expect(await mountWidget(page, foreignPageConfig, 'connection')).toBe('ok');
  await expect(page.getByRole('article', { name: title })).toBeVisible();
});

import { field, type TestClient } from '../testing/test-client';
import { startTestSite, type TestSite } from '../testing/test-site';

let site: TestSite;
let admin: TestClient;
beforeAll(async () => {
  site = await startTestSite('not-connected', { lang: 'de' });
  admin = await site.client('admin');
});
afterAll(() => site.close());

const languageOf = async (query = '') => field(await admin.pageState(query), 'locale', 'lang');

async function chooseLanguage(locale: string): Promise<void> {
  const profile = '/wp-admin/profile.php';
  const nonce = /name="_wpnonce" value="(\w+)"/.exec(await (await admin.fetch(profile)).text())?.[1] ?? '';
  await admin.fetch(profile, { method: 'POST', body: new URLSearchParams({ _wpnonce: nonce, locale }) });
}

test('the language in the address overrides the language of the profile, which overrides the language of the site', async () => {
  expect(await languageOf()).toBe('de');
  await chooseLanguage('fr');
  expect(await languageOf()).toBe('fr');
  expect(await languageOf('&lang=ja')).toBe('ja');
  await chooseLanguage('');
  expect(await languageOf()).toBe('de');
});

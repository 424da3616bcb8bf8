import { fakeRegistry, hash384, writeFakeSet, writeFile } from '../../testing/fake-set';
import { startTestSite, type TestSite } from '../../testing/test-site';

const page = '{"locale_data":{"flightdeck":{"":{"lang":"de_DE"}}}}';
const card = '{"locale_data":{"flightdeck":{"":{"lang":"de_DE"},"Save":["</script>Speichern"]}}}';
const file = 'mf-dashboard/1.0.0-abcdef02/at-a-glance.de.json';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite('free');
});
afterAll(() => site.close());

/** Writes a set with German texts. @param content of the file with the texts of the first screen; undefined if it is missing */
function writeSet(content: string | undefined): void {
  const { root, areas, ...rest } = fakeRegistry();
  const dashboard = areas['mf-dashboard'];
  if (!dashboard) throw new Error('The sample has no dashboard.');
  writeFakeSet(site.setDir, {
    ...rest,
    root: { ...root, files: { ...root.files, 'page.de.json': hash384(page) } },
    areas: { 'mf-dashboard': { ...dashboard, files: { 'at-a-glance.de.json': hash384(card) } } },
  });
  writeFile(site.setDir, `${root.base}page.de.json`, page);
  writeFile(site.setDir, file, content);
}

/** Returns the texts that the page contains, by address. */
async function printedTexts(query: string): Promise<Record<string, unknown>> {
  const admin = await site.directClient('admin');
  const text = await (await admin.fetch(`/wp-admin/admin.php?page=flightdeck${query}`)).text();
  const blocks = text.matchAll(/<script type="application\/json" data-file="([^"]*)">(.*?)<\/script>/g);
  return Object.fromEntries([...blocks].map(([, address = '', json = '']) => [address, JSON.parse(json)]));
}

const address = () => `${site.url}/wp-content/plugins/flightdeck/set/${file}`;

test('a page in German contains the texts of its first screen, and no tag in a text ends their block', async () => {
  writeSet(card);
  expect(await printedTexts('&lang=de-AT')).toEqual({ [address()]: JSON.parse(card) });
});

test.each([
  ['changed', card.replace('Speichern', 'Sichern')],
  ['missing', undefined],
])('the page does not contain the texts of a file that is %s', async (_what, content) => {
  writeSet(content);
  expect(await printedTexts('&lang=de')).toEqual({});
});

test('a page in English, and a page of a site without a connection, contain no texts', async () => {
  writeSet(card);
  expect(await printedTexts('')).toEqual({});
  site.reset('not-connected');
  expect(await printedTexts('&lang=de')).toEqual({});
  site.reset('free');
});

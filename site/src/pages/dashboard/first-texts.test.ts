import { fakeRegistry, hash384, writeFakeSet, writeFile } from '../../testing/fake-set';
import { startTestSite, type TestSite } from '../../testing/test-site';

const pageTexts = '{"locale_data":{"flightdeck":{"":{"lang":"de_DE"}}}}';
const partTexts = '{"locale_data":{"flightdeck":{"":{"lang":"de_DE"},"Save":["</script>Speichern"]}}}';
const partFile = 'mf-dashboard/1.0.0-abcdef02/at-a-glance.de.json';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite('free');
});
afterAll(() => site.close());

/** Writes a set with German texts. @param content content of the part's file, whose hash is that of `partTexts`; undefined for no file */
function writeSet(content: string | undefined): void {
  const { root, areas, ...rest } = fakeRegistry();
  const dashboard = areas['mf-dashboard'];
  if (!dashboard) throw new Error('The fake registry has no mf-dashboard.');
  writeFakeSet(site.setDir, {
    ...rest,
    root: { ...root, files: { ...root.files, 'page.de.json': hash384(pageTexts) } },
    areas: { 'mf-dashboard': { ...dashboard, files: { 'at-a-glance.de.json': hash384(partTexts) } } },
  });
  writeFile(site.setDir, `${root.base}page.de.json`, pageTexts);
  writeFile(site.setDir, partFile, content);
}

/** Returns the texts in the page, by the address of their file. */
async function printedTexts(query: string): Promise<Record<string, unknown>> {
  const admin = await site.directClient('admin');
  const text = await (await admin.fetch(`/wp-admin/admin.php?page=flightdeck${query}`)).text();
  const blocks = text.matchAll(/<script type="application\/json" data-file="([^"]*)">(.*?)<\/script>/g);
  return Object.fromEntries([...blocks].map(([, address = '', json = '']) => [address, JSON.parse(json)]));
}

const partFileUrl = () => `${site.url}/wp-content/plugins/flightdeck/set/${partFile}`;

test('a page in German contains the texts of its first screen, and an end tag in a text does not end their block', async () => {
  writeSet(partTexts);
  expect(await printedTexts('&lang=de-AT')).toEqual({ [partFileUrl()]: JSON.parse(partTexts) });
});

test.each([
  ['changed', partTexts.replace('Speichern', 'Sichern')],
  ['missing', undefined],
])('the page does not contain the texts of a file that is %s', async (_case, content) => {
  writeSet(content);
  expect(await printedTexts('&lang=de')).toEqual({});
});

test('a page in English, and a page of a site that is not connected, contain no texts', async () => {
  writeSet(partTexts);
  expect(await printedTexts('')).toEqual({});
  site.reset('not-connected');
  expect(await printedTexts('&lang=de')).toEqual({});
  site.reset('free');
});

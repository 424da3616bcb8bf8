import { rmSync } from 'node:fs';
import { fakeRegistry, hash384, writeFile } from '../../testing/fake-set';
import { runTestSite } from '../../testing/test-site';

const pageTexts = '{"locale_data":{"flightdeck":{"":{"lang":"de_DE"}}}}';
const partTexts = '{"locale_data":{"flightdeck":{"":{"lang":"de_DE"},"Save":["</script>Speichern"]}}}';
const script = 'startTexts("</b>")';
const partFile = 'mf-dashboard/1.0.0-abcdef02/at-a-glance.de.json';

const testSite = runTestSite('free');
const admin = testSite.loggedIn('admin');

/** Writes a set with German texts and the translation script. @param files contents on the disk; undefined for no file */
function writeSet(files: { readonly part?: string; readonly script?: string }, builtScript = script): void {
  const { root, areas, ...others } = fakeRegistry();
  const rootFiles = { ...root.files, 'page.de.json': hash384(pageTexts), 'language.js': hash384(builtScript) };
  const dashboard = { ...areas['mf-dashboard'], files: { 'at-a-glance.de.json': hash384(partTexts) } };
  rmSync(testSite.setDir, { recursive: true });
  testSite.writeSet({ ...others, root: { ...root, files: rootFiles }, areas: { 'mf-dashboard': dashboard } });
  writeFile(testSite.setDir, `${root.base}page.de.json`, pageTexts);
  if (files.script) writeFile(testSite.setDir, `${root.base}language.js`, files.script);
  if (files.part) writeFile(testSite.setDir, partFile, files.part);
}

/** Returns the texts in the page, and whether it contains the translation script and its policy allows it. */
async function printed(query: string) {
  const answer = await admin.fetch(`/wp-admin/admin.php?page=flightdeck${query}`);
  const text = await answer.text();
  const blocks = [...text.matchAll(/<script type="application\/json" data-file="([^"]*)">(.*?)<\/script>/g)];
  const policy = answer.headers.get('content-security-policy') ?? '';
  return {
    texts: blocks.map(([, address = '', json = '']) => [address, JSON.parse(json)]),
    script: [text.includes(`<script>${script}</script>`), policy.includes(`'${hash384(script)}'`)],
  };
}
const nothing = { texts: [], script: [false, false] };

test('a page in German contains the texts of its first screen and the translation script', async () => {
  writeSet({ part: partTexts, script });
  const address = `${testSite.url}/wp-content/plugins/flightdeck/set/${partFile}`;
  expect(await printed('&lang=de-AT')).toEqual({ texts: [[address, JSON.parse(partTexts)]], script: [true, true] });
  for (const query of ['', '&lang=nl', '&lang=en-XA']) expect(await printed(query)).toEqual(nothing);
  testSite.reset('not-connected');
  expect((await printed('&lang=de')).texts).toEqual([]);
  testSite.reset();
});

test('the page contains no file that is missing or was changed, and no script that ends its element', async () => {
  writeSet({ part: partTexts.replace('Speichern', 'Sichern'), script: `${script};` });
  expect(await printed('&lang=de')).toEqual(nothing);
  writeSet({});
  expect(await printed('&lang=de')).toEqual(nothing);
  for (const broken of ['"</script>"', '"<!--"']) {
    writeSet({ script: broken }, broken);
    expect(await printed('&lang=de')).toEqual(nothing);
  }
});

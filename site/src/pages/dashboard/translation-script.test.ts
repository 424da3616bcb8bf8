import { fakeRegistry, hash384, writeFakeSet, writeFile } from '../../testing/fake-set';
import { startTestSite, type TestSite } from '../../testing/test-site';

const texts = '{"locale_data":{"flightdeck":{"":{"lang":"de_DE"}}}}';
const code = 'startTexts("</b>")';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite('free');
});
afterAll(() => site.close());

/**
 * Writes a set with German texts.
 * @param builtCode code of the translation script, whose hash the registry has
 * @param codeOnDisk undefined if the file is missing
 */
function writeSet(builtCode: string, codeOnDisk: string | undefined): void {
  const { root, ...rest } = fakeRegistry();
  const files = { ...root.files, 'page.de.json': hash384(texts), 'language.js': hash384(builtCode) };
  writeFakeSet(site.setDir, { ...rest, root: { ...root, files } });
  writeFile(site.setDir, `${root.base}page.de.json`, texts);
  writeFile(site.setDir, `${root.base}language.js`, codeOnDisk);
}

/** Returns whether the page contains a script, and whether its policy allows the script. */
async function printedAndAllowed(script: string, query: string): Promise<readonly [boolean, boolean]> {
  const admin = await site.directClient('admin');
  const answer = await admin.fetch(`/wp-admin/admin.php?page=flightdeck${query}`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  return [(await answer.text()).includes(`<script>${script}</script>`), policy.includes(`'${hash384(script)}'`)];
}

test('a page in German contains the translation script, and its policy allows it', async () => {
  writeSet(code, code);
  expect(await printedAndAllowed(code, '&lang=de-AT')).toEqual([true, true]);
});

test.each(['', '&lang=nl', '&lang=en-XA'])(
  'a page with the query %p is in English, and does not contain the translation script',
  async (query) => {
    writeSet(code, code);
    expect(await printedAndAllowed(code, query)).toEqual([false, false]);
  },
);

test.each([
  ['was changed', code, `${code};`],
  ['is missing', code, undefined],
  ['contains </script>, which ends the element', '"</script>"', '"</script>"'],
  ['contains <!--, after which a browser can miss the end of the element', '"<!--"', '"<!--"'],
])('a page in German has no translation script if its file %s', async (_case, builtCode, codeOnDisk) => {
  writeSet(builtCode, codeOnDisk);
  for (const script of [builtCode, codeOnDisk ?? builtCode]) {
    expect(await printedAndAllowed(script, '&lang=de')).toEqual([false, false]);
  }
});

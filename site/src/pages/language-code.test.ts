import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fakeRegistry, writeFakeSet } from '../testing/fake-set';
import { startTestSite, type TestSite } from '../testing/test-site';

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}` as const;
const texts = '{"locale_data":{"flightdeck":{"":{"lang":"de_DE"}}}}';
const code = 'startTexts("</b>")';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite('free');
});
afterAll(() => site.close());

/**
 * Writes a set with German texts.
 * @param built the code for texts as it was built
 * @param present as it is on disk; undefined: it is missing
 */
function writeSet(built: string, present: string | undefined): void {
  const { root, ...rest } = fakeRegistry();
  const files = { ...root.files, 'page.de.json': hash(texts), 'language.js': hash(built) };
  writeFakeSet(site.setDir, { ...rest, root: { ...root, files } });
  const folder = join(site.setDir, root.base);
  mkdirSync(dirname(join(folder, 'page.de.json')), { recursive: true });
  writeFileSync(join(folder, 'page.de.json'), texts);
  if (present === undefined) rmSync(join(folder, 'language.js'), { force: true });
  else writeFileSync(join(folder, 'language.js'), present);
}

/** Returns whether the page brings a script, and whether its policy allows it. */
async function brings(script: string, query: string): Promise<readonly [boolean, boolean]> {
  const admin = await site.directClient('admin');
  const answer = await admin.fetch(`/wp-admin/admin.php?page=flightdeck${query}`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  return [(await answer.text()).includes(`<script>${script}</script>`), policy.includes(`'${hash(script)}'`)];
}

test('a page in German brings the code for texts, and its policy allows it', async () => {
  writeSet(code, code);
  expect(await brings(code, '&lang=de-AT')).toEqual([true, true]);
});

test.each(['', '&lang=nl', '&lang=en-XA'])('a page with %p in its address brings none', async (query) => {
  writeSet(code, code);
  expect(await brings(code, query)).toEqual([false, false]);
});

test.each([
  ['changed', code, `${code};`],
  ['missing', code, undefined],
  ['one that could end too early', '"</script>"', '"</script>"'],
  ['one that a browser could read past its end', '"<!--"', '"<!--"'],
])('leaves code that is %s to the browser', async (_what, built, present) => {
  writeSet(built, present);
  expect(await brings(present ?? built, '&lang=de')).toEqual([false, false]);
  expect((await brings(built, '&lang=de'))[0]).toBe(false);
});

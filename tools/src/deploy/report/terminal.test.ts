import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { command, Folders } from '../testing/fake-set';

/* A hostile set or site must not control what a developer's terminal shows. */

const folders = new Folders();
/** Texts that could move the cursor, forge a line, or hide characters. */
const hostileTexts = [
  '\u001b[2K\rmf-settings 9.9.9',
  'a\nLive: mf-settings 9.9.9',
  '\u009b2J',
  '\u202egnp.exe',
  '\u2066x\u2069',
  '\u2028Live: x',
  '\u0007',
];
const hostileText = hostileTexts.join('');
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must not be printed
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;

/** Returns a set whose registry has hostile texts wherever its schema allows them. */
function hostileSet(): string {
  const set = folders.built(
    '1.0.0',
    { 'mf-settings': { needs: { react: '^19.0.0', [hostileText]: hostileText } } },
    {
      react: '19.3.1',
      [`more${hostileText}`]: hostileText,
    },
  );
  const file = join(set, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  const entry = registry.areas['mf-settings'];
  const release = `mf-settings/releases/1.0.0.${'a'.repeat(64)}.json`;
  registry.areas['mf-settings'] = {
    ...entry,
    manifest: { ...entry.manifest, parts: { ...entry.manifest.parts, [hostileText]: entry.manifest.parts.screen } },
  };
  registry.history = {
    'mf-settings': [{ what: 'deploy', version: hostileText, release, at: hostileText }],
    [hostileText]: [],
  };
  registry.staged = {
    'mf-settings': {
      entry: registry.areas['mf-settings'],
      release,
      audience: { sites: ['a/\u001b[2K\u009b'] },
      since: hostileText,
    },
  };
  writeFileSync(file, JSON.stringify(registry));
  return set;
}

const set = hostileSet();
const otherSet = folders.built('2.0.0', { 'mf-settings': {} });
const report = join(folders.top, 'report.txt');
writeFileSync(report, `at mf-settings/1.0.0/area.js:1:1 ${hostileText}\nat mf-settings/${'\u001b[2K'}/area.js:1:1`);

/** Response of the site to the next request. */
let answer = '';
const server = createServer((_request, response) => response.end(answer));
let site = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  site = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => {
  server.close();
  folders.remove();
});

const env = { FLIGHTDECK_SITE_LOGIN: 'admin:secret' };

test.each([
  ['status --to SET', 'deploy'],
  ['status --json --to SET', 'deploy'],
  ['history mf-settings --to SET', 'deploy'],
  ['history --json --to SET', 'deploy'],
  ['deploy mf-settings --from OTHER --to SET', 'deploy'],
  ['deploy mf-settings --from SET --to OTHER --dry-run', 'deploy'],
  ['rollback mf-settings --to SET', 'deploy'],
  ['REPORT --to SET', 'explain'],
] as const)('%s prints no control character for the terminal', async (line, program) => {
  const { out, error } = await command(line.replace('REPORT', report).replace('SET', set).replace('OTHER', otherSet), {
    env,
    program,
  });
  expect(`${out}${error}`).not.toMatch(controls);
  expect(`${out}${error}`).not.toMatch(/^\W*Live: mf-settings 9/m);
  expect(`${out}${error}`).not.toBe('');
});

test.each([
  ['{"protocol":1,\n\u001b[2K\u009b', 'cannot be read'],
  [JSON.stringify({ protocol: 1, areas: {}, widgets: {}, [hostileText]: 1 }), 'is malformed'],
])('the refusal of the damaged registry %j prints no control character', async (registry, expected) => {
  const dir = folders.built('1.0.0', {});
  writeFileSync(join(dir, 'registry.json'), registry);
  const { code, error } = await command(`status --to ${dir}`);
  expect([code, error]).toEqual([5, expect.stringContaining(expected)]);
  expect(error).not.toMatch(controls);
  expect(error.trimEnd().split('\n')).toHaveLength(2);
});

/** Counts of a release, as a site returns them. */
const releaseCounts = { version: '1.0.0', stage: 'live', visits: 60, failures: 1, ms: 4, codes: {} };
const at = '2026-11-23T12:00:00Z';
const withdrawnRelease = { version: '1.0.0', since: at, at, visits: 6, failures: 5 };

test('status accepts a site without hostile texts', async () => {
  answer = JSON.stringify({
    areas: { 'mf-settings': [releaseCounts] },
    withdrawn: { 'mf-settings': withdrawnRelease },
  });
  expect(await command(`status --to ${otherSet} --site ${site}`, { env })).toMatchObject({ code: 0 });
});

test.each([
  ['version', { areas: { 'mf-settings': [{ ...releaseCounts, version: hostileText }] }, withdrawn: {} }],
  ['code', { areas: { 'mf-settings': [{ ...releaseCounts, codes: { [hostileText]: 1 } }] }, withdrawn: {} }],
  [
    'code of 5000 letters',
    { areas: { 'mf-settings': [{ ...releaseCounts, codes: { ['a'.repeat(5000)]: 1 } }] }, withdrawn: {} },
  ],
  ['area', { areas: { [hostileText]: [releaseCounts] }, withdrawn: {} }],
  ['area of a withdrawn release', { areas: {}, withdrawn: { [hostileText]: withdrawnRelease } }],
  [
    'version of a withdrawn release',
    { areas: {}, withdrawn: { 'mf-settings': { ...withdrawnRelease, version: hostileText } } },
  ],
  ['time', { areas: {}, withdrawn: { 'mf-settings': { ...withdrawnRelease, at: hostileText } } }],
])('status refuses a site with a hostile %s', async (_label, body) => {
  answer = JSON.stringify(body);
  const { code, out, error } = await command(`status --to ${otherSet} --site ${site}`, { env });
  expect([code, out, error]).toEqual([5, '', expect.stringContaining('returned something other than counts')]);
});

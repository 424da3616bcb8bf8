import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, Folders } from '../testing/fake-set';

/* A hostile set must not control what a developer's terminal shows. */

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
      audience: { roles: [hostileText] },
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

afterAll(folders.remove);

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

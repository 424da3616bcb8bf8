import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rounds } from '@flightdeck/shared/testing/values';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { pluginSources, ruleFiles } from '../../../tools/src/common/archive/plugin-source';
import { zipFile } from '../../../tools/src/common/archive/zip-file';
import { isSigned, readSigningKeys } from '../../../tools/src/deploy/signing/signing-keys';
import { newSigningKey } from '../../../tools/src/deploy/testing/fake-signing-key';
import packageJson from '../../package.json';
import { fakeRegistry } from '../testing/fake-registry';
import { pluginDirectoryFile } from './archive-files';
import { refuseLargeArchive } from './archive-size';
import { legalFiles } from './legal-files';
import { pluginFiles } from './plugin-files';
import { changesOf, withChangelog } from './readme';
import { releaseFiles } from './release-file';

/** Returns the files in an archive. */
const unzip = (archive: Buffer): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(archive)).map(([name, content]) => [name, Buffer.from(content).toString('latin1')]),
  );

test('an archive contains all files unchanged', () => {
  const name = fc.stringMatching(/^[a-zé]{1,8}(x|y\/[a-z.]{1,8}x)$/u);
  fc.assert(
    fc.property(fc.dictionary(name, fc.uint8Array({ maxLength: 300 })), (files) => {
      const entries = Object.entries(files).map(([key, content]) => ({ name: key, content: Buffer.from(content) }));
      const texts = Object.fromEntries(entries.map((each) => [each.name, each.content.toString('latin1')]));
      expect(unzip(zipFile(entries))).toEqual(texts);
    }),
    rounds,
  );
});

describe('an installed plugin', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-zip-'));
  const [plugin, set] = [join(folder, 'plugin'), join(folder, 'set')];
  const legal = [{ name: 'license.txt', content: Buffer.from('GPL') }];
  const write = (file: string, content: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const registryWith = (files: Readonly<Record<string, string>>) => {
    const { root, ...registry } = fakeRegistry(files);
    const embed = { base: 'embed/1.0.0/', version: '1.0.0', files: fakeRegistry({ 'embed.js': 'embed()' }).root.files };
    return { ...registry, root: { ...root, embed } };
  };
  beforeEach(() => {
    write(join(plugin, 'flightdeck.php'), '<?php');
    write(join(plugin, 'includes/page/page.php'), '<?php');
    write(join(set, 'embed/1.0.0/embed.js'), 'embed()');
    write(join(set, 'embed/1/embed.js'), 'changed()');
    write(join(set, 'embed/1/embed.js.br'), 'compressed');
    write(join(set, 'embed/1/shell.php'), '<?php');
    write(join(set, 'root-config/1/main.js'), 'main()');
    write(join(set, 'root-config/1/main.js.gz'), 'compressed');
    write(join(set, 'root-config/0/main.js'), 'older()');
    write(join(set, 'registry.json'), JSON.stringify(registryWith({ 'main.js': 'main()' })));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('consists of its source, the license and the live releases, each file with its checksum', () => {
    const found = unzip(zipFile(pluginFiles(plugin, set, legal)));
    const names = [
      'flightdeck.php',
      'includes/page/page.php',
      'license.txt',
      'set/embed/1.0.0/embed.js',
      'set/embed/1/embed.js',
      'set/registry.json',
      'set/root-config/1/main.js',
    ];
    expect(Object.keys(found)).toEqual([...names, 'checksums.txt'].map((name) => `flightdeck/${name}`));
    const checksum = (text: string) => createHash('sha256').update(text, 'latin1').digest('hex');
    expect(found['flightdeck/checksums.txt']).toBe(
      names.map((name) => `${checksum(found[`flightdeck/${name}`] ?? '')}  ${name}\n`).join(''),
    );
    expect(found['flightdeck/set/embed/1/embed.js']).toBe('embed()');
  });

  test('has a registry that names neither earlier nor staged releases, whose files the archive lacks', () => {
    const at = '2026-01-01';
    const release = 'releases/a.json';
    const manifest = { name: 'mf-settings', parts: {}, widgets: [] };
    const entry = {
      base: 'mf-settings/2/',
      version: '2',
      files: {},
      entry: 'a.js',
      container: 'a',
      manifest,
      chunks: {},
    };
    const staged = { 'mf-settings': { entry, release, audience: { roles: ['editor'] }, since: at } };
    const stagedHistory = { 'mf-settings': [{ what: 'stage', version: '2', release, at }] };
    const history = { 'root-config': [{ what: 'deploy', version: '1', release, at }] };
    write(
      join(set, 'registry.json'),
      JSON.stringify({ ...registryWith({ 'main.js': 'main()' }), staged, stagedHistory, history }),
    );
    const registry = pluginFiles(plugin, set, legal).find(({ name }) => name.endsWith('registry.json'));
    expect(JSON.parse(String(registry?.content))).toEqual(registryWith({ 'main.js': 'main()' }));
  });

  test('has a reproducible archive: the same files make the same bytes', () => {
    const [one, other] = [zipFile(pluginFiles(plugin, set, legal)), zipFile(pluginFiles(plugin, set, legal))];
    expect(one.equals(other)).toBe(true);
  });

  test('has only kinds of files that the build creates, and no files behind symbolic links', () => {
    write(join(set, 'root-config/1/shell.php'), '<?php');
    write(join(set, 'registry.json'), JSON.stringify(registryWith({ 'main.js': 'main()', 'shell.php': '<?php' })));
    expect(() => pluginFiles(plugin, set, legal)).toThrow('shell.php is not a file that the build makes');
    write(join(set, 'registry.json'), JSON.stringify(registryWith({ 'main.js': 'main()' })));
    renameSync(join(set, 'root-config/1'), join(folder, 'elsewhere'));
    symlinkSync(join(folder, 'elsewhere'), join(set, 'root-config/1'));
    expect(() => pluginFiles(plugin, set, legal)).toThrow('root-config/1 is a symbolic link');
    rmSync(join(set, 'root-config/1'));
  });

  test('is not created from changed files or without a set', () => {
    write(join(set, 'root-config/1/main.js'), 'other()');
    expect(() => pluginFiles(plugin, set, legal)).toThrow('root-config/1/main.js is not the file that was built');
    rmSync(join(set, 'registry.json'));
    expect(() => pluginFiles(plugin, set, legal)).toThrow('npm run build');
  });
});

test('the archive contains the GPL and the notices of the packages in the built set', () => {
  const [license, thirdParty] = legalFiles(join(__dirname, '../../..')).map(({ content }) => String(content));
  expect(license).toContain('GNU GENERAL PUBLIC LICENSE');
  for (const name of ['react', 'react-dom', 'scheduler', 'rxjs', 'axios', '@wordpress/i18n', 'single-spa', 'webpack']) {
    expect(thirdParty).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\nLicense: \\S+\n\n\\S`, 'm'));
  }
  expect(thirdParty).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(thirdParty).not.toMatch(/^(libsql|hono|jest|typescript) /m);
});

test('readme.txt has the fields that the plugin directory requires', () => {
  const readme = readFileSync(join(__dirname, '../../plugin/readme.txt'), 'utf8');
  for (const field of [
    'Contributors',
    'Tags',
    'Tested up to',
    'Requires PHP',
    'Stable tag',
    'License',
    'License URI',
  ]) {
    expect(readme).toMatch(new RegExp(`^${field}: \\S`, 'm'));
  }
  for (const section of ['Description', 'Installation', 'Frequently Asked Questions', 'Changelog', 'Upgrade Notice']) {
    expect(readme).toContain(`\n== ${section} ==\n`);
  }
  expect(/^Tags: (.*)$/m.exec(readme)?.[1]?.split(', ').length).toBeLessThanOrEqual(5);
  const [, shortDescription = ''] = readme.split('\n\n');
  expect(shortDescription).toMatch(/^.{1,150}$/);
});

test('the header, the constant and the readme of the plugin name the version of its package', () => {
  const [source, readme] = ['flightdeck.php', 'readme.txt'].map((file) =>
    readFileSync(join(__dirname, '../../plugin', file), 'utf8'),
  );
  const versions = [/Version:\s+(\S+)/, /const VERSION\s+= '(.+)'/].map((pattern) => pattern.exec(source ?? '')?.[1]);
  expect([...versions, /Stable tag: (\S+)/.exec(readme ?? '')?.[1]]).toEqual(Array(3).fill(packageJson.version));
});

const changelog =
  '# Changelog\n\n## 0.2.0\n\n### Minor Changes\n\n- One\n  **change**.\n- `Another`.\n\n## 0.1.0\n\nThe first release.\n';

test('readme.txt in the archive lists the changes of all versions', () => {
  const readme = 'Text\n\n== Changelog ==\n\n== Upgrade Notice ==\n';
  expect(withChangelog(readme, changelog)).toBe(
    'Text\n\n== Changelog ==\n\n= 0.2.0 =\n\n* One **change**.\n* `Another`.\n\n= 0.1.0 =\n\n* The first release.\n\n== Upgrade Notice ==\n',
  );
  expect(() => withChangelog('Text', changelog)).toThrow('no heading');
  expect(() => changesOf(changelog, '9.9.9')).toThrow('does not name version 9.9.9');
});

test('the release file names version, requirements and hash of the archive, and is signed', () => {
  const keys = readSigningKeys(newSigningKey());
  const archive = Buffer.from('archive');
  const [file, signatures] = releaseFiles(
    {
      version: '0.2.0',
      name: 'flightdeck-0.2.0.zip',
      archive,
      plugin: ' * Requires at least: 6.1\n * Requires PHP:      7.4\n',
      readme: 'Tested up to: 6.5\n',
      changes: changesOf(changelog, '0.2.0'),
    },
    keys,
  );
  expect(JSON.parse(file.text)).toEqual({
    protocol: 1,
    product: 'flightdeck-wordpress',
    version: '0.2.0',
    package: 'flightdeck-0.2.0.zip',
    sha256: createHash('sha256').update(archive).digest('hex'),
    requires: '6.1',
    requires_php: '7.4',
    tested: '6.5',
    changes: ['One change.', 'Another.'],
  });
  expect(signatures.name).toBe(`signatures/${createHash('sha256').update(file.text).digest('hex')}.json`);
  const publicKey = keys[0]?.publicKey ?? '';
  expect(isSigned(file.text, JSON.parse(signatures.text)[publicKey], publicKey)).toBe(true);
});

test('the archive contains each rules file that the plugin reads, and none with test cases', () => {
  const source = readFileSync(join(__dirname, '../../plugin/flightdeck.php'), 'utf8');
  const [, list = ''] = /const RULES\s+= array\((.*)\);/.exec(source) ?? [];
  const loadedFiles = [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => `rules/${name}.json`);
  const names = ruleFiles(join(__dirname, '../../..')).map(({ name }) => name);
  expect(loadedFiles.length).toBeGreaterThan(1);
  expect(names).toEqual(expect.arrayContaining(loadedFiles));
  expect(names.join()).not.toContain('cases');
});

test.each(['release address', 'plugin directory'])(
  'the archive for updates from the %s has exactly the files in includes that flightdeck.php lists',
  (kind) => {
    const files = pluginSources(join(__dirname, '../../plugin')).flatMap((file) =>
      kind === 'plugin directory' ? (pluginDirectoryFile(file) ?? []) : file,
    );
    const source = String(files.find(({ name }) => name === 'flightdeck.php')?.content);
    const [, list = ''] = /const FILES = array\(([^)]*)\);/.exec(source) ?? [];
    const listed = [...list.matchAll(/'([\w/-]+)'/g)].map(([, name]) => `includes/${name}.php`).sort();
    const names = files.map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('includes/'))).toEqual(listed);
    expect(listed.some((name) => name.startsWith('includes/updates/'))).toBe(kind === 'release address');
    expect(
      names.filter((name) => !/^includes\/|^languages\/|^(flightdeck|uninstall)\.php$|^readme\.txt$/.test(name)),
    ).toEqual([]);
  },
);

test("refuses an archive that leaves less than 200 kB below PHP's default upload limit", () => {
  expect(() => refuseLargeArchive({ length: 1_897_152 })).not.toThrow();
  expect(() => refuseLargeArchive({ length: 1_897_153 })).toThrow('The archive has 1898 kB, but may have 1897 kB.');
});

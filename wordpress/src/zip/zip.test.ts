import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rounds } from '@flightdeck/shared/testing/rounds';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { fakeRegistry } from '../testing/fake-registry';
import { legalFiles } from './legal-files';
import { pluginFiles } from './plugin-files';
import { zipFile } from './zip-file';

/** Returns the files in an archive. */
const unzip = (archive: Buffer): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(archive)).map(([name, content]) => [name, Buffer.from(content).toString('latin1')]),
  );

test('an archive contains all files unchanged', () => {
  const name = fc.stringMatching(/^[a-zé]{1,8}(\/[a-z.]{1,8}x)?$/u);
  fc.assert(
    fc.property(fc.dictionary(name, fc.uint8Array({ maxLength: 300 })), (files) => {
      const entries = Object.entries(files).map(([key, content]) => ({ name: key, content: Buffer.from(content) }));
      const texts = Object.fromEntries(entries.map((each) => [each.name, each.content.toString('latin1')]));
      expect(unzip(zipFile(entries))).toEqual(texts);
    }),
    rounds,
  );
});

test.each([['/etc/passwd'], ['a/../../b'], ['twice']])('refuses the name %s', (name) => {
  const entries = ['twice', name].map((each) => ({ name: each, content: Buffer.from('x') }));
  expect(() => zipFile(entries)).toThrow(`"${name}" is not a valid name in the archive.`);
});

describe('an installed plugin', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-zip-'));
  const [plugin, set] = [join(folder, 'plugin'), join(folder, 'set')];
  const legal = [{ name: 'license.txt', content: Buffer.from('GPL') }];
  const write = (file: string, content: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  beforeEach(() => {
    write(join(plugin, 'flightdeck.php'), '<?php');
    write(join(plugin, 'includes/page.php'), '<?php');
    write(join(set, 'embed/1/embed.js'), 'embed()');
    write(join(set, 'embed/1/embed.js.br'), 'packed');
    write(join(set, 'root-config/1/main.js'), 'main()');
    write(join(set, 'root-config/1/main.js.gz'), 'packed');
    write(join(set, 'root-config/0/main.js'), 'older()');
    write(join(set, 'registry.json'), JSON.stringify(fakeRegistry({ 'main.js': 'main()' })));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('consists of its source and the releases in the registry, each file with its checksum', () => {
    const found = unzip(zipFile(pluginFiles(plugin, set, legal)));
    const names = [
      'flightdeck.php',
      'includes/page.php',
      'license.txt',
      'set/embed/1/embed.js',
      'set/registry.json',
      'set/root-config/1/main.js',
    ];
    expect(Object.keys(found)).toEqual([...names, 'checksums.txt'].map((name) => `flightdeck/${name}`));
    const sum = (text: string) => createHash('sha256').update(text, 'latin1').digest('hex');
    expect(found['flightdeck/checksums.txt']).toBe(
      names.map((name) => `${sum(found[`flightdeck/${name}`] ?? '')}  ${name}\n`).join(''),
    );
  });

  test('does not name earlier releases', () => {
    write(
      join(set, 'registry.json'),
      JSON.stringify({
        ...fakeRegistry({ 'main.js': 'main()' }),
        history: { 'root-config': [{ what: 'deploy', version: '1', release: 'a.json', at: '2026-01-01' }] },
      }),
    );
    const registry = pluginFiles(plugin, set, legal).find(({ name }) => name.endsWith('registry.json'));
    expect(Object.keys(JSON.parse(String(registry?.content)))).not.toContain('history');
  });

  test('equal files give equal archives', () => {
    expect(zipFile(pluginFiles(plugin, set, legal)).equals(zipFile(pluginFiles(plugin, set, legal)))).toBe(true);
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
  const [, short = ''] = readme.split('\n\n');
  expect([short.length > 0, short.length <= 150]).toEqual([true, true]);
});

test('the plugin names the same version everywhere', () => {
  const [source, readme] = ['flightdeck.php', 'readme.txt'].map((file) =>
    readFileSync(join(__dirname, '../../plugin', file), 'utf8'),
  );
  const versions = [/Version:\s+(\S+)/, /const VERSION\s+= '(.+)'/].map((pattern) => pattern.exec(source ?? '')?.[1]);
  expect(versions[0]).toMatch(/^\d+\.\d+\.\d+$/);
  expect([...versions, /Stable tag: (\S+)/.exec(readme ?? '')?.[1]]).toEqual(Array(3).fill(versions[0]));
});

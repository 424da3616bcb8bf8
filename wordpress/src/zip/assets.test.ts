import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pluginSources } from '../../../tools/src/common/archive/plugin-source';

describe('the pictures of the plugin directory', () => {
  const assets = join(__dirname, '../../assets');
  /** Width and height of a PNG file. */
  const sizeOf = (name: string) => {
    const file = readFileSync(join(assets, name));
    expect(file.subarray(1, 4).toString('latin1')).toBe('PNG');
    return [file.readUInt32BE(16), file.readUInt32BE(20)];
  };

  test('include each screenshot that readme.txt lists, numbered in the order of the list', () => {
    const readme = readFileSync(join(__dirname, '../../plugin/readme.txt'), 'utf8');
    const [, list = ''] = /== Screenshots ==\n([\s\S]*?)\n== /.exec(readme) ?? [];
    const listed = [...list.matchAll(/^(\d+)\. \S/gm)].map(([, number]) => `screenshot-${number}.png`);
    expect(listed).toEqual(listed.map((_, index) => `screenshot-${index + 1}.png`));
    expect(listed.length).toBeGreaterThan(0);
    expect(
      readdirSync(assets)
        .filter((name) => name.startsWith('screenshot-'))
        .sort(),
    ).toEqual(listed);
    // The narrowest screenshot shows a phone of 375 pixels.
    for (const name of listed) expect([name, (sizeOf(name)[0] ?? 0) >= 375]).toEqual([name, true]);
  });

  test('include icons of the sizes in their names', () => {
    expect([sizeOf('icon-128x128.png'), sizeOf('icon-256x256.png')]).toEqual([
      [128, 128],
      [256, 256],
    ]);
    expect(readFileSync(join(assets, 'icon.svg'), 'utf8')).toMatch(/^<svg /);
  });

  test('include banners of the sizes that the plugin directory shows, and none above its limit of 4 MB', () => {
    const names = readdirSync(assets).filter((name) => name.startsWith('banner-'));
    expect(names.sort()).toEqual(['banner-1544x500.png', 'banner-772x250.png']);
    for (const name of names) {
      expect([name, sizeOf(name).join('x')]).toEqual([name, /\d+x\d+/.exec(name)?.[0]]);
      expect(statSync(join(assets, name)).size).toBeLessThanOrEqual(4 * 1024 * 1024);
    }
  });

  test('are not part of the installed plugin', () => {
    const names = pluginSources(join(__dirname, '../../plugin')).map(({ name }) => name);
    expect(names.filter((name) => /\.(png|svg|jpg)$/.test(name))).toEqual([]);
  });
});

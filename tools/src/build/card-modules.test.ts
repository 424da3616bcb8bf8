import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tabLoaders } from '../../../mf-settings/src/tabs';
import { repo } from '../common/repo';
import { cardModules } from './card-modules';

test.each(Object.entries(tabLoaders))('the modules of the tab %s are those of its cards', async (name, load) => {
  const { cards } = await load();
  const modules = [...new Set(cards.flatMap((card) => card.modules))].sort();
  expect(cardModules(repo, `mf-settings/src/${name}`) ?? []).toEqual(modules);
});

test('a part without cards has no modules', () => {
  expect(cardModules(repo, 'mf-dashboard/src/my-plan')).toBeUndefined();
  expect(cardModules(repo, 'mf-dashboard/src/no-such-part')).toBeUndefined();
});

test.each(['modules', 'modules: slugs', "modules: [...slugs, 'protect']", 'modules: [slug]', 'id: 1'])(
  'throws an error that names a card whose modules are not a list of string literals: %s',
  (property) => {
    const folder = mkdtempSync(join(tmpdir(), 'cards-'));
    writeFileSync(join(folder, 'guestbook.card.ts'), `export const guestbook = { ${property} };`);
    expect(() => cardModules(folder, '')).toThrow('guestbook.card.ts: write "modules" as a list of string literals.');
  },
);

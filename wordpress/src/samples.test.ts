import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strictly } from '@flightdeck/shared/contracts/field-schemas';
import { pageStateSchema, readPageState } from '@flightdeck/shared/contracts/page-state';
import * as v from 'valibot';

const sample = (role: string) => readFileSync(join(__dirname, `../samples/${role}.json`), 'utf8');

test.each(['administrator', 'editor', 'subscriber'])('the page state that PHP prints for the %s is one', (role) => {
  const text = sample(role);
  const strict = v.safeParse(pageStateSchema, JSON.parse(text), strictly);
  expect(strict.success ? [] : v.flatten(strict.issues).nested).toEqual([]);
  expect(readPageState(text)).toMatchObject({
    ok: true,
    missing: [],
    state: {
      initial: { siteData: { plan: { product_slug: 'jetpack_complete' } } },
      locale: { lang: 'de-DE', messages: { Save: ['Speichern'] } },
    },
  });
});

test('only whoever manages the site is told its settings and may take areas from elsewhere', () => {
  const [manager, editor] = ['administrator', 'editor'].map((role) => readPageState(sample(role)));
  expect(manager).toMatchObject({ state: { overrides: { origins: ['https://areas.example'] } } });
  expect(editor).toMatchObject({ state: { overrides: { origins: [] }, initial: { currentIp: false } } });
  expect(editor).toHaveProperty('state.initial.settings', { protect: true, monitor: false });
});

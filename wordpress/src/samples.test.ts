import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageStateSchema, readPageState } from '@flightdeck/shared/contracts/page';
import { strictly } from '@flightdeck/shared/schema';
import * as v from 'valibot';

const sample = (role: string) => readFileSync(join(__dirname, `../samples/${role}.json`), 'utf8');

test.each([
  ['administrator', 'jetpack_complete'],
  ['editor', 'jetpack_free'],
  ['subscriber', 'jetpack_free'],
])('PHP prints a valid page state for the %s', (role, plan) => {
  const text = sample(role);
  const strict = v.safeParse(pageStateSchema, JSON.parse(text), strictly);
  expect(strict.success ? [] : v.flatten(strict.issues).nested).toEqual([]);
  expect(readPageState(text)).toMatchObject({
    ok: true,
    missing: [],
    state: {
      initial: { siteData: { plan: { product_slug: plan } } },
      locale: { lang: 'de-DE', messages: { Save: ['Speichern'] } },
    },
  });
});

test('administrators may load areas from other origins; editors may not, and get no IP address and only two settings', () => {
  const [administrator, editor] = ['administrator', 'editor'].map((role) => readPageState(sample(role)));
  expect(administrator).toMatchObject({ state: { overrides: { origins: ['https://areas.example'] } } });
  expect(editor).toMatchObject({ state: { overrides: { origins: [] }, initial: { currentIp: false } } });
  expect(editor).toHaveProperty('state.initial.settings', { protect: true, publicize: true });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strictly } from '@flightdeck/shared/contracts/field-schemas';
import { limitPageState } from '@flightdeck/shared/contracts/limit-page-state';
import { pageStateSchema, readPageState } from '@flightdeck/shared/contracts/page-state';
import { viewers } from '@flightdeck/shared/contracts/page-state-viewers';
import * as v from 'valibot';

const sample = (role: string) => readFileSync(join(__dirname, `../samples/${role}.json`), 'utf8');

test.each([
  ['administrator', 'jetpack_complete'],
  ['editor', 'jetpack_free'],
  ['subscriber', 'jetpack_free'],
])('the page state that PHP prints for the %s is one', (role, plan) => {
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

test('only whoever manages the site is told its settings and may take areas from elsewhere', () => {
  const [manager, editor] = ['administrator', 'editor'].map((role) => readPageState(sample(role)));
  expect(manager).toMatchObject({ state: { overrides: { origins: ['https://areas.example'] } } });
  expect(editor).toMatchObject({ state: { overrides: { origins: [] }, initial: { currentIp: false } } });
  expect(editor).toHaveProperty('state.initial.settings', { publicize: true });
});

test('PHP has the same tables of who is sent which field as the embedded site', () => {
  expect(JSON.parse(sample('viewers'))).toEqual(viewers);
});

test.each(['administrator', 'editor', 'subscriber'])('PHP prints for the %s what the embedded site would', (role) => {
  const state: Parameters<typeof limitPageState>[0] = JSON.parse(sample(role));
  const { permissions, isMaster } = state.userConnection.currentUser;
  expect(limitPageState(state, { ...permissions, isMaster })).toEqual(state);
});

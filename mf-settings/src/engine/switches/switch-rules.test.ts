import { facts } from '../testing/facts-under-test';
import { blockerOf, changesOf, isOffered, isUnknownValue, positionOf, type SwitchRule } from './switch-rules';

const base: SwitchRule = { option: 'sso' };
const related: SwitchRule = { option: 'jetpack_sso_match_by_email', module: 'sso' };
const on = { sso: true, jetpack_sso_match_by_email: true };
const off = { sso: false, jetpack_sso_match_by_email: true };

test.each<[string, boolean | undefined, SwitchRule, Record<string, unknown>]>([
  ['a module that is on', true, base, on],
  ['a module that is off', false, base, off],
  ['an option that is on', true, related, on],
  ['an option whose module is off', false, related, off],
  ['an option that is off', false, related, { sso: true, jetpack_sso_match_by_email: false }],
  ['a module with a text as value', true, base, { sso: '1' }],
  ['a module with an empty text', false, base, { sso: '' }],
  ['a module that is still loading', undefined, base, {}],
  ['an option with its own rule', true, { ...base, isOn: () => true }, {}],
])('the position of %s is %p', (_what, expected, rule, serverValues) => {
  expect(positionOf(rule, serverValues, facts())).toBe(expected);
});

test.each<[string, boolean, SwitchRule, Record<string, unknown>]>([
  ['an option of the site', true, related, on],
  ['an option that the site does not have', false, related, { sso: true }],
  ['an option while the settings are loading', true, related, {}],
  ['an option with its own rule', true, { ...base, isOn: () => true }, { other: true }],
])('%s is offered: %p', (_what, expected, rule, serverValues) => {
  expect(isOffered(rule, serverValues)).toBe(expected);
});

const listRule: SwitchRule = { ...base, isKnown: ({ sso }) => Array.isArray(sso) };
test.each<[string, boolean, SwitchRule, Record<string, unknown>]>([
  ['a flag', false, base, on],
  ['a missing value', false, base, {}],
  ['a list', true, base, { sso: [] }],
  ['a text', true, base, { sso: '1' }],
  ['a list for a switch whose rule reads lists', false, listRule, { sso: [] }],
  ['a flag for a switch whose rule reads lists', true, listRule, on],
])('%s is an unknown value: %p', (_what, expected, rule, serverValues) => {
  expect(isUnknownValue(rule, serverValues)).toBe(expected);
});

test.each<[string, Record<string, unknown>, SwitchRule, boolean, Record<string, unknown>]>([
  ['SET-041 turning a module on', { sso: true }, base, true, off],
  ['SET-041 turning a module off', { sso: false }, base, false, on],
  ['turning off a module that is still off', { sso: false }, base, false, off],
  ['turning off an option of a module that is on', { jetpack_sso_match_by_email: false }, related, false, on],
  [
    'SET-042 turning on an option of a module that is off',
    { sso: true, jetpack_sso_match_by_email: true },
    related,
    true,
    off,
  ],
  [
    'SET-042 turning off an option of a module that is off',
    { sso: true, jetpack_sso_match_by_email: true },
    related,
    false,
    off,
  ],
  ['a rule with its own changes', { other: true }, { ...base, changes: (next) => ({ other: next }) }, true, {}],
])('%s sends %j', (_what, expected, rule, next, serverValues) => {
  expect(changesOf(rule, next, facts({ serverValues }))).toEqual(expected);
});

test.each<[string, string | undefined, SwitchRule, Parameters<typeof blockerOf>[1], Record<string, unknown>]>([
  ['an available module', undefined, base, 'ready', off],
  ['SET-018 a module that an administrator keeps on', 'forced-on', base, 'forced-on', on],
  ['SET-018 an option of a module that an administrator keeps on', undefined, related, 'forced-on', on],
  ['SET-018 a module that an administrator keeps off', 'forced-off', base, 'forced-off', off],
  ['SET-014 an option of an offline site', 'offline', related, 'offline', on],
  ['an option of a module that is off', 'module-off', related, 'ready', off],
])('%s: the reason for being unavailable is %p', (_what, expected, rule, state, serverValues) => {
  expect(blockerOf(rule, state, serverValues)).toBe(expected);
});

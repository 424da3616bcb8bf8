import type { Availability } from '../access/access';
import { ruleInput } from '../testing/input-under-test';
import { blockerOf, changesOf, isOffered, isUnknownValue, positionOf, type SwitchRule } from './switch-rules';

const moduleRule: SwitchRule = { option: 'sso' };
const optionRule: SwitchRule = { option: 'jetpack_sso_match_by_email', module: 'sso' };
const withModuleOn = { sso: true, jetpack_sso_match_by_email: true };
const withModuleOff = { sso: false, jetpack_sso_match_by_email: true };

test.each<[string, boolean | undefined, SwitchRule, Record<string, unknown>]>([
  ['a module that is on', true, moduleRule, withModuleOn],
  ['a module that is off', false, moduleRule, withModuleOff],
  ['an option that is on', true, optionRule, withModuleOn],
  ['an option whose module is off', false, optionRule, withModuleOff],
  ['an option that is off', false, optionRule, { sso: true, jetpack_sso_match_by_email: false }],
  ['a module whose value is a string', true, moduleRule, { sso: '1' }],
  ['a module whose value is a number', true, moduleRule, { sso: 1 }],
  ['a module whose value is an empty string', false, moduleRule, { sso: '' }],
  ['a module that is still loading', undefined, moduleRule, {}],
  ['a switch whose rule defines the position', true, { ...moduleRule, isOn: () => true }, {}],
])('the position of %s is %p', (_what, expected, rule, serverValues) => {
  expect(positionOf(rule, serverValues, ruleInput())).toBe(expected);
});

test.each<[string, boolean, SwitchRule, Record<string, unknown>]>([
  ['an option of the site', true, optionRule, withModuleOn],
  ['an option that the site does not have', false, optionRule, { sso: true }],
  ['an option while the settings are loading', true, optionRule, {}],
  ['a missing option whose rule defines the position', true, { ...moduleRule, isOn: () => true }, { other: true }],
])('%s is offered: %p', (_what, expected, rule, serverValues) => {
  expect(isOffered(rule, serverValues)).toBe(expected);
});

const listRule: SwitchRule = { ...moduleRule, isKnown: ({ sso }) => Array.isArray(sso) };
test.each<[string, boolean, SwitchRule, Record<string, unknown>]>([
  ['a flag', false, moduleRule, withModuleOn],
  ['a missing value', false, moduleRule, {}],
  ['a list', true, moduleRule, { sso: [] }],
  ['a string', true, moduleRule, { sso: '1' }],
  ['a list for a switch whose rule reads lists', false, listRule, { sso: [] }],
  ['a flag for a switch whose rule reads lists', true, listRule, withModuleOn],
])('%s is an unknown value: %p', (_what, expected, rule, serverValues) => {
  expect(isUnknownValue(rule, serverValues)).toBe(expected);
});

test.each<[string, Record<string, unknown>, SwitchRule, boolean, Record<string, unknown>]>([
  ['turning a module on', { sso: true }, moduleRule, true, withModuleOff],
  ['turning a module off', { sso: false }, moduleRule, false, withModuleOn],
  ['turning off an option', { jetpack_sso_match_by_email: false }, optionRule, false, withModuleOn],
  [
    'a switch whose rule defines the changes',
    { other: true },
    { ...moduleRule, changes: (on) => ({ other: on }) },
    true,
    {},
  ],
])('%s sends %j', (_what, expected, rule, on, serverValues) => {
  expect(changesOf(rule, on, ruleInput({ serverValues }))).toEqual(expected);
});

test.each<[string, string | undefined, SwitchRule, Availability, Record<string, unknown>]>([
  ['an available module', undefined, moduleRule, 'ready', withModuleOff],
  ['a module that an administrator keeps on', 'forced-on', moduleRule, 'forced-on', withModuleOn],
  ['an option of a module that an administrator keeps on', undefined, optionRule, 'forced-on', withModuleOn],
  ['a module that an administrator keeps off', 'forced-off', moduleRule, 'forced-off', withModuleOff],
  ['an option on an offline site', 'offline', optionRule, 'offline', withModuleOn],
  ['an option of a module that is off', 'module-off', optionRule, 'ready', withModuleOff],
])('the switch of %s has the blocker %p', (_what, expected, rule, state, serverValues) => {
  expect(blockerOf(rule, state, serverValues)).toBe(expected);
});

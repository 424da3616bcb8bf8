import { changesOf, hindranceOf, positionOf, type SwitchRule } from './switch-rules';

const own: SwitchRule = { option: 'sso' };
const related: SwitchRule = { option: 'jetpack_sso_match_by_email', module: 'sso' };
const on = { sso: true, jetpack_sso_match_by_email: true };
const off = { sso: false, jetpack_sso_match_by_email: true };

test.each<[string, SwitchRule, Record<string, unknown>, boolean | undefined]>([
  ['a module', own, on, true],
  ['a module that is off', own, off, false],
  ['an option', related, on, true],
  ['an option whose module is off', related, off, false],
  ['written as text', own, { sso: '1' }, true],
  ['empty', own, { sso: '' }, false],
  ['not known yet', own, {}, undefined],
  ['by a rule of its own', { ...own, isOn: () => true }, {}, true],
])('position of %s', (_what, rule, serverValues, expected) => {
  expect(positionOf(rule, serverValues)).toBe(expected);
});

test.each<[string, SwitchRule, boolean, Record<string, unknown>, Record<string, unknown>]>([
  ['SET-041 a module', own, true, off, { sso: true }],
  ['SET-041 a module, off', own, false, on, { sso: false }],
  ['an option of a module that is on', related, false, on, { jetpack_sso_match_by_email: false }],
  ['SET-042 an option of a module that is off', related, true, off, { sso: true, jetpack_sso_match_by_email: true }],
  ['SET-042 whichever way it is moved', related, false, off, { sso: true, jetpack_sso_match_by_email: true }],
  ['by a rule of its own', { ...own, changes: (next) => ({ other: next }) }, true, {}, { other: true }],
])('what is sent: %s', (_what, rule, next, serverValues, expected) => {
  expect(changesOf(rule, next, serverValues)).toEqual(expected);
});

test.each<[string, SwitchRule, Parameters<typeof hindranceOf>[1], Record<string, unknown>, string | undefined]>([
  ['nothing', own, 'ready', off, undefined],
  ['SET-018 an administrator keeps it on', own, 'forced-on', on, 'forced-on'],
  ['SET-018 its options can still be set', related, 'forced-on', on, undefined],
  ['SET-018 an administrator keeps it off', own, 'forced-off', off, 'forced-off'],
  ['SET-014 offline', related, 'offline', on, 'offline'],
  ['its module is off', related, 'ready', off, 'module-off'],
])('in the way: %s', (_what, rule, state, serverValues, expected) => {
  expect(hindranceOf(rule, state, serverValues)).toBe(expected);
});

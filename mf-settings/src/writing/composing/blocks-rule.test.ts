import { changesOf, positionOf } from '../../engine/switches/switch-rules';
import { facts } from '../../engine/testing/facts-under-test';
import before from '../../recorded/settings-13.7.json';
import since from '../../recorded/settings-13.9.json';
import { blocksRule } from './blocks-rule';

test.each<[string, Record<string, unknown>, boolean, Record<string, unknown>]>([
  ['Jetpack 13.7 by the option', before, true, { jetpack_blocks_disabled: true }],
  ['Jetpack 13.9 by the module', since, true, { blocks: false }],
  ['Jetpack 13.9 whatever the old option says', { ...since, jetpack_blocks_disabled: true }, true, { blocks: false }],
  ['Jetpack 13.9 with the module off', { ...since, blocks: false }, false, { blocks: true }],
  ['a site whose settings are unknown', {}, true, { jetpack_blocks_disabled: true }],
])('SET-172 switches blocks on %s', (_what, settings, isOn, changes) => {
  const rule = blocksRule(settings);
  expect(rule && positionOf(rule, settings, facts())).toBe(isOn);
  expect(rule && changesOf(rule, !isOn, facts({ serverValues: settings }))).toEqual(changes);
});

test('offers no switch where the site has neither module nor option', () => {
  expect(blocksRule({ markdown: true })).toBeNull();
});

import { changesOf, positionOf } from '../../engine/switches/switch-rules';
import { ruleInput } from '../../engine/testing/input-under-test';
import { settingsOf } from '../../engine/testing/settings-of-version';
import { blocksRule } from './blocks-rule';

const settings137 = settingsOf('13.7');
const settings139 = settingsOf('13.9');

test.each<[string, Readonly<Record<string, unknown>>, boolean, Record<string, unknown>]>([
  ['turns off blocks with the option of Jetpack 13.7', settings137, true, { jetpack_blocks_disabled: true }],
  ['turns off blocks with the module of Jetpack 13.9', settings139, true, { blocks: false }],
  [
    'turns off blocks with the module of Jetpack 13.9, regardless of the old option',
    { ...settings139, jetpack_blocks_disabled: true },
    true,
    { blocks: false },
  ],
  ['turns on blocks with the module of Jetpack 13.9', { ...settings139, blocks: false }, false, { blocks: true }],
  ['turns off blocks with the option while the settings are loading', {}, true, { jetpack_blocks_disabled: true }],
])('the switch %s', (_what, settings, isOn, changes) => {
  const rule = blocksRule(settings);
  expect(rule && positionOf(rule, settings, ruleInput())).toBe(isOn);
  expect(rule && changesOf(rule, !isOn, ruleInput({ serverValues: settings }))).toEqual(changes);
});

test('there is no switch for blocks if the site has neither the module nor the option', () => {
  expect(blocksRule({ markdown: true })).toBeNull();
});

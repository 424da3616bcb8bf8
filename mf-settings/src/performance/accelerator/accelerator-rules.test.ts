import { ruleInput } from '../../engine/testing/input-under-test';
import { acceleratorChanges, acceleratorState, imageChanges, isAcceleratorOn } from './accelerator-rules';

const withOverrides = (photon: string | false, cdn: string | false) =>
  ruleInput({ modules: { photon: { override: photon }, 'photon-cdn': { override: cdn } } });
const online = withOverrides(false, false);
const offline = { ...online, isOffline: true, isRegistered: false, hasConnectedOwner: false };
const imagesOn = { photon: true, 'tiled-gallery': true, tiled_galleries: true };
const imagesOff = { photon: false, 'tiled-gallery': false, tiled_galleries: false };

test.each<[string, string, ReturnType<typeof ruleInput>]>([
  ['with both modules', 'enabled', online],
  ['with neither module', 'hidden', ruleInput({ modules: {} })],
  ['SET-094 with both modules overridden to inactive', 'disabled', withOverrides('inactive', 'inactive')],
  ['SET-094 with one module overridden to inactive', 'enabled', withOverrides('inactive', false)],
  ['SET-095 offline, without static files', 'disabled', { ...withOverrides(false, 'inactive'), isOffline: true }],
  ['SET-094 offline, with both modules', 'enabled', offline],
  ['SET-095 offline, with only images', 'disabled', { ...offline, modules: { photon: { override: false } } }],
])('%s, the switch is %s', (_what, expected, siteDetails) => {
  expect(acceleratorState(siteDetails)).toBe(expected);
});

test.each<[string, boolean, Record<string, unknown>, ReturnType<typeof ruleInput>]>([
  ['on with both modules on', true, { photon: true, 'photon-cdn': true }, online],
  ['on with only images on', true, { photon: true, 'photon-cdn': false }, online],
  ['on with only static files on', true, { photon: false, 'photon-cdn': '1' }, online],
  ['off with both modules off', false, { photon: false, 'photon-cdn': false }, online],
  ['SET-095 off offline with only images on', false, { photon: true, 'photon-cdn': false }, offline],
])('the accelerator is %s', (_what, expected, serverValues, siteDetails) => {
  expect(isAcceleratorOn(serverValues, siteDetails)).toBe(expected);
});

const cdn = (on: boolean) => ({ 'photon-cdn': on });
test.each<[string, boolean, ReturnType<typeof ruleInput>, Record<string, boolean>]>([
  ['SET-092 all four options as on', true, online, { ...imagesOn, ...cdn(true) }],
  ['SET-092 all four options as off', false, online, { ...imagesOff, ...cdn(false) }],
  ['no module overridden to inactive', true, withOverrides('inactive', false), cdn(true)],
  ['no module overridden to active as off', false, withOverrides('active', false), cdn(false)],
  ['a module overridden to active as on', true, withOverrides('active', false), { ...imagesOn, ...cdn(true) }],
  ['SET-095 offline, no images', true, offline, cdn(true)],
])('the switch of the accelerator sends %s (%s)', (_what, on, siteDetails, expected) => {
  expect(acceleratorChanges(on, siteDetails)).toEqual(expected);
});

test('turning on images also sends both options of the tiled galleries', () => {
  expect(imageChanges(true)).toEqual(imagesOn);
});

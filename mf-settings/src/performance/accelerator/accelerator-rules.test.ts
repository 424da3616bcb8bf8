import { facts } from '../../engine/testing/facts-under-test';
import { acceleratorChanges, acceleratorState, imageChanges, isAcceleratorOn } from './accelerator-rules';

const both = { photon: { override: false }, 'photon-cdn': { override: false } } as const;
const site = (change: Parameters<typeof facts>[0] = {}) => facts({ modules: both, ...change });
const override = (photon: string | false, cdn: string | false) =>
  site({ modules: { photon: { override: photon }, 'photon-cdn': { override: cdn } } });
const offline = site({ isOffline: true, isRegistered: false, hasConnectedOwner: false });
const images = { photon: true, 'tiled-gallery': true, tiled_galleries: true };
const noImages = { photon: false, 'tiled-gallery': false, tiled_galleries: false };

test.each<[string, string, ReturnType<typeof facts>]>([
  ['both modules available', 'enabled', site()],
  ['neither module', 'hidden', facts({ modules: {} })],
  ['SET-094 both modules overridden to inactive', 'disabled', override('inactive', 'inactive')],
  ['SET-094 one module overridden to inactive', 'enabled', override('inactive', false)],
  [
    'SET-095 images offline and static files overridden to inactive',
    'disabled',
    { ...override(false, 'inactive'), isOffline: true },
  ],
  ['SET-094 static files offline, which need no connection', 'enabled', offline],
  ['only images, offline', 'disabled', { ...offline, modules: { photon: { override: false } } }],
])('%s: the switch is %s', (_what, expected, input) => {
  expect(acceleratorState(input)).toBe(expected);
});

test.each<[string, boolean, Record<string, unknown>, ReturnType<typeof facts>]>([
  ['the accelerator is on with both modules on', true, { photon: true, 'photon-cdn': true }, site()],
  ['the accelerator is on with only images on', true, { photon: true, 'photon-cdn': false }, site()],
  ['the accelerator is on with only static files on', true, { photon: false, 'photon-cdn': '1' }, site()],
  ['the accelerator is off with both modules off', false, { photon: false, 'photon-cdn': false }, site()],
  ['SET-095 the accelerator is off offline with only images on', false, { photon: true, 'photon-cdn': false }, offline],
])('%s', (_what, expected, serverValues, input) => {
  expect(isAcceleratorOn(serverValues, input)).toBe(expected);
});

test.each<[string, boolean, ReturnType<typeof facts>, Record<string, boolean>]>([
  ['SET-092 turning on sends all four options', true, site(), { ...images, 'photon-cdn': true }],
  ['SET-092 turning off sends all four options', false, site(), { ...noImages, 'photon-cdn': false }],
  ['turning on leaves out a module overridden to inactive', true, override('inactive', false), { 'photon-cdn': true }],
  ['turning off leaves out a module overridden to active', false, override('active', false), { 'photon-cdn': false }],
  [
    'turning on includes a module overridden to active',
    true,
    override('active', false),
    { ...images, 'photon-cdn': true },
  ],
  ['SET-095 turning on offline leaves out the images', true, offline, { 'photon-cdn': true }],
])('%s', (_what, on, input, expected) => {
  expect(acceleratorChanges(on, input)).toEqual(expected);
});

test('SET-026.15 turning on images sends both options of the galleries too', () => {
  expect(imageChanges(true)).toEqual(images);
});

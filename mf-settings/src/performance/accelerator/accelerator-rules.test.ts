import { facts } from '../../engine/facts-under-test';
import { acceleratorChanges, acceleratorIsOn, acceleratorState, imageChanges } from './accelerator-rules';

const both = { photon: { override: false }, 'photon-cdn': { override: false } } as const;
const site = (change: Parameters<typeof facts>[0] = {}) => facts({ modules: both, ...change });
const override = (photon: string | false, cdn: string | false) =>
  site({ modules: { photon: { override: photon }, 'photon-cdn': { override: cdn } } });
const offline = site({ isOffline: true, isRegistered: false, hasConnectedOwner: false });
const images = { photon: true, 'tiled-gallery': true, tiled_galleries: true };
const noImages = { photon: false, 'tiled-gallery': false, tiled_galleries: false };

test.each<[string, ReturnType<typeof facts>, string]>([
  ['both parts', site(), 'enabled'],
  ['neither part', facts({ modules: {} }), 'hidden'],
  ['SET-094 both inactive for good', override('inactive', 'inactive'), 'disabled'],
  ['SET-094 one inactive for good', override('inactive', false), 'enabled'],
  [
    'SET-095 images offline, static files inactive for good',
    { ...override(false, 'inactive'), isOffline: true },
    'disabled',
  ],
  ['SET-094 offline, static files need no connection', offline, 'enabled'],
  ['images alone, offline', { ...offline, modules: { photon: { override: false } } }, 'disabled'],
])('the switch with %s', (_what, given, expected) => {
  expect(acceleratorState(given)).toBe(expected);
});

test.each<[string, Record<string, unknown>, ReturnType<typeof facts>, boolean]>([
  ['both on', { photon: true, 'photon-cdn': true }, site(), true],
  ['images alone', { photon: true, 'photon-cdn': false }, site(), true],
  ['static files alone', { photon: false, 'photon-cdn': '1' }, site(), true],
  ['neither', { photon: false, 'photon-cdn': false }, site(), false],
  ['SET-095 images that are on, offline', { photon: true, 'photon-cdn': false }, offline, false],
])('position: %s', (_what, serverValues, given, expected) => {
  expect(acceleratorIsOn(serverValues, given)).toBe(expected);
});

test.each<[string, boolean, ReturnType<typeof facts>, Record<string, boolean>]>([
  ['SET-092 on: all four', true, site(), { ...images, 'photon-cdn': true }],
  ['SET-092 off: all four', false, site(), { ...noImages, 'photon-cdn': false }],
  ['on, without what is inactive for good', true, override('inactive', false), { 'photon-cdn': true }],
  ['off, without what is active for good', false, override('active', false), { 'photon-cdn': false }],
  ['on, with what is active for good', true, override('active', false), { ...images, 'photon-cdn': true }],
  ['SET-095 on, offline', true, offline, { 'photon-cdn': true }],
])('sent: %s', (_what, on, given, expected) => {
  expect(acceleratorChanges(on, given)).toEqual(expected);
});

test('SET-026.15 images take both names of the galleries along', () => {
  expect(imageChanges(true)).toEqual(images);
});

import fc from 'fast-check';
import { failed, loaded, loading } from '../../cards/read-result';
import {
  storagePercent,
  type VideoPressCardState,
  type VideoPressExtra,
  type VideoPressInput,
  videoPressCardState,
} from './videopress-card-state';

const activeInput: VideoPressInput = {
  isOffline: false,
  hasConnectedOwner: true,
  canToggle: true,
  option: loaded(true),
  features: loaded(['videopress']),
  storage: loaded(124_000),
};
const active = (extra: VideoPressExtra): VideoPressCardState => ({ kind: 'active', extra });
const storage = (percent: number) => active({ kind: 'storage', percent });
const withoutExtra = active({ kind: 'none' });

test.each<[string, Partial<VideoPressInput>, VideoPressCardState]>([
  ['DASH-096 DASH-097 shows the used storage while VideoPress is on and in the plan', {}, storage(13)],
  [
    'DASH-097 shows the used storage with the 1 TB feature',
    { features: loaded(['videopress-1tb-storage']) },
    storage(13),
  ],
  ['DASH-097 shows empty storage', { storage: loaded(0) }, storage(0)],
  [
    'DASH-097 shows no storage bar with unlimited storage',
    { features: loaded(['videopress', 'videopress-unlimited-storage']) },
    withoutExtra,
  ],
  [
    'DASH-097 shows no storage bar with the unlimited feature alone',
    { features: loaded(['videopress-unlimited-storage']) },
    withoutExtra,
  ],
  ['DASH-097 shows no storage bar when the usage is unknown', { storage: loaded(null) }, withoutExtra],
  [
    'DASH-099 DASH-101 offers one free video without the feature',
    { features: loaded([]), storage: loaded(0) },
    active({ kind: 'upgrade', isFreeVideoUsed: false }),
  ],
  [
    'DASH-099 DASH-101 offers an upgrade when the free video is used',
    { features: loaded([]), storage: loaded(1) },
    active({ kind: 'upgrade', isFreeVideoUsed: true }),
  ],
  [
    'DASH-099 treats unknown usage as unused',
    { features: loaded([]), storage: loaded(null) },
    active({ kind: 'upgrade', isFreeVideoUsed: false }),
  ],
  ['shows nothing extra while the features load', { features: loading }, withoutExtra],
  ['shows nothing extra while the usage loads', { storage: loading }, withoutExtra],
  ['shows the failure of the features read', { features: failed('x') }, active({ kind: 'failed', message: 'x' })],
  ['shows the failure of the usage read', { storage: failed('x') }, active({ kind: 'failed', message: 'x' })],
  ['DASH-100 offers Activate while off', { option: loaded(false) }, { kind: 'inactive', canActivate: true }],
  ['DASH-096 DASH-100 prompts to connect without a connected owner', { hasConnectedOwner: false }, { kind: 'connect' }],
  ['shows the offline state', { isOffline: true }, { kind: 'offline' }],
  ['shows loading while the settings load', { option: loading }, { kind: 'loading' }],
])('%s', (_what, change, state) => {
  expect(videoPressCardState({ ...activeInput, ...change })).toEqual(state);
});

test.each([
  ['DASH-098 fills half the bar at half of 1 TB', 500_000, 50],
  ['DASH-098 rounds up', 1, 1],
  ['DASH-098 fills the bar within the last percent', 990_001, 100],
  ['DASH-098 DASH-102 fills the bar at 1 TB', 1_000_000, 100],
  ['DASH-098 caps the bar at 100 percent', 9_000_000, 100],
  ['treats NaN as empty', Number.NaN, 0],
])('%s', (_what, usedMegabytes, percent) => {
  expect(storagePercent(usedMegabytes)).toBe(percent);
});

test('returns between 0 and 100 percent for any value', () => {
  fc.assert(fc.property(fc.double(), (used) => storagePercent(used) >= 0 && storagePercent(used) <= 100));
});

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

const failure = active({ kind: 'failed', message: 'x' });
const upgrade = (isFreeVideoUsed: boolean) => active({ kind: 'upgrade', isFreeVideoUsed });
const unlimited = 'videopress-unlimited-storage';

test.each<[string, Partial<VideoPressInput>, VideoPressCardState]>([
  ['DASH-096 DASH-097 with VideoPress in the plan', {}, storage(13)],
  ['DASH-097 with the 1 TB feature', { features: loaded(['videopress-1tb-storage']) }, storage(13)],
  ['DASH-097 with empty storage', { storage: loaded(0) }, storage(0)],
  ['DASH-097 with unlimited storage', { features: loaded(['videopress', unlimited]) }, withoutExtra],
  ['DASH-097 with the unlimited feature alone', { features: loaded([unlimited]) }, withoutExtra],
  ['DASH-097 with unknown usage', { storage: loaded(null) }, withoutExtra],
  ['DASH-099 DASH-101 without the feature', { features: loaded([]), storage: loaded(0) }, upgrade(false)],
  ['DASH-099 DASH-101 with a used free video', { features: loaded([]), storage: loaded(1) }, upgrade(true)],
  ['DASH-099 without the feature, with unknown usage', { features: loaded([]), storage: loaded(null) }, upgrade(false)],
  ['while the features load', { features: loading }, withoutExtra],
  ['while the usage loads', { storage: loading }, withoutExtra],
  ['after a failed read of the features', { features: failed('x') }, failure],
  ['after a failed read of the usage', { storage: failed('x') }, failure],
  ['DASH-100 while off', { option: loaded(false) }, { kind: 'inactive', canActivate: true }],
  ['DASH-096 DASH-100 without a connected owner', { hasConnectedOwner: false }, { kind: 'connect' }],
  ['offline', { isOffline: true }, { kind: 'offline' }],
  ['while the settings load', { option: loading }, { kind: 'loading' }],
])('the state of the VideoPress card %s', (_when, change, state) => {
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

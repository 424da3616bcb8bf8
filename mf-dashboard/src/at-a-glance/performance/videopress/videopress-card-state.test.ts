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

test.each<[string, VideoPressCardState, Partial<VideoPressInput>]>([
  ['DASH-096 DASH-097 with VideoPress in the plan', storage(13), {}],
  ['DASH-097 with the 1 TB feature', storage(13), { features: loaded(['videopress-1tb-storage']) }],
  ['DASH-097 with empty storage', storage(0), { storage: loaded(0) }],
  ['DASH-097 with unlimited storage', withoutExtra, { features: loaded(['videopress', unlimited]) }],
  ['DASH-097 with the unlimited feature alone', withoutExtra, { features: loaded([unlimited]) }],
  ['DASH-097 with unknown usage', withoutExtra, { storage: loaded(null) }],
  ['DASH-099 DASH-101 without the feature', upgrade(false), { features: loaded([]), storage: loaded(0) }],
  ['DASH-099 DASH-101 with a used free video', upgrade(true), { features: loaded([]), storage: loaded(1) }],
  ['DASH-099 without the feature, with unknown usage', upgrade(false), { features: loaded([]), storage: loaded(null) }],
  ['while the features load', withoutExtra, { features: loading }],
  ['while the usage loads', withoutExtra, { storage: loading }],
  ['after a failed read of the features', failure, { features: failed('x') }],
  ['after a failed read of the usage', failure, { storage: failed('x') }],
  ['DASH-100 while off', { kind: 'inactive', canActivate: true }, { option: loaded(false) }],
  ['DASH-096 DASH-100 without a connected owner', { kind: 'connect' }, { hasConnectedOwner: false }],
  ['offline', { kind: 'offline' }, { isOffline: true }],
  ['while the settings load', { kind: 'loading' }, { option: loading }],
])('%s, the VideoPress card is %j', (_when, state, change) => {
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

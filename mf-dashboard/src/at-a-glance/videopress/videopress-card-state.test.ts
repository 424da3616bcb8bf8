import fc from 'fast-check';
import { failed, loaded, loading } from '../cards/reading';
import {
  storagePercent,
  type VideoPressCardState,
  type VideoPressExtra,
  type VideoPressFacts,
  videoPressCardState,
} from './videopress-card-state';

const on: VideoPressFacts = {
  isOffline: false,
  hasConnectedOwner: true,
  canToggle: true,
  option: loaded(true),
  features: loaded(['videopress']),
  storage: loaded(124_000),
};
const active = (extra: VideoPressExtra): VideoPressCardState => ({ kind: 'active', extra });
const storage = (percent: number) => active({ kind: 'storage', percent });
const none = active({ kind: 'none' });

test.each<[string, Partial<VideoPressFacts>, VideoPressCardState]>([
  ['DASH-096 DASH-097 on, with the feature: the storage', {}, storage(13)],
  ['DASH-097 the feature for 1 TB', { features: loaded(['videopress-1tb-storage']) }, storage(13)],
  ['DASH-097 nothing used', { storage: loaded(0) }, storage(0)],
  ['DASH-097 unlimited storage', { features: loaded(['videopress', 'videopress-unlimited-storage']) }, none],
  ['DASH-097 unlimited storage alone', { features: loaded(['videopress-unlimited-storage']) }, none],
  ['DASH-097 unknown usage', { storage: loaded(null) }, none],
  [
    'DASH-099 DASH-101 without the feature: one free video',
    { features: loaded([]), storage: loaded(0) },
    active({ kind: 'upgrade', isFreeVideoUsed: false }),
  ],
  [
    'DASH-099 DASH-101 the free video is used',
    { features: loaded([]), storage: loaded(1) },
    active({ kind: 'upgrade', isFreeVideoUsed: true }),
  ],
  [
    'DASH-099 unknown usage counts as unused',
    { features: loaded([]), storage: loaded(null) },
    active({ kind: 'upgrade', isFreeVideoUsed: false }),
  ],
  ['the features are on their way', { features: loading }, none],
  ['what is used is on its way', { storage: loading }, none],
  ['the features failed', { features: failed('x') }, active({ kind: 'failed', message: 'x' })],
  ['what is used could not be read', { storage: failed('x') }, active({ kind: 'failed', message: 'x' })],
  ['DASH-100 off: Activate', { option: loaded(false) }, { kind: 'inactive', canActivate: true }],
  ['DASH-096 DASH-100 without owner: Connect', { hasConnectedOwner: false }, { kind: 'connect' }],
  ['offline', { isOffline: true }, { kind: 'offline' }],
  ['the settings are on their way', { option: loading }, { kind: 'loading' }],
])('%s', (_what, change, state) => {
  expect(videoPressCardState({ ...on, ...change })).toEqual(state);
});

test.each([
  ['DASH-098 half of 1 TB', 500_000, 50],
  ['DASH-098 rounded up', 1, 1],
  ['DASH-098 the last hundredth begins', 990_001, 100],
  ['DASH-098 DASH-102 1 TB is full', 1_000_000, 100],
  ['DASH-098 never more than full', 9_000_000, 100],
  ['no number', Number.NaN, 0],
])('%s', (_what, used, percent) => {
  expect(storagePercent(used)).toBe(percent);
});

test('the share is always between nothing and all', () => {
  fc.assert(fc.property(fc.double(), (used) => storagePercent(used) >= 0 && storagePercent(used) <= 100));
});

import { failed, loaded, loading } from '../../cards/read-result';
import { type AntiSpamCardState, type AntiSpamInput, antiSpamCardState } from './anti-spam-card-state';

const withCount: AntiSpamInput = {
  isOffline: false,
  hasConnectedOwner: true,
  akismet: loaded(3),
  features: loaded([]),
};
const antiSpamFeature = loaded(['antispam']);

test.each<[string, Partial<AntiSpamInput>, AntiSpamCardState]>([
  ['DASH-080 shows a count', {}, { kind: 'count', count: 3 }],
  ['DASH-080 shows a count of one', { akismet: loaded(1) }, { kind: 'count', count: 1 }],
  ['DASH-080 shows a count before the features are loaded', { features: loading }, { kind: 'count', count: 3 }],
  ['DASH-080 shows a numeric 0 as a count', { akismet: loaded(0) }, { kind: 'count', count: 0 }],
  [
    'DASH-080 shows a 0 before the features are loaded',
    { akismet: loaded(0), features: loading },
    { kind: 'count', count: 0 },
  ],
  ['DASH-080 shows no data when Akismet sends no number', { akismet: loaded(null) }, { kind: 'no-data' }],
  ['treats a negative number as no data', { akismet: loaded(-1) }, { kind: 'no-data' }],
  [
    'DASH-080 offers an upgrade when Akismet is not installed and not in the plan',
    { akismet: loaded('not_installed') },
    { kind: 'upsell' },
  ],
  [
    'DASH-080 offers an upgrade when Akismet is not active and not in the plan',
    { akismet: loaded('not_active') },
    { kind: 'upsell' },
  ],
  [
    'DASH-080 offers an upgrade when the key is invalid and Akismet is not in the plan',
    { akismet: loaded('invalid_key') },
    { kind: 'upsell' },
  ],
  [
    'DASH-080 offers setup when the plan includes Akismet and it is not installed',
    { akismet: loaded('not_installed'), features: antiSpamFeature },
    { kind: 'set-up', reason: 'not-active' },
  ],
  [
    'DASH-080 offers setup when the plan includes Akismet and it is not active',
    { akismet: loaded('not_active'), features: loaded(['akismet']) },
    { kind: 'set-up', reason: 'not-active' },
  ],
  [
    'DASH-080 asks for a key when the plan includes Akismet and the key is invalid',
    { akismet: loaded('invalid_key'), features: antiSpamFeature },
    { kind: 'set-up', reason: 'invalid-key' },
  ],
  ['treats an unknown code as no data', { akismet: loaded('asleep') }, { kind: 'no-data' }],
  ['treats NaN as no data', { akismet: loaded(Number.NaN) }, { kind: 'no-data' }],
  ['DASH-081 shows loading while Akismet data loads', { akismet: loading }, { kind: 'loading' }],
  ['shows the failure of the Akismet read', { akismet: failed('Down.') }, { kind: 'failed', message: 'Down.' }],
  [
    'shows loading while the needed features load',
    { akismet: loaded('not_active'), features: loading },
    { kind: 'loading' },
  ],
  [
    'shows the failure of the features read',
    { akismet: loaded('not_active'), features: failed('Down.') },
    { kind: 'failed', message: 'Down.' },
  ],
  [
    'prompts to connect without a connected owner',
    { akismet: loaded('not_active'), hasConnectedOwner: false },
    { kind: 'connect' },
  ],
  ['shows the offline state', { isOffline: true }, { kind: 'offline' }],
])('%s', (_what, change, state) => {
  expect(antiSpamCardState({ ...withCount, ...change })).toEqual(state);
});

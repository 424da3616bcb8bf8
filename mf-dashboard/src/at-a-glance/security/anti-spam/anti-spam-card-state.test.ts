import { failed, loaded, loading } from '../../cards/read-result';
import { type AntiSpamCardState, type AntiSpamInput, antiSpamCardState } from './anti-spam-card-state';

const withCount: AntiSpamInput = {
  isOffline: false,
  hasConnectedOwner: true,
  akismet: loaded(3),
  features: loaded([]),
};
const antiSpamFeature = loaded(['antispam']);

const count = (number: number) => ({ kind: 'count', count: number }) as const;
const failure = { kind: 'failed', message: 'Down.' } as const;
const setUp = (reason: 'not-active' | 'invalid-key') => ({ kind: 'set-up', reason }) as const;

test.each<[string, Partial<AntiSpamInput>, AntiSpamCardState]>([
  ['DASH-080 a count', {}, count(3)],
  ['DASH-080 a count of one', { akismet: loaded(1) }, count(1)],
  ['DASH-080 a count while the features load', { features: loading }, count(3)],
  ['DASH-080 a numeric 0', { akismet: loaded(0) }, count(0)],
  ['DASH-080 a numeric 0 while the features load', { akismet: loaded(0), features: loading }, count(0)],
  ['DASH-080 no number', { akismet: loaded(null) }, { kind: 'no-data' }],
  ['a negative number', { akismet: loaded(-1) }, { kind: 'no-data' }],
  ['NaN', { akismet: loaded(Number.NaN) }, { kind: 'no-data' }],
  ['an unknown code', { akismet: loaded('asleep') }, { kind: 'no-data' }],
  ['DASH-080 not installed and not in the plan', { akismet: loaded('not_installed') }, { kind: 'upsell' }],
  ['DASH-080 not active and not in the plan', { akismet: loaded('not_active') }, { kind: 'upsell' }],
  ['DASH-080 an invalid key and not in the plan', { akismet: loaded('invalid_key') }, { kind: 'upsell' }],
  ['DASH-080 not installed', { akismet: loaded('not_installed'), features: antiSpamFeature }, setUp('not-active')],
  ['DASH-080 not active', { akismet: loaded('not_active'), features: loaded(['akismet']) }, setUp('not-active')],
  ['DASH-080 an invalid key', { akismet: loaded('invalid_key'), features: antiSpamFeature }, setUp('invalid-key')],
  ['DASH-081 loading data of Akismet', { akismet: loading }, { kind: 'loading' }],
  ['a failed read of Akismet', { akismet: failed('Down.') }, failure],
  ['not active while the features load', { akismet: loaded('not_active'), features: loading }, { kind: 'loading' }],
  [
    'not active after a failed read of the features',
    { akismet: loaded('not_active'), features: failed('Down.') },
    failure,
  ],
  ['no connected owner', { akismet: loaded('not_active'), hasConnectedOwner: false }, { kind: 'connect' }],
  ['offline', { isOffline: true }, { kind: 'offline' }],
])('the state of the Anti-spam card for %s', (_what, change, state) => {
  expect(antiSpamCardState({ ...withCount, ...change })).toEqual(state);
});

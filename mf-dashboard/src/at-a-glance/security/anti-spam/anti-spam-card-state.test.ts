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

test.each<[string, AntiSpamCardState, Partial<AntiSpamInput>]>([
  ['DASH-080 a count', count(3), {}],
  ['DASH-080 a count of one', count(1), { akismet: loaded(1) }],
  ['DASH-080 a count while the features load', count(3), { features: loading }],
  ['DASH-080 a numeric 0', count(0), { akismet: loaded(0) }],
  ['DASH-080 a numeric 0 while the features load', count(0), { akismet: loaded(0), features: loading }],
  ['DASH-080 no number', { kind: 'no-data' }, { akismet: loaded(null) }],
  ['a negative number', { kind: 'no-data' }, { akismet: loaded(-1) }],
  ['NaN', { kind: 'no-data' }, { akismet: loaded(Number.NaN) }],
  ['an unknown code', { kind: 'no-data' }, { akismet: loaded('asleep') }],
  ['DASH-080 not installed and not in the plan', { kind: 'upsell' }, { akismet: loaded('not_installed') }],
  ['DASH-080 not active and not in the plan', { kind: 'upsell' }, { akismet: loaded('not_active') }],
  ['DASH-080 an invalid key and not in the plan', { kind: 'upsell' }, { akismet: loaded('invalid_key') }],
  ['DASH-080 not installed', setUp('not-active'), { akismet: loaded('not_installed'), features: antiSpamFeature }],
  ['DASH-080 not active', setUp('not-active'), { akismet: loaded('not_active'), features: loaded(['akismet']) }],
  ['DASH-080 an invalid key', setUp('invalid-key'), { akismet: loaded('invalid_key'), features: antiSpamFeature }],
  ['DASH-081 loading data of Akismet', { kind: 'loading' }, { akismet: loading }],
  ['a failed read of Akismet', failure, { akismet: failed('Down.') }],
  ['not active while the features load', { kind: 'loading' }, { akismet: loaded('not_active'), features: loading }],
  [
    'not active after a failed read of the features',
    failure,
    { akismet: loaded('not_active'), features: failed('Down.') },
  ],
  ['no connected owner', { kind: 'connect' }, { akismet: loaded('not_active'), hasConnectedOwner: false }],
  ['offline', { kind: 'offline' }, { isOffline: true }],
])('for %s, the Anti-spam card is %j', (_what, state, change) => {
  expect(antiSpamCardState({ ...withCount, ...change })).toEqual(state);
});

import { failed, loaded, loading } from '../cards/reading';
import { type AntiSpamCardState, type AntiSpamFacts, antiSpamCardState } from './anti-spam-card-state';

const counting: AntiSpamFacts = { isOffline: false, hasConnectedOwner: true, akismet: loaded(3), features: loaded([]) };
const bought = loaded(['antispam']);

test.each<[string, Partial<AntiSpamFacts>, AntiSpamCardState]>([
  ['DASH-080 a count', {}, { kind: 'count', count: 3 }],
  ['DASH-080 a count of one', { akismet: loaded(1) }, { kind: 'count', count: 1 }],
  ['DASH-080 a count does not wait for the features', { features: loading }, { kind: 'count', count: 3 }],
  ['DASH-080 a numeric zero is a count', { akismet: loaded(0) }, { kind: 'count', count: 0 }],
  [
    'DASH-080 a zero does not wait for the features',
    { akismet: loaded(0), features: loading },
    { kind: 'count', count: 0 },
  ],
  ['DASH-080 the text "0" means no data', { akismet: loaded(null) }, { kind: 'no-data' }],
  ['a negative number', { akismet: loaded(-1) }, { kind: 'no-data' }],
  ['DASH-080 not installed, not bought', { akismet: loaded('not_installed') }, { kind: 'upsell' }],
  ['DASH-080 not active, not bought', { akismet: loaded('not_active') }, { kind: 'upsell' }],
  ['DASH-080 key refused, not bought', { akismet: loaded('invalid_key') }, { kind: 'upsell' }],
  [
    'DASH-080 not installed, bought',
    { akismet: loaded('not_installed'), features: bought },
    { kind: 'set-up', reason: 'not-active' },
  ],
  [
    'DASH-080 not active, bought',
    { akismet: loaded('not_active'), features: loaded(['akismet']) },
    { kind: 'set-up', reason: 'not-active' },
  ],
  [
    'DASH-080 key refused, bought',
    { akismet: loaded('invalid_key'), features: bought },
    { kind: 'set-up', reason: 'invalid-key' },
  ],
  ['a code nobody knows', { akismet: loaded('asleep') }, { kind: 'no-data' }],
  ['a number that is none', { akismet: loaded(Number.NaN) }, { kind: 'no-data' }],
  ['DASH-081 on its way', { akismet: loading }, { kind: 'loading' }],
  ['failed', { akismet: failed('Down.') }, { kind: 'failed', message: 'Down.' }],
  ['the features are on their way', { akismet: loaded('not_active'), features: loading }, { kind: 'loading' }],
  [
    'the features failed',
    { akismet: loaded('not_active'), features: failed('Down.') },
    { kind: 'failed', message: 'Down.' },
  ],
  ['DASH-027 nobody has connected', { akismet: loaded('not_active'), hasConnectedOwner: false }, { kind: 'connect' }],
  ['DASH-029 offline', { isOffline: true }, { kind: 'offline' }],
])('%s', (_what, change, state) => {
  expect(antiSpamCardState({ ...counting, ...change })).toEqual(state);
});

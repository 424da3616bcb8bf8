import { readState } from '@flightdeck/shared/bus';
import * as v from '@flightdeck/shared/schema';
import { initialStateSchema } from '../contracts/page-state';
import { pageStateSample } from '../testing/page-state-sample';
import { factsOf } from './facts';

const facts = (licensing: object) => {
  const sample = pageStateSample();
  Object.assign(sample.initial.licensing, licensing);
  const initial = v.parse(initialStateSchema, sample.initial);
  return factsOf(readState('connection'), readState('permissions'), initial, '');
};
const waiting = (detached: number) => ({ userCounts: { detached } });
const closedFor = (count: number) => ({
  activationNoticeDismiss: { last_detached_count: count, last_dismissed_time: '2022-10-12 08:00:00' },
});

test.each([
  ['none waits', waiting(0), false],
  ['one waits', waiting(1), true],
  ['the one that waits has been closed', { ...waiting(1), ...closedFor(1) }, false],
  ['another one waits since', { ...waiting(2), ...closedFor(1) }, true],
  ['one was used since', { ...waiting(1), ...closedFor(2) }, true],
  ['something went wrong', { ...waiting(1), ...closedFor(1), error: 'It has expired.' }, true],
])('LIC-026 the notice of licences is asked for: %s', (_name, licensing, expected) => {
  expect(facts(licensing).hasLicenceNews).toBe(expected);
});

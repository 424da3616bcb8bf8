import type { Reading } from '@flightdeck/shared/contracts/reading';
import type { ModuleFacts } from '../cards/module-card-state';
import { failed, loaded, loading } from '../cards/reading';
import { type ProtectCardState, protectCardState, protectCount, shouldReadCount } from './protect-card-state';

const on: ModuleFacts = { isOffline: false, hasConnectedOwner: true, canToggle: true, option: loaded(true) };
const off: ModuleFacts = { ...on, option: loaded(false) };

test.each<[string, ModuleFacts, Reading<number | null>, ProtectCardState]>([
  ['DASH-082 active: the count', on, loaded(17), { kind: 'count', count: 17 }],
  ['a count of zero is a count', on, loaded(0), { kind: 'count', count: 0 }],
  ['DASH-083 active without a count', on, loaded(null), { kind: 'no-data' }],
  ['the count is on its way', on, loading, { kind: 'counting' }],
  ['the count failed', on, failed('Down.'), { kind: 'count-failed', message: 'Down.' }],
  ['DASH-084 off: activate', off, loading, { kind: 'inactive', canActivate: true }],
  ['DASH-084 nobody has connected: connect', { ...on, hasConnectedOwner: false }, loaded(17), { kind: 'connect' }],
  ['offline there is no count', { ...on, isOffline: true }, loaded(17), { kind: 'offline' }],
])('%s', (_what, facts, reading, state) => {
  expect(protectCardState(facts, reading)).toEqual(state);
});

test.each<[string, Parameters<typeof protectCount>[0], number | null]>([
  ['DASH-085 the text of a number', '17', 17],
  ['DASH-085 a number', 2418, 2418],
  ['DASH-085 a numeric zero', 0, 0],
  ['DASH-085 the text "0" means no data', '0', null],
  ['DASH-085 false means no data', false, null],
  ['DASH-085 "N/A" means no data', 'N/A', null],
  ['DASH-086 nothing yet counts as N/A', undefined, null],
  ['an empty text', '', null],
  ['a number that parsing would cut off', 1e21, 1e21],
  ['a negative number', -1, null],
  ['the text of a negative number', '-1', null],
  ['an infinite number', Number.POSITIVE_INFINITY, null],
  ['no number', Number.NaN, null],
])('%s', (_what, value, count) => {
  expect(protectCount(value)).toBe(count);
});

test.each<[string, ModuleFacts, boolean, boolean]>([
  ['asked for while on', on, false, true],
  ['not before the module is really on', on, true, false],
  ['not while off', off, false, false],
  ['not offline', { ...on, isOffline: true }, false, false],
  ['not without owner', { ...on, hasConnectedOwner: false }, false, false],
])('the count is %s', (_what, facts, isSaving, wanted) => {
  expect(shouldReadCount(facts, isSaving)).toBe(wanted);
});

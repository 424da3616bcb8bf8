import type { ReadResult } from '@flightdeck/shared/contracts/wire';
import type { ModuleInput } from '../../cards/module-card-state';
import { failed, loaded, loading } from '../../cards/read-result';
import { type ProtectCardState, protectCardState, protectCount, shouldReadCount } from './protect-card-state';

const on: ModuleInput = { isOffline: false, hasConnectedOwner: true, canToggle: true, option: loaded(true) };
const off: ModuleInput = { ...on, option: loaded(false) };

test.each<[string, ModuleInput, ReadResult<number | null>, ProtectCardState]>([
  ['DASH-082 shows the count while active', on, loaded(17), { kind: 'count', count: 17 }],
  ['DASH-085 shows a count of zero', on, loaded(0), { kind: 'count', count: 0 }],
  ['DASH-083 shows no data while active without a count', on, loaded(null), { kind: 'no-data' }],
  ['DASH-086 shows no count until it is loaded', on, loading, { kind: 'counting' }],
  ['shows the failure of the count', on, failed('Down.'), { kind: 'count-failed', message: 'Down.' }],
  ['DASH-084 offers activation while off', off, loading, { kind: 'inactive', canActivate: true }],
  [
    'DASH-084 prompts to connect without a connected owner',
    { ...on, hasConnectedOwner: false },
    loaded(17),
    { kind: 'connect' },
  ],
  ['DASH-082 shows no count offline', { ...on, isOffline: true }, loaded(17), { kind: 'offline' }],
])('%s', (_what, input, result, state) => {
  expect(protectCardState(input, result)).toEqual(state);
});

test.each<[string, Parameters<typeof protectCount>[0], number | null]>([
  ['DASH-085 reads a number in a string', '17', 17],
  ['DASH-085 keeps a number', 2418, 2418],
  ['DASH-085 keeps a numeric zero', 0, 0],
  ['DASH-085 treats the string "0" as no data', '0', null],
  ['DASH-085 treats false as no data', false, null],
  ['DASH-085 treats "N/A" as no data', 'N/A', null],
  ['DASH-086 treats a missing answer as no data', undefined, null],
  ['treats an empty string as no data', '', null],
  ['keeps a number that parsing would truncate', 1e21, 1e21],
  ['treats a negative number as no data', -1, null],
  ['treats a negative number in a string as no data', '-1', null],
  ['treats an infinite number as no data', Number.POSITIVE_INFINITY, null],
  ['treats NaN as no data', Number.NaN, null],
])('%s', (_what, value, count) => {
  expect(protectCount(value)).toBe(count);
});

test.each<[what: string, input: ModuleInput, isSaving: boolean, isRead: boolean]>([
  ['reads the count while on', on, false, true],
  ['does not read the count while the module is being saved', on, true, false],
  ['does not read the count while off', off, false, false],
  ['does not read the count offline', { ...on, isOffline: true }, false, false],
  ['does not read the count without a connected owner', { ...on, hasConnectedOwner: false }, false, false],
])('%s', (_what, input, isSaving, isRead) => {
  expect(shouldReadCount(input, isSaving)).toBe(isRead);
});

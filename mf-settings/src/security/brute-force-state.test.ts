import { type BruteForceFacts, type BruteForceState, bruteForceState, canEdit } from './brute-force-state';

const on: BruteForceFacts = {
  override: false,
  isOffline: false,
  hasConnectedOwner: true,
  option: { step: 'loaded', isOn: true },
};
const off: BruteForceFacts = { ...on, option: { step: 'loaded', isOn: false } };

test.each<[string, BruteForceFacts, BruteForceState, boolean]>([
  ['on', on, { kind: 'ready', isOn: true, isForcedOn: false }, true],
  ['off', off, { kind: 'ready', isOn: false, isForcedOn: false }, false],
  ['kept on', { ...on, override: 'active' }, { kind: 'ready', isOn: true, isForcedOn: true }, true],
  ['kept off', { ...off, override: 'inactive' }, { kind: 'forced-off' }, false],
  ['kept off, also offline', { ...off, override: 'inactive', isOffline: true }, { kind: 'forced-off' }, false],
  ['SET-014 offline', { ...on, isOffline: true }, { kind: 'offline', isOn: true }, false],
  ['SET-012 without owner', { ...on, hasConnectedOwner: false }, { kind: 'connect', isOn: true }, false],
  ['on its way', { ...on, option: { step: 'loading' } }, { kind: 'loading' }, false],
  [
    'not read',
    { ...on, option: { step: 'failed', message: 'Down.' } },
    { kind: 'not-loaded', message: 'Down.' },
    false,
  ],
])('%s', (_what, facts, state, editable) => {
  expect(bruteForceState(facts)).toEqual(state);
  expect(canEdit(state)).toBe(editable);
});

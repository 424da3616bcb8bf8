import { hasToggle, type ModuleCardState, type ModuleInput, moduleCardState } from './module-card-state';
import { failed, loaded, loading } from './read-result';

const on: ModuleInput = { isOffline: false, hasConnectedOwner: true, canToggle: true, option: loaded(true) };
const off: ModuleInput = { ...on, option: loaded(false) };

const failure = { kind: 'failed', message: 'Down.' } as const;
const inactive = (canActivate: boolean) => ({ kind: 'inactive', canActivate }) as const;

test.each<[string, ModuleCardState, hasToggle: boolean, ModuleInput]>([
  ['DASH-087 online and with a connected owner', { kind: 'active' }, true, on],
  ['DASH-088 while off', inactive(true), true, off],
  ['DASH-088 without a connected owner', { kind: 'connect' }, false, { ...on, hasConnectedOwner: false }],
  ['DASH-088 offline', { kind: 'offline' }, false, { ...on, isOffline: true }],
  ['offline without an owner', { kind: 'offline' }, false, { ...on, isOffline: true, hasConnectedOwner: false }],
  [
    'without the owner it does not need',
    { kind: 'active' },
    true,
    { ...on, hasConnectedOwner: false, needsOwner: false },
  ],
  ["DASH-028 for users who can't manage modules", { kind: 'active' }, false, { ...on, canToggle: false }],
  ["while off, for users who can't manage modules", inactive(false), false, { ...off, canToggle: false }],
  ['while the settings load', { kind: 'loading' }, false, { ...on, option: loading }],
  ['after a failed read of the settings', failure, false, { ...on, option: failed('Down.') }],
  ['offline after a failed read', { kind: 'offline' }, false, { ...on, isOffline: true, option: failed('Down.') }],
])('%s, a module card is %j and has a toggle: %s', (_when, state, isToggleShown, input) => {
  expect(moduleCardState(input)).toEqual(state);
  expect(hasToggle(input)).toBe(isToggleShown);
});

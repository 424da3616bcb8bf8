import { hasToggle, type ModuleCardState, type ModuleInput, moduleCardState } from './module-card-state';
import { failed, loaded, loading } from './read-result';

const on: ModuleInput = { isOffline: false, hasConnectedOwner: true, canToggle: true, option: loaded(true) };
const off: ModuleInput = { ...on, option: loaded(false) };

const failure = { kind: 'failed', message: 'Down.' } as const;
const inactive = (canActivate: boolean) => ({ kind: 'inactive', canActivate }) as const;

test.each<[string, ModuleInput, ModuleCardState, hasToggle: boolean]>([
  ['DASH-087 online and with a connected owner', on, { kind: 'active' }, true],
  ['DASH-088 while off', off, inactive(true), true],
  ['DASH-088 without a connected owner', { ...on, hasConnectedOwner: false }, { kind: 'connect' }, false],
  ['DASH-088 offline', { ...on, isOffline: true }, { kind: 'offline' }, false],
  ['offline without an owner', { ...on, isOffline: true, hasConnectedOwner: false }, { kind: 'offline' }, false],
  [
    'without the owner it does not need',
    { ...on, hasConnectedOwner: false, needsOwner: false },
    { kind: 'active' },
    true,
  ],
  ["DASH-028 for users who can't manage modules", { ...on, canToggle: false }, { kind: 'active' }, false],
  ["while off, for users who can't manage modules", { ...off, canToggle: false }, inactive(false), false],
  ['while the settings load', { ...on, option: loading }, { kind: 'loading' }, false],
  ['after a failed read of the settings', { ...on, option: failed('Down.') }, failure, false],
  ['offline after a failed read', { ...on, isOffline: true, option: failed('Down.') }, { kind: 'offline' }, false],
])('the state and the toggle of a module card %s', (_when, input, state, isToggleShown) => {
  expect(moduleCardState(input)).toEqual(state);
  expect(hasToggle(input)).toBe(isToggleShown);
});

import { hasToggle, type ModuleCardState, type ModuleInput, moduleCardState } from './module-card-state';
import { failed, loaded, loading } from './read-result';

const on: ModuleInput = { isOffline: false, hasConnectedOwner: true, canToggle: true, option: loaded(true) };
const off: ModuleInput = { ...on, option: loaded(false) };

test.each<[string, ModuleInput, ModuleCardState, boolean]>([
  ['DASH-087 is active when the module is on, with a connected owner and online', on, { kind: 'active' }, true],
  ['DASH-088 offers activation when the module is off', off, { kind: 'inactive', canActivate: true }, true],
  [
    'DASH-088 prompts to connect without a connected owner',
    { ...on, hasConnectedOwner: false },
    { kind: 'connect' },
    false,
  ],
  ['DASH-088 shows the offline state', { ...on, isOffline: true }, { kind: 'offline' }, false],
  [
    'gives offline precedence over a missing owner',
    { ...on, isOffline: true, hasConnectedOwner: false },
    { kind: 'offline' },
    false,
  ],
  [
    'is active without an owner when the module needs none',
    { ...on, hasConnectedOwner: false, needsOwner: false },
    { kind: 'active' },
    true,
  ],
  [
    "DASH-028 hides the toggle from users who can't manage modules",
    { ...on, canToggle: false },
    { kind: 'active' },
    false,
  ],
  [
    "offers no activation to users who can't manage modules",
    { ...off, canToggle: false },
    { kind: 'inactive', canActivate: false },
    false,
  ],
  ['shows loading while the settings load', { ...on, option: loading }, { kind: 'loading' }, false],
  [
    'shows the failure of the settings read',
    { ...on, option: failed('Down.') },
    { kind: 'failed', message: 'Down.' },
    false,
  ],
  ['ignores failed settings offline', { ...on, isOffline: true, option: failed('Down.') }, { kind: 'offline' }, false],
])('%s', (_what, input, state, isToggleShown) => {
  expect(moduleCardState(input)).toEqual(state);
  expect(hasToggle(input)).toBe(isToggleShown);
});

import { hasToggle, type ModuleCardState, type ModuleFacts, moduleCardState } from './module-card-state';
import { failed, loaded, loading } from './reading';

const on: ModuleFacts = { isOffline: false, hasConnectedOwner: true, canToggle: true, option: loaded(true) };
const off: ModuleFacts = { ...on, option: loaded(false) };

test.each<[string, ModuleFacts, ModuleCardState, boolean]>([
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
])('%s', (_what, facts, state, isToggleShown) => {
  expect(moduleCardState(facts)).toEqual(state);
  expect(hasToggle(facts)).toBe(isToggleShown);
});

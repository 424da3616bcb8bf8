import { hasToggle, type ModuleCardState, type ModuleFacts, moduleCardState } from './module-card-state';
import { failed, loaded, loading } from './reading';

const on: ModuleFacts = { isOffline: false, hasConnectedOwner: true, canToggle: true, option: loaded(true) };
const off: ModuleFacts = { ...on, option: loaded(false) };

test.each<[string, ModuleFacts, ModuleCardState, boolean]>([
  ['DASH-087 on, connected and online: active', on, { kind: 'active' }, true],
  ['DASH-088 off: inactive with a link', off, { kind: 'inactive', canActivate: true }, true],
  ['DASH-088 not connected: inactive', { ...on, hasConnectedOwner: false }, { kind: 'connect' }, false],
  ['DASH-088 offline: inactive', { ...on, isOffline: true }, { kind: 'offline' }, false],
  [
    'offline wins over a missing owner',
    { ...on, isOffline: true, hasConnectedOwner: false },
    { kind: 'offline' },
    false,
  ],
  [
    'without owner, where none is needed',
    { ...on, hasConnectedOwner: false, needsOwner: false },
    { kind: 'active' },
    true,
  ],
  ['DASH-028 who cannot toggle gets no toggle', { ...on, canToggle: false }, { kind: 'active' }, false],
  ['and no link', { ...off, canToggle: false }, { kind: 'inactive', canActivate: false }, false],
  ['settings on their way', { ...on, option: loading }, { kind: 'loading' }, false],
  ['settings that failed', { ...on, option: failed('Down.') }, { kind: 'failed', message: 'Down.' }, false],
  ['offline they are not missed', { ...on, isOffline: true, option: failed('Down.') }, { kind: 'offline' }, false],
])('%s', (_what, facts, state, toggle) => {
  expect(moduleCardState(facts)).toEqual(state);
  expect(hasToggle(facts)).toBe(toggle);
});

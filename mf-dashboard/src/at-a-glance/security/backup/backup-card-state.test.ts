import { failed, loaded, loading } from '../../cards/read-result';
import { type BackupCardState, type BackupInput, backupCardState, needsVaultPress } from './backup-card-state';

const rewind = (state: string, reason = '') => loaded({ state, reason });
const freeSite: BackupInput = {
  isOffline: false,
  hasConnectedOwner: true,
  rewind: rewind('unavailable', 'missing_plan'),
  features: loaded([]),
  vaultpress: null,
};
const backupFeature = loaded(['backups']);

const failure = { kind: 'failed', message: 'Down.' } as const;
const active = { rewind: rewind('active'), features: backupFeature };
const newSite = rewind('unavailable', 'site_new');

test.each<[string, Partial<BackupInput>, BackupCardState]>([
  ['offline', { isOffline: true }, { kind: 'offline' }],
  ['offline after a failed read', { isOffline: true, rewind: failed('Down.') }, { kind: 'offline' }],
  ['while rewind loads', { rewind: loading }, { kind: 'loading' }],
  ['after a failed read of rewind', { rewind: failed('Down.') }, failure],
  ['DASH-054 on a new site', { rewind: newSite, features: backupFeature }, { kind: 'site-new' }],
  ['DASH-054 on a new site without backups in the plan', { rewind: newSite }, { kind: 'upsell' }],
  ['DASH-053 with VaultPress', { vaultpress: loaded(true) }, { kind: 'vaultpress' }],
  [
    'DASH-053 with VaultPress and backups in the plan',
    { vaultpress: loaded(true), features: backupFeature },
    { kind: 'vaultpress' },
  ],
  ['DASH-053 with VaultPress, which is not registered', { vaultpress: loaded(false) }, { kind: 'upsell' }],
  ['DASH-053 while the VaultPress report loads', { vaultpress: loading }, { kind: 'loading' }],
  ['DASH-053 after a failed read of VaultPress', { vaultpress: failed('Down.') }, failure],
  [
    'DASH-053 after a failed read of VaultPress, with backups in the plan',
    { vaultpress: failed('Down.'), features: backupFeature },
    failure,
  ],
  [
    'DASH-053 on a new site with VaultPress',
    { rewind: newSite, features: backupFeature, vaultpress: loaded(true) },
    { kind: 'site-new' },
  ],
  ['while the features load', { features: loading }, { kind: 'loading' }],
  ['after a failed read of the features', { features: failed('Down.') }, failure],
  ['with backups in the plan', { features: backupFeature }, { kind: 'set-up' }],
  ['without backups in the plan', {}, { kind: 'upsell' }],
  ['without a connected owner', { hasConnectedOwner: false }, { kind: 'connect' }],
  ['in an unknown state', { rewind: rewind('paused') }, { kind: 'upsell' }],
  ['DASH-049 during the setup', { rewind: rewind('provisioning') }, { kind: 'provisioning' }],
  ['DASH-050 without credentials', { rewind: rewind('awaiting_credentials') }, { kind: 'awaiting-credentials' }],
  ['DASH-052 with daily backups', active, { kind: 'active', isRealTime: false }],
  [
    'DASH-052 with real-time backups',
    { ...active, features: loaded(['backups', 'real-time-backups']) },
    { kind: 'active', isRealTime: true },
  ],
  ['while the features of active backups load', { ...active, features: loading }, { kind: 'loading' }],
  [
    'DASH-052 with active backups, after a failed read of the features',
    { ...active, features: failed('Down.') },
    { kind: 'active-unknown-frequency', message: 'Down.' },
  ],
])('the state of the Backup card %s', (_when, change, state) => {
  expect(backupCardState({ ...freeSite, ...change })).toEqual(state);
});

test.each([
  ['unavailable', true],
  ['', true],
  ['paused', true],
  ['provisioning', false],
  ['awaiting_credentials', false],
  ['active', false],
])('DASH-053 in the rewind state "%s", needs the VaultPress report: %s', (state, isNeeded) => {
  expect(needsVaultPress(state)).toBe(isNeeded);
});

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

test.each<[string, BackupCardState, Partial<BackupInput>]>([
  ['offline', { kind: 'offline' }, { isOffline: true }],
  ['offline after a failed read', { kind: 'offline' }, { isOffline: true, rewind: failed('Down.') }],
  ['while rewind loads', { kind: 'loading' }, { rewind: loading }],
  ['after a failed read of rewind', failure, { rewind: failed('Down.') }],
  ['DASH-054 on a new site', { kind: 'site-new' }, { rewind: newSite, features: backupFeature }],
  ['DASH-054 on a new site without backups in the plan', { kind: 'upsell' }, { rewind: newSite }],
  ['DASH-053 with VaultPress', { kind: 'vaultpress' }, { vaultpress: loaded(true) }],
  [
    'DASH-053 with VaultPress and backups in the plan',
    { kind: 'vaultpress' },
    { vaultpress: loaded(true), features: backupFeature },
  ],
  ['DASH-053 with VaultPress, which is not registered', { kind: 'upsell' }, { vaultpress: loaded(false) }],
  ['DASH-053 while the VaultPress report loads', { kind: 'loading' }, { vaultpress: loading }],
  ['DASH-053 after a failed read of VaultPress', failure, { vaultpress: failed('Down.') }],
  [
    'DASH-053 after a failed read of VaultPress, with backups in the plan',
    failure,
    { vaultpress: failed('Down.'), features: backupFeature },
  ],
  [
    'DASH-053 on a new site with VaultPress',
    { kind: 'site-new' },
    { rewind: newSite, features: backupFeature, vaultpress: loaded(true) },
  ],
  ['while the features load', { kind: 'loading' }, { features: loading }],
  ['after a failed read of the features', failure, { features: failed('Down.') }],
  ['with backups in the plan', { kind: 'set-up' }, { features: backupFeature }],
  ['without backups in the plan', { kind: 'upsell' }, {}],
  ['without a connected owner', { kind: 'connect' }, { hasConnectedOwner: false }],
  ['in an unknown state', { kind: 'upsell' }, { rewind: rewind('paused') }],
  ['DASH-049 during the setup', { kind: 'provisioning' }, { rewind: rewind('provisioning') }],
  ['DASH-050 without credentials', { kind: 'awaiting-credentials' }, { rewind: rewind('awaiting_credentials') }],
  ['DASH-052 with daily backups', { kind: 'active', isRealTime: false }, active],
  [
    'DASH-052 with real-time backups',
    { kind: 'active', isRealTime: true },
    { ...active, features: loaded(['backups', 'real-time-backups']) },
  ],
  ['while the features of active backups load', { kind: 'loading' }, { ...active, features: loading }],
  [
    'DASH-052 with active backups, after a failed read of the features',
    { kind: 'active-unknown-frequency', message: 'Down.' },
    { ...active, features: failed('Down.') },
  ],
])('%s, the Backup card is %j', (_when, state, change) => {
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

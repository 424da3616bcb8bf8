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

test.each<[string, Partial<BackupInput>, BackupCardState]>([
  ['shows the offline state', { isOffline: true }, { kind: 'offline' }],
  ['shows the offline state after a failed read', { isOffline: true, rewind: failed('Down.') }, { kind: 'offline' }],
  ['shows loading while rewind loads', { rewind: loading }, { kind: 'loading' }],
  ['shows the failure of the rewind read', { rewind: failed('Down.') }, { kind: 'failed', message: 'Down.' }],
  [
    'DASH-054 says that backups are not ready on a new site',
    { rewind: rewind('unavailable', 'site_new'), features: backupFeature },
    { kind: 'site-new' },
  ],
  [
    'DASH-054 offers an upgrade on a new site without backups in the plan',
    { rewind: rewind('unavailable', 'site_new') },
    { kind: 'upsell' },
  ],
  ['DASH-053 shows VaultPress when rewind is unavailable', { vaultpress: loaded(true) }, { kind: 'vaultpress' }],
  [
    'DASH-053 shows VaultPress when the plan includes backups',
    { vaultpress: loaded(true), features: backupFeature },
    { kind: 'vaultpress' },
  ],
  ['DASH-053 offers an upgrade when VaultPress is not registered', { vaultpress: loaded(false) }, { kind: 'upsell' }],
  ['DASH-053 shows loading while the VaultPress report loads', { vaultpress: loading }, { kind: 'loading' }],
  [
    'DASH-053 shows the failure of the VaultPress read',
    { vaultpress: failed('Down.') },
    { kind: 'failed', message: 'Down.' },
  ],
  [
    'DASH-053 does not suggest installing VaultPress after its read failed',
    { vaultpress: failed('Down.'), features: backupFeature },
    { kind: 'failed', message: 'Down.' },
  ],
  [
    'DASH-053 gives the state of a new site precedence over VaultPress',
    { rewind: rewind('unavailable', 'site_new'), features: backupFeature, vaultpress: loaded(true) },
    { kind: 'site-new' },
  ],
  ['shows loading while the features load', { features: loading }, { kind: 'loading' }],
  ['shows the failure of the features read', { features: failed('Down.') }, { kind: 'failed', message: 'Down.' }],
  ['suggests installing VaultPress when the plan includes backups', { features: backupFeature }, { kind: 'set-up' }],
  ['offers an upgrade when the plan has no backups', {}, { kind: 'upsell' }],
  ['prompts to connect without a connected owner', { hasConnectedOwner: false }, { kind: 'connect' }],
  ['treats an unknown state as unavailable', { rewind: rewind('paused') }, { kind: 'upsell' }],
  ['DASH-049 shows that backups are being set up', { rewind: rewind('provisioning') }, { kind: 'provisioning' }],
  ['DASH-050 asks for credentials', { rewind: rewind('awaiting_credentials') }, { kind: 'awaiting-credentials' }],
  [
    'DASH-052 shows daily backups',
    { rewind: rewind('active'), features: backupFeature },
    { kind: 'active', isRealTime: false },
  ],
  [
    'DASH-052 shows real-time backups',
    { rewind: rewind('active'), features: loaded(['backups', 'real-time-backups']) },
    { kind: 'active', isRealTime: true },
  ],
  [
    'shows loading while the features of active backups load',
    { rewind: rewind('active'), features: loading },
    { kind: 'loading' },
  ],
  [
    'DASH-052 shows active backups of unknown frequency after the features read failed',
    { rewind: rewind('active'), features: failed('Down.') },
    { kind: 'active-unknown-frequency', message: 'Down.' },
  ],
])('%s', (_what, change, state) => {
  expect(backupCardState({ ...freeSite, ...change })).toEqual(state);
});

test.each(['unavailable', '', 'paused'])('DASH-053 needs the VaultPress report in the rewind state "%s"', (state) => {
  expect(needsVaultPress(state)).toBe(true);
});

test.each(['provisioning', 'awaiting_credentials', 'active'])(
  'DASH-053 does not need the VaultPress report in the rewind state "%s"',
  (state) => {
    expect(needsVaultPress(state)).toBe(false);
  },
);

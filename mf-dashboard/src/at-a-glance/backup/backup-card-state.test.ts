import { failed, loaded, loading } from '../cards/reading';
import { type BackupCardState, type BackupFacts, backupCardState, needsVaultPress } from './backup-card-state';

const rewind = (state: string, reason = '') => loaded({ state, reason });
const free: BackupFacts = {
  isOffline: false,
  hasConnectedOwner: true,
  rewind: rewind('unavailable', 'missing_plan'),
  features: loaded([]),
  vaultpress: null,
};
const bought = loaded(['backups']);

test.each<[string, Partial<BackupFacts>, BackupCardState]>([
  ['offline', { isOffline: true }, { kind: 'offline' }],
  ['offline, whatever failed', { isOffline: true, rewind: failed('Down.') }, { kind: 'offline' }],
  ['on its way', { rewind: loading }, { kind: 'loading' }],
  ['failed', { rewind: failed('Down.') }, { kind: 'failed', message: 'Down.' }],
  ['DASH-054 a new site', { rewind: rewind('unavailable', 'site_new'), features: bought }, { kind: 'site-new' }],
  [
    'DASH-054 a new site without the feature: upsell',
    { rewind: rewind('unavailable', 'site_new') },
    { kind: 'upsell' },
  ],
  ['DASH-053 unavailable: the other plugin', { vaultpress: loaded(true) }, { kind: 'vaultpress' }],
  ['DASH-053 also where it was bought', { vaultpress: loaded(true), features: bought }, { kind: 'vaultpress' }],
  ['DASH-053 the other plugin is not registered', { vaultpress: loaded(false) }, { kind: 'upsell' }],
  ['DASH-053 the other plugin is on its way', { vaultpress: loading }, { kind: 'loading' }],
  [
    'DASH-053 what the other plugin does is not known',
    { vaultpress: failed('Down.') },
    { kind: 'failed', message: 'Down.' },
  ],
  [
    'DASH-053 also where it was bought: nothing asks to install what may be there',
    { vaultpress: failed('Down.'), features: bought },
    { kind: 'failed', message: 'Down.' },
  ],
  [
    'DASH-053 a new site is told first',
    { rewind: rewind('unavailable', 'site_new'), features: bought, vaultpress: loaded(true) },
    { kind: 'site-new' },
  ],
  ['features on their way', { features: loading }, { kind: 'loading' }],
  ['features failed', { features: failed('Down.') }, { kind: 'failed', message: 'Down.' }],
  ['bought and nothing there that does it', { features: bought }, { kind: 'set-up' }],
  ['DASH-025 not bought', {}, { kind: 'upsell' }],
  ['DASH-027 not bought, nobody connected', { hasConnectedOwner: false }, { kind: 'connect' }],
  ['a state nobody knows counts as unavailable', { rewind: rewind('paused') }, { kind: 'upsell' }],
  ['DASH-049 provisioning', { rewind: rewind('provisioning') }, { kind: 'provisioning' }],
  ['DASH-050 awaiting credentials', { rewind: rewind('awaiting_credentials') }, { kind: 'awaiting-credentials' }],
  [
    'DASH-052 active, once a day',
    { rewind: rewind('active'), features: bought },
    { kind: 'active', isRealTime: false },
  ],
  [
    'DASH-052 active, in real time',
    { rewind: rewind('active'), features: loaded(['backups', 'real-time-backups']) },
    { kind: 'active', isRealTime: true },
  ],
  ['active, the features on their way', { rewind: rewind('active'), features: loading }, { kind: 'loading' }],
  [
    'DASH-052 active, and nobody knows how often',
    { rewind: rewind('active'), features: failed('Down.') },
    { kind: 'active-unknown-frequency', message: 'Down.' },
  ],
])('%s', (_what, change, state) => {
  expect(backupCardState({ ...free, ...change })).toEqual(state);
});

test.each([
  ['unavailable', true],
  ['', true],
  ['paused', true],
  ['provisioning', false],
  ['awaiting_credentials', false],
  ['active', false],
])('DASH-053 in the state "%s" the older plugin is asked: %s', (state, asks) => {
  expect(needsVaultPress(state)).toBe(asks);
});

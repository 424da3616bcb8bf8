import { failed, loaded, loading } from '../../cards/read-result';
import { needsVaultPress, type ScanCardState, type ScanInput, scanCardState } from './scan-card-state';

const status = { state: 'idle', reason: '', threats: 0, hasCredentials: true };
const scan = (change: Partial<typeof status>) => loaded({ ...status, ...change });
const idle: ScanInput = {
  isOffline: false,
  hasConnectedOwner: true,
  scan: loaded(status),
  vaultpress: loaded(null),
  planSlug: 'jetpack_free',
  mayInstall: true,
  isVaultPressInstalled: loaded(false),
};
const report = { isRegistered: true, includesScanning: true, threats: 0 };
const scanUsesVaultPress = scan({ state: 'unavailable', reason: 'vp_active_on_site' });

test.each<[string, Partial<ScanInput>, ScanCardState]>([
  ['DASH-057 shows the offline state', { isOffline: true }, { kind: 'offline' }],
  [
    'DASH-057 shows the offline state despite threats',
    { isOffline: true, scan: scan({ threats: 3 }) },
    { kind: 'offline' },
  ],
  ['DASH-058 shows loading while the scan loads', { scan: loading }, { kind: 'loading' }],
  ['shows the failure of the scan read', { scan: failed('Down.') }, { kind: 'failed', message: 'Down.' }],
  [
    'DASH-059 shows the number of threats',
    { scan: scan({ threats: 3 }) },
    { kind: 'threats', count: 3, source: 'scan' },
  ],
  [
    'DASH-059 gives threats precedence over credentials',
    { scan: scan({ threats: 1, hasCredentials: false }) },
    { kind: 'threats', count: 1, source: 'scan' },
  ],
  [
    'DASH-059 ignores threats while the scan is unavailable',
    { scan: scan({ threats: 3, state: 'unavailable' }) },
    { kind: 'upsell' },
  ],
  ['DASH-059 ignores threats of a scan without a state', { scan: scan({ threats: 3, state: '' }) }, { kind: 'upsell' }],
  ['DASH-060 asks for missing credentials', { scan: scan({ hasCredentials: false }) }, { kind: 'needs-credentials' }],
  [
    'DASH-060 gives credentials precedence over provisioning',
    { scan: scan({ hasCredentials: false, state: 'provisioning' }) },
    { kind: 'needs-credentials' },
  ],
  ['DASH-061 shows that scanning is being set up', { scan: scan({ state: 'provisioning' }) }, { kind: 'configuring' }],
  ['DASH-062 shows that an idle scan found no threats', {}, { kind: 'secure', source: 'scan' }],
  [
    'DASH-062 shows that a running scan found no threats',
    { scan: scan({ state: 'scanning' }) },
    { kind: 'secure', source: 'scan' },
  ],
  [
    'DASH-063 shows loading while the VaultPress report loads',
    { scan: scanUsesVaultPress, vaultpress: loading },
    { kind: 'loading' },
  ],
  [
    'DASH-063 shows the failure of the VaultPress read',
    { scan: scanUsesVaultPress, vaultpress: failed('Down.') },
    { kind: 'failed', message: 'Down.' },
  ],
  [
    'DASH-064 warns that VaultPress is not registered',
    { scan: scanUsesVaultPress, vaultpress: loaded({ ...report, isRegistered: false }) },
    { kind: 'not-registered' },
  ],
  [
    'DASH-063 uses VaultPress when the scan has no state',
    { scan: scan({ state: '', reason: 'vp_active_on_site' }), vaultpress: loaded(report) },
    { kind: 'secure', source: 'vaultpress' },
  ],
  [
    'DASH-063 uses VaultPress when the scan has an unknown state',
    { scan: scan({ state: 'resting', reason: 'vp_active_on_site' }), vaultpress: loaded(report) },
    { kind: 'secure', source: 'vaultpress' },
  ],
  [
    'DASH-066 shows the number of VaultPress threats',
    { scan: scanUsesVaultPress, vaultpress: loaded({ ...report, threats: 17 }) },
    { kind: 'threats', count: 17, source: 'vaultpress' },
  ],
  [
    'DASH-066 shows one VaultPress threat',
    { scan: scanUsesVaultPress, vaultpress: loaded({ ...report, threats: 1 }) },
    { kind: 'threats', count: 1, source: 'vaultpress' },
  ],
  [
    'DASH-067 shows that VaultPress found no threats',
    { scan: scanUsesVaultPress, vaultpress: loaded(report) },
    { kind: 'secure', source: 'vaultpress' },
  ],
  [
    'offers an upgrade when VaultPress does not scan',
    { scan: scanUsesVaultPress, vaultpress: loaded({ ...report, includesScanning: false, threats: 4 }) },
    { kind: 'upsell' },
  ],
  [
    'DASH-063 ignores VaultPress if the scan is unavailable for another reason',
    { scan: scan({ state: 'unavailable' }), vaultpress: loaded(report) },
    { kind: 'upsell' },
  ],
  [
    'DASH-068 offers to activate VaultPress on a Premium plan',
    { scan: scanUsesVaultPress, planSlug: 'jetpack_premium', isVaultPressInstalled: loaded(true) },
    { kind: 'activate-vaultpress' },
  ],
  [
    'DASH-068 offers to activate VaultPress on a Business plan',
    { scan: scanUsesVaultPress, planSlug: 'jetpack_business_monthly', isVaultPressInstalled: loaded(true) },
    { kind: 'activate-vaultpress' },
  ],
  [
    'refers users who may not install plugins to an administrator, before the plugins are known',
    { scan: scanUsesVaultPress, planSlug: 'jetpack_premium', mayInstall: false, isVaultPressInstalled: loading },
    { kind: 'ask-for-vaultpress' },
  ],
  [
    'shows users who may not install plugins that VaultPress found no threats',
    { scan: scanUsesVaultPress, vaultpress: loaded(report), mayInstall: false },
    { kind: 'secure', source: 'vaultpress' },
  ],
  [
    'DASH-069 offers to install VaultPress on a Premium plan',
    { scan: scanUsesVaultPress, planSlug: 'jetpack_premium' },
    { kind: 'install-vaultpress' },
  ],
  [
    'shows loading while the plugins of a Premium plan load',
    { scan: scanUsesVaultPress, planSlug: 'jetpack_premium', isVaultPressInstalled: loading },
    { kind: 'loading' },
  ],
  [
    'shows the failure of the plugins read on a Premium plan',
    { scan: scanUsesVaultPress, planSlug: 'jetpack_premium', isVaultPressInstalled: failed('Down.') },
    { kind: 'failed', message: 'Down.' },
  ],
  [
    'offers a Premium plan an upgrade if the scan is unavailable for another reason',
    { scan: scan({ state: 'unavailable' }), planSlug: 'jetpack_premium' },
    { kind: 'upsell' },
  ],
  [
    'offers other plans an upgrade',
    { scan: scanUsesVaultPress, isVaultPressInstalled: loaded(true) },
    { kind: 'upsell' },
  ],
  [
    'DASH-070 offers an upgrade when the plan has no scan',
    { scan: scan({ state: 'unavailable', reason: 'missing_plan' }) },
    { kind: 'upsell' },
  ],
  ['DASH-070 offers an upgrade for an unknown state', { scan: scan({ state: 'resting' }) }, { kind: 'upsell' }],
  [
    'DASH-071 prompts to connect without a connected owner',
    { scan: scan({ state: 'unavailable' }), hasConnectedOwner: false },
    { kind: 'connect' },
  ],
])('%s', (_what, change, state) => {
  expect(scanCardState({ ...idle, ...change })).toEqual(state);
});

test.each([
  ['needs the VaultPress report', 'unavailable', 'vp_active_on_site', true],
  ['needs the VaultPress report', '', 'vp_active_on_site', true],
  ['needs the VaultPress report', 'resting', 'vp_active_on_site', true],
  ['does not need the VaultPress report', 'idle', 'vp_active_on_site', false],
  ['does not need the VaultPress report', 'unavailable', 'missing_plan', false],
])('%s in the state "%s" with the reason "%s"', (_what, state, reason, isNeeded) => {
  expect(needsVaultPress({ state, reason })).toBe(isNeeded);
});

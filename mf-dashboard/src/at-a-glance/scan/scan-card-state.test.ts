import { failed, loaded, loading } from '../cards/reading';
import { asksVaultPress, type ScanCardState, type ScanFacts, scanCardState } from './scan-card-state';

const status = { state: 'idle', reason: '', threats: 0, hasCredentials: true };
const scan = (change: Partial<typeof status>) => loaded({ ...status, ...change });
const idle: ScanFacts = {
  isOffline: false,
  hasConnectedOwner: true,
  scan: loaded(status),
  vaultpress: loaded(null),
  planSlug: 'jetpack_free',
  isVaultPressInstalled: loaded(false),
};
const report = { isRegistered: true, scans: true, threats: 0 };
const vaultpress = scan({ state: 'unavailable', reason: 'vp_active_on_site' });

test.each<[string, Partial<ScanFacts>, ScanCardState]>([
  ['DASH-057 offline', { isOffline: true }, { kind: 'offline' }],
  ['DASH-057 offline, also with threats', { isOffline: true, scan: scan({ threats: 3 }) }, { kind: 'offline' }],
  ['DASH-058 on its way', { scan: loading }, { kind: 'loading' }],
  ['failed', { scan: failed('Down.') }, { kind: 'failed', message: 'Down.' }],
  ['DASH-059 threats', { scan: scan({ threats: 3 }) }, { kind: 'threats', count: 3, source: 'scan' }],
  [
    'DASH-059 threats before credentials',
    { scan: scan({ threats: 1, hasCredentials: false }) },
    { kind: 'threats', count: 1, source: 'scan' },
  ],
  ['DASH-059 not while it is unavailable', { scan: scan({ threats: 3, state: 'unavailable' }) }, { kind: 'upsell' }],
  ['DASH-060 no credentials', { scan: scan({ hasCredentials: false }) }, { kind: 'needs-credentials' }],
  [
    'DASH-060 credentials before provisioning',
    { scan: scan({ hasCredentials: false, state: 'provisioning' }) },
    { kind: 'needs-credentials' },
  ],
  ['DASH-061 provisioning', { scan: scan({ state: 'provisioning' }) }, { kind: 'configuring' }],
  ['DASH-062 idle', {}, { kind: 'secure', source: 'scan' }],
  ['DASH-062 scanning', { scan: scan({ state: 'scanning' }) }, { kind: 'secure', source: 'scan' }],
  ['DASH-063 the older plugin, on its way', { scan: vaultpress, vaultpress: loading }, { kind: 'loading' }],
  [
    'DASH-063 the older plugin failed',
    { scan: vaultpress, vaultpress: failed('Down.') },
    { kind: 'failed', message: 'Down.' },
  ],
  [
    'DASH-064 not registered',
    { scan: vaultpress, vaultpress: loaded({ ...report, isRegistered: false }) },
    { kind: 'not-registered' },
  ],
  [
    'DASH-063 a state without a name',
    { scan: scan({ state: '', reason: 'vp_active_on_site' }), vaultpress: loaded(report) },
    { kind: 'secure', source: 'vaultpress' },
  ],
  [
    'DASH-066 threats of the older plugin',
    { scan: vaultpress, vaultpress: loaded({ ...report, threats: 17 }) },
    { kind: 'threats', count: 17, source: 'vaultpress' },
  ],
  [
    'DASH-066 one threat of the older plugin',
    { scan: vaultpress, vaultpress: loaded({ ...report, threats: 1 }) },
    { kind: 'threats', count: 1, source: 'vaultpress' },
  ],
  [
    'DASH-067 the older plugin found none',
    { scan: vaultpress, vaultpress: loaded(report) },
    { kind: 'secure', source: 'vaultpress' },
  ],
  [
    'the older plugin does not scan',
    { scan: vaultpress, vaultpress: loaded({ ...report, scans: false, threats: 4 }) },
    { kind: 'upsell' },
  ],
  [
    'DASH-063 not for another reason',
    { scan: scan({ state: 'unavailable' }), vaultpress: loaded(report) },
    { kind: 'upsell' },
  ],
  [
    'DASH-068 premium, installed: activate',
    { scan: vaultpress, planSlug: 'jetpack_premium', isVaultPressInstalled: loaded(true) },
    { kind: 'activate-vaultpress' },
  ],
  [
    'DASH-068 business, installed: activate',
    { scan: vaultpress, planSlug: 'jetpack_business_monthly', isVaultPressInstalled: loaded(true) },
    { kind: 'activate-vaultpress' },
  ],
  [
    'DASH-069 premium, not installed',
    { scan: vaultpress, planSlug: 'jetpack_premium' },
    { kind: 'install-vaultpress' },
  ],
  [
    'premium, the plugins on their way',
    { scan: vaultpress, planSlug: 'jetpack_premium', isVaultPressInstalled: loading },
    { kind: 'loading' },
  ],
  [
    'premium, and nobody knows whether it is installed',
    { scan: vaultpress, planSlug: 'jetpack_premium', isVaultPressInstalled: failed('Down.') },
    { kind: 'failed', message: 'Down.' },
  ],
  [
    'premium, for another reason',
    { scan: scan({ state: 'unavailable' }), planSlug: 'jetpack_premium' },
    { kind: 'upsell' },
  ],
  ['another plan', { scan: vaultpress, isVaultPressInstalled: loaded(true) }, { kind: 'upsell' }],
  ['DASH-070 not bought', { scan: scan({ state: 'unavailable', reason: 'missing_plan' }) }, { kind: 'upsell' }],
  ['DASH-070 a state nobody knows', { scan: scan({ state: 'resting' }) }, { kind: 'upsell' }],
  [
    'DASH-071 nobody has connected',
    { scan: scan({ state: 'unavailable' }), hasConnectedOwner: false },
    { kind: 'connect' },
  ],
])('%s', (_what, change, state) => {
  expect(scanCardState({ ...idle, ...change })).toEqual(state);
});

test.each([
  ['unavailable', 'vp_active_on_site', true],
  ['', 'vp_active_on_site', true],
  ['idle', 'vp_active_on_site', false],
  ['unavailable', 'missing_plan', false],
])('state "%s" with reason "%s" asks the older plugin: %s', (state, reason, asks) => {
  expect(asksVaultPress({ state, reason })).toBe(asks);
});

import { card } from '../../support/dashboard';
import { cards, inner, type Visit } from '../visit';

const backup = 'VaultPress Backup';
const spam = 'Akismet Anti-spam';
const bought = (...features: readonly string[]) => inner({ active: features, available: [] });
const premium = (active: boolean) => ({ 'vaultpress/vaultpress.php': { Name: 'VaultPress', active } });

/** Backup, Scan and Anti-spam in their states; one visit can show several. */
export const securityVisits: readonly Visit[] = [
  {
    name: 'security: backed up all the time',
    scenario: 'security',
    shows: cards({ [backup]: 'active, real time', Activity: 'shown', Scan: 'secure', [spam]: 'bought, needs a key' }),
  },
  {
    name: 'security: backed up every day',
    scenario: 'security',
    answers: { 'site/features': bought('backups', 'antispam'), 'module/akismet/data': 'not_active' },
    shows: cards({ [backup]: 'active, daily', [spam]: 'bought, not there' }),
  },
  {
    name: 'security: threats',
    scenario: 'threats',
    answers: { 'module/akismet/data': 2418 },
    shows: cards({
      [backup]: 'waits for credentials',
      'Getting started with Jetpack Backup': 'shown',
      Scan: 'threats, three',
      [spam]: 'count',
    }),
  },
  {
    name: 'security: one threat, backups are prepared',
    scenario: 'threat-one',
    traits: { rewind: 'provisioning' },
    answers: { 'module/akismet/data': '0' },
    shows: cards({ [backup]: 'provisioning', Scan: 'threats, one', [spam]: 'no data yet' }),
  },
  {
    name: 'security: hundreds of threats, the site is new',
    scenario: 'threats-many',
    traits: { threats: 500, rewind: 'unavailable', rewindReason: 'site_new' },
    shows: cards({ [backup]: 'the site is new', Scan: 'threats, 500' }),
  },
  {
    name: 'security: without credentials',
    scenario: 'no-credentials',
    traits: { rewind: 'unavailable' },
    shows: cards({ [backup]: 'bought, not set up', Scan: 'needs credentials' }),
  },
  {
    name: 'security: the scan is prepared',
    scenario: 'scan-provisioning',
    shows: cards({ Scan: 'provisioning' }),
  },
  {
    name: 'security: VaultPress without its key',
    scenario: 'vaultpress',
    shows: cards({ Scan: 'VaultPress, not registered' }),
  },
  {
    name: 'security: VaultPress looks after the site',
    scenario: 'vaultpress-registered',
    shows: cards({ Scan: 'VaultPress, secure', [backup]: 'VaultPress' }),
  },
  {
    name: 'security: unknown frequency of backups',
    scenario: 'security',
    chaos: [{ method: 'GET', path: 'site/features', kind: '500' }],
    shows: cards({ [backup]: 'active, how often not loaded' }),
  },
  {
    name: 'security: VaultPress cannot be asked',
    scenario: 'vaultpress-registered',
    chaos: [{ method: 'GET', path: 'module/vaultpress/data', kind: '500' }],
    shows: cards({ [backup]: 'VaultPress, not loaded', Scan: 'VaultPress, not loaded' }),
  },
  {
    name: 'security: VaultPress found threats',
    scenario: 'vaultpress-threats',
    shows: cards({ Scan: 'VaultPress, threats' }),
  },
  {
    name: 'security: VaultPress is not installed',
    scenario: 'vaultpress-missing',
    shows: cards({ Scan: 'VaultPress, not installed' }),
  },
  {
    name: 'security: VaultPress is off',
    scenario: 'vaultpress-missing',
    answers: { plugins: premium(false) },
    shows: cards({ Scan: 'VaultPress, off' }),
  },
  {
    name: 'security: VaultPress is being switched on',
    scenario: 'vaultpress-missing',
    answers: { plugins: premium(false) },
    chaos: [{ method: 'POST', path: 'plugins', kind: 'slow', ms: 60_000 }],
    isTransient: true,
    act: (page) =>
      card(page, 'Scan')
        .getByRole('button', { name: /^Activate/ })
        .click(),
    shows: cards({ Scan: 'VaultPress, being switched on' }),
  },
  {
    name: 'security: what a card is about',
    act: (page) => page.getByRole('button', { name: 'About Scan' }).click(),
    shows: [{ of: 'Scan', state: 'explained', at: (page) => page.getByRole('region', { name: 'Security' }) }],
  },
];

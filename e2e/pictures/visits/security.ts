import { card } from '../../support/dashboard';
import { cardPictures, delayed, featuresAnswer, type Visit } from '../visit';

const backup = 'VaultPress Backup';
const antiSpam = 'Akismet Anti-spam';
const vaultPressPlugin = (isActive: boolean) => ({
  'vaultpress/vaultpress.php': { Name: 'VaultPress', active: isActive },
});

/** Backup, Scan and Anti-spam in their states; one visit can show several. */
export const securityVisits: readonly Visit[] = [
  {
    name: 'security: real-time backups',
    scenario: 'security',
    pictures: cardPictures({
      [backup]: 'active, real time',
      Activity: 'shown',
      Scan: 'secure',
      [antiSpam]: 'in the plan, needs a key',
    }),
  },
  {
    name: 'security: daily backups',
    scenario: 'security',
    answers: { 'site/features': featuresAnswer('backups', 'antispam'), 'module/akismet/data': 'not_active' },
    pictures: cardPictures({ [backup]: 'active, daily', [antiSpam]: 'in the plan, not active' }),
  },
  {
    name: 'security: threats',
    scenario: 'threats',
    answers: { 'module/akismet/data': 2418 },
    pictures: cardPictures({
      [backup]: 'needs credentials',
      'Getting started with Jetpack Backup': 'shown',
      Scan: 'threats, three',
      [antiSpam]: 'count',
    }),
  },
  {
    name: 'security: one threat, backups being set up',
    scenario: 'threat-one',
    traits: { rewind: 'provisioning' },
    answers: { 'module/akismet/data': '0' },
    pictures: cardPictures({ [backup]: 'provisioning', Scan: 'threats, one', [antiSpam]: 'no data yet' }),
  },
  {
    name: 'security: hundreds of threats on a new site',
    scenario: 'threats-many',
    traits: { threats: 500, rewind: 'unavailable', rewindReason: 'site_new' },
    pictures: cardPictures({ [backup]: 'new site', Scan: 'threats, 500' }),
  },
  {
    name: 'security: without credentials',
    scenario: 'no-credentials',
    traits: { rewind: 'unavailable' },
    pictures: cardPictures({ [backup]: 'in the plan, not set up', Scan: 'needs credentials' }),
  },
  {
    name: 'security: scan being set up',
    scenario: 'scan-provisioning',
    pictures: cardPictures({ Scan: 'provisioning' }),
  },
  {
    name: 'security: VaultPress without its key',
    scenario: 'vaultpress',
    pictures: cardPictures({ Scan: 'VaultPress, not registered' }),
  },
  {
    name: 'security: VaultPress with its key',
    scenario: 'vaultpress-registered',
    pictures: cardPictures({ Scan: 'VaultPress, secure', [backup]: 'VaultPress' }),
  },
  {
    name: 'security: unknown frequency of backups',
    scenario: 'security',
    chaos: [{ method: 'GET', path: 'site/features', kind: '500' }],
    pictures: cardPictures({ [backup]: 'active, frequency not loaded' }),
  },
  {
    name: 'security: VaultPress data not loaded',
    scenario: 'vaultpress-registered',
    chaos: [{ method: 'GET', path: 'module/vaultpress/data', kind: '500' }],
    pictures: cardPictures({ [backup]: 'VaultPress, not loaded', Scan: 'VaultPress, not loaded' }),
  },
  {
    name: 'security: VaultPress found threats',
    scenario: 'vaultpress-threats',
    pictures: cardPictures({ Scan: 'VaultPress, threats' }),
  },
  {
    name: 'security: VaultPress is not installed',
    scenario: 'vaultpress-missing',
    pictures: cardPictures({ Scan: 'VaultPress, not installed' }),
  },
  {
    name: 'security: VaultPress is off',
    scenario: 'vaultpress-missing',
    answers: { plugins: vaultPressPlugin(false) },
    pictures: cardPictures({ Scan: 'VaultPress, off' }),
  },
  {
    name: 'security: VaultPress is being activated',
    scenario: 'vaultpress-missing',
    answers: { plugins: vaultPressPlugin(false) },
    ...delayed({ method: 'POST', path: 'plugins' }),
    act: (page) =>
      card(page, 'Scan')
        .getByRole('button', { name: /^Activate/ })
        .click(),
    pictures: cardPictures({ Scan: 'VaultPress, being activated' }),
  },
  {
    name: 'security: explanation of a card',
    act: (page) => page.getByRole('button', { name: 'About Scan' }).click(),
    pictures: [
      { subject: 'Scan', state: 'explained', target: (page) => page.getByRole('region', { name: 'Security' }) },
    ],
  },
];

import { inputWith } from '../flow/flow-under-test';
import type { FixedStep } from '../flow/steps';
import type { PlanRow } from '../flow/summary/summary-rows';
import { planRow, resourceRow } from './row-texts';

const addresses = { rawUrl: 'site.example', adminUrl: '/wp-admin/' };
const active = inputWith({ activePlugins: new Set(['akismet/akismet.php', 'videopress/jetpack-videopress.php']) });

test.each<[PlanRow, string, string, string]>([
  ['server-credentials', 'Server credentials', 'Add', '/settings/site.example'],
  ['backup-activated', 'Real-time backups', 'Manage', '/backup/site.example'],
  ['scan-activated', 'Real-time malware scanning', 'Manage', '/scan/site.example'],
  ['antispam-activated', 'Automatic spam protection', 'Manage', 'page=akismet-key-config'],
  ['videopress-activated', 'Ad-free, customizable video', 'Add a video', 'page=jetpack-videopress'],
  ['search-activated', 'Custom site search', 'Customize', '/jetpack-search/site.example'],
])('REC-091 the row %s has the name "%s" and the button "%s", which leads to %s', (row, name, button, address) => {
  expect(planRow(row, active, addresses)).toEqual({ name, button, href: expect.stringContaining(address) });
});

test.each<PlanRow>(['antispam-activated', 'videopress-activated'])(
  'the row %s has no link while its feature is not active',
  (row) => {
    expect(planRow(row, inputWith(), addresses).href).toBeNull();
  },
);

test.each<[FixedStep, string, string, string]>([
  ['agency', 'Jetpack for Agencies', 'Sign up', 'source=jetpack-for-agencies-signup-assistant-recommendation'],
  ['backup-plan', 'Site backups', 'Read more', 'source=jetpack-blog-backups-101'],
  ['anti-spam', 'Spam management', 'Read more', 'source=jetpack-blog-spam-comments'],
])(
  'REC-095 the resource %s has the name "%s" and the button "%s", which leads to %s',
  (step, name, button, address) => {
    expect(resourceRow(step)).toEqual({ name, button, href: expect.stringContaining(address) });
  },
);

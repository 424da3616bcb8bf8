import { readAnswers } from './answers';
import type { FlowFacts } from './flow-facts';
import { factsWith } from './flow-under-test';
import { type SummaryRows, summaryRows } from './summary-rows';

const answers = (raw: Record<string, unknown>) => ({ answers: readAnswers(raw) });
const after = (...types: string[]) => answers({ onboardingViewed: types });
const skipped = (...slugs: string[]) => answers({ skippedRecommendations: slugs });

test.each<[string, Partial<FlowFacts>, Partial<SummaryRows>]>([
  ['nothing done', {}, { plans: [], enabled: [], skipped: [], resources: [] }],
  ['what is on is enabled', { settings: { monitor: true } }, { enabled: ['monitor'], skipped: [] }],
  [
    'without an owner the monitor is not listed',
    { settings: { monitor: true }, hasConnectedOwner: false },
    { enabled: [] },
  ],
  ['skipped', skipped('related-posts', 'creative-mail'), { enabled: [], skipped: ['related-posts', 'creative-mail'] }],
  [
    'skipped and on all the same is enabled',
    { ...skipped('related-posts'), settings: { 'related-posts': true } },
    { enabled: ['related-posts'], skipped: [] },
  ],
  ['a shop is listed where there is a store', skipped('woocommerce'), { skipped: [] }],
  [
    'a shop is listed where there is a store',
    answers({ skippedRecommendations: ['woocommerce'], 'site-type-store': true }),
    { skipped: ['woocommerce'] },
  ],
  [
    'what is conditional is listed when it fits',
    skipped('boost', 'protect', 'publicize', 'videopress'),
    { skipped: [] },
  ],
  [
    'what is conditional is listed when it fits',
    { ...skipped('boost', 'protect'), conditional: ['boost'] },
    { skipped: ['boost'] },
  ],
  ['what is conditional is listed when it is on', { settings: { publicize: true } }, { enabled: ['publicize'] }],
  ['an agency', answers({ 'site-type-agency': true }), { resources: ['agency'] }],
  ['what to read', { conditional: ['backup-plan', 'anti-spam', 'boost'] }, { resources: ['anti-spam', 'backup-plan'] }],
  [
    'a plan with what it brought',
    after('JETPACK_SECURITY', 'JETPACK_SCAN'),
    { plans: [{ type: 'JETPACK_SECURITY', rows: ['backup-activated', 'scan-activated', 'antispam-activated'] }] },
  ],
  [
    'complete',
    after('JETPACK_COMPLETE'),
    {
      plans: [
        {
          type: 'JETPACK_COMPLETE',
          rows: [
            'backup-activated',
            'scan-activated',
            'antispam-activated',
            'videopress-activated',
            'search-activated',
          ],
        },
      ],
    },
  ],
  [
    'products beside each other',
    after('JETPACK_BACKUP', 'JETPACK_ANTI_SPAM', 'JETPACK_VIDEOPRESS', 'JETPACK_SEARCH', 'JETPACK_SCAN'),
    {
      plans: [
        { type: 'JETPACK_BACKUP', rows: ['backup-activated'] },
        { type: 'JETPACK_ANTI_SPAM', rows: ['antispam-activated'] },
        { type: 'JETPACK_VIDEOPRESS', rows: ['videopress-activated'] },
        { type: 'JETPACK_SEARCH', rows: ['search-activated'] },
        { type: 'JETPACK_SCAN', rows: ['scan-activated'] },
      ],
    },
  ],
  [
    'backups that wait for the way into the server',
    { ...after('JETPACK_BACKUP'), rewind: 'awaiting_credentials' },
    { plans: [{ type: 'JETPACK_BACKUP', rows: ['backup-activated', 'server-credentials'] }] },
  ],
])('%s', (_what, change, rows) => {
  expect(summaryRows(factsWith(change), {})).toMatchObject(rows);
});

test('what is being installed counts as enabled', () => {
  expect(summaryRows(factsWith(skipped('creative-mail')), { 'creative-mail': true })).toMatchObject({
    enabled: ['creative-mail'],
    skipped: [],
  });
});

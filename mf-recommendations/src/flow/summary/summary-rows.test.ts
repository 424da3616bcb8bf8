import { readAnswers } from '../answers';
import type { FlowInput } from '../flow-input';
import { inputWith } from '../flow-under-test';
import { type SummaryRows, summaryRows } from './summary-rows';

const withAnswers = (raw: Record<string, unknown>) => ({ answers: readAnswers(raw) });
const withOnboardings = (...types: string[]) => withAnswers({ onboardingViewed: types });
const withSkipped = (...slugs: string[]) => withAnswers({ skippedRecommendations: slugs });

test.each<[string, Partial<FlowInput>, Partial<SummaryRows>]>([
  ['lists nothing at first', {}, { plans: [], enabled: [], skipped: [], resources: [] }],
  ['lists active features as enabled', { settings: { monitor: true } }, { enabled: ['monitor'], skipped: [] }],
  [
    'leaves out monitor on a site without an owner',
    { settings: { monitor: true }, hasConnectedOwner: false },
    { enabled: [] },
  ],
  [
    'lists skipped features',
    withSkipped('related-posts', 'creative-mail'),
    { enabled: [], skipped: ['related-posts', 'creative-mail'] },
  ],
  [
    'lists a skipped feature as enabled while it is active',
    { ...withSkipped('related-posts'), settings: { 'related-posts': true } },
    { enabled: ['related-posts'], skipped: [] },
  ],
  ["does not list WooCommerce for a site that isn't a store", withSkipped('woocommerce'), { skipped: [] }],
  [
    'lists WooCommerce for a store',
    withAnswers({ skippedRecommendations: ['woocommerce'], 'site-type-store': true }),
    { skipped: ['woocommerce'] },
  ],
  [
    'does not list a conditional feature that is not recommended',
    withSkipped('boost', 'protect', 'publicize', 'videopress'),
    { skipped: [] },
  ],
  [
    'lists a conditional feature that is recommended',
    { ...withSkipped('boost', 'protect'), conditional: ['boost'] },
    { skipped: ['boost'] },
  ],
  ['lists a conditional feature that is active', { settings: { publicize: true } }, { enabled: ['publicize'] }],
  ['lists the agency resource for agencies', withAnswers({ 'site-type-agency': true }), { resources: ['agency'] }],
  [
    'lists the recommended resources',
    { conditional: ['backup-plan', 'anti-spam', 'boost'] },
    { resources: ['anti-spam', 'backup-plan'] },
  ],
  [
    'lists the features of a plan',
    withOnboardings('JETPACK_SECURITY', 'JETPACK_SCAN'),
    { plans: [{ type: 'JETPACK_SECURITY', rows: ['backup-activated', 'scan-activated', 'antispam-activated'] }] },
  ],
  [
    'lists the features of the complete plan',
    withOnboardings('JETPACK_COMPLETE'),
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
    'lists several products',
    withOnboardings('JETPACK_BACKUP', 'JETPACK_ANTI_SPAM', 'JETPACK_VIDEOPRESS', 'JETPACK_SEARCH', 'JETPACK_SCAN'),
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
    'lists missing server credentials',
    { ...withOnboardings('JETPACK_BACKUP'), rewind: 'awaiting_credentials' },
    { plans: [{ type: 'JETPACK_BACKUP', rows: ['backup-activated', 'server-credentials'] }] },
  ],
])('%s', (_what, change, rows) => {
  expect(summaryRows(inputWith(change), {})).toMatchObject(rows);
});

test('lists no feature whose module the site lacks', () => {
  const withoutModule = { absentModules: new Set(['related-posts']) };
  expect(
    summaryRows(inputWith({ ...withSkipped('related-posts', 'creative-mail'), ...withoutModule }), {}).skipped,
  ).toEqual(['creative-mail']);
  expect(summaryRows(inputWith({ settings: { 'related-posts': true }, ...withoutModule }), {}).enabled).toEqual([]);
});

test('lists a feature as enabled while it is being installed', () => {
  expect(summaryRows(inputWith(withSkipped('creative-mail')), { 'creative-mail': true })).toMatchObject({
    enabled: ['creative-mail'],
    skipped: [],
  });
});

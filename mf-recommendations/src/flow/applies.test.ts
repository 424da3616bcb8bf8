import { readAnswers } from './answers';
import { applies, purchasedSuggestion } from './applies';
import type { FlowFacts } from './flow-facts';
import { factsWith, purchase } from './flow-under-test';
import { activatedSteps, type ScreenlessStep, type Step, steps, welcomeSteps } from './steps';

type Row = readonly [
  id: string,
  step: Step | ScreenlessStep,
  site: string,
  change: Partial<FlowFacts>,
  doesApply: boolean,
];

const sites: readonly (readonly [string, Partial<FlowFacts>])[] = [
  ['on a new site', {}],
  ['with suggestions', { suggestions: [{ slug: 'jetpack_scan' }] }],
  [
    'while the provider data is unknown',
    { plan: null, purchases: null, suggestions: null, rewind: null, activePlugins: null },
  ],
];
const always: readonly Step[] = [
  'site-type-question',
  'summary',
  ...welcomeSteps,
  ...activatedSteps.filter((step) => !['antispam-activated', 'videopress-activated'].includes(step)),
];
const never: readonly ScreenlessStep[] = ['setup-wizard-completed', 'banner-completed', 'not-started'];
const on = (slug: string) => ({ settings: { [slug]: true } });
const recommended = (slug: string) => ({ conditional: [slug] });
const plugin = (file: string) => ({ activePlugins: new Set([file]) });
const store = { answers: readAnswers({ 'site-type-store': true }) };
const agency = { answers: readAnswers({ 'site-type-agency': true }) };
const files = {
  videopress: 'videopress/jetpack-videopress.php',
  boost: 'jetpack-boost/jetpack-boost.php',
  protect: 'jetpack-protect/jetpack-protect.php',
  woocommerce: 'woocommerce/woocommerce.php',
  akismet: 'akismet/akismet.php',
  mail: 'creative-mail-by-constant-contact/creative-mail-plugin.php',
};
const suggestions = [{ slug: 'jetpack_scan' }];

const rows: readonly Row[] = [
  ...never.flatMap((step) => sites.map(([site, change]): Row => ['REC-064.1', step, site, change, false])),
  ...always.flatMap((step) => sites.map(([site, change]): Row => ['REC-064.2', step, site, change, true])),
  ['', 'monitor', 'on a site without the module', { absentModules: new Set(['monitor']) }, false],
  ['', 'site-accelerator', 'on a site without one of its modules', { absentModules: new Set(['photon-cdn']) }, false],
  ['', 'related-posts', 'on a site without another module', { absentModules: new Set(['monitor']) }, true],
  ['REC-064.3', 'product-suggestions', 'with suggestions', { suggestions }, true],
  ['REC-064.3', 'product-suggestions', 'without suggestions', { suggestions: [] }, false],
  ['REC-064.3', 'product-suggestions', 'while the suggestions are unknown', { suggestions: null }, false],
  ['REC-064.3', 'product-suggestions', 'on a paid plan', { suggestions, plan: 'jetpack_personal' }, false],
  ['REC-064.3', 'product-suggestions', 'while the plan is unknown', { suggestions, plan: null }, false],
  [
    'REC-064.3',
    'product-suggestions',
    'on a site with a product',
    { suggestions, purchases: [purchase('jetpack_scan')] },
    false,
  ],
  [
    'REC-064.3',
    'product-suggestions',
    'on a site with an inactive product',
    { suggestions, purchases: [{ ...purchase('jetpack_scan'), isActive: false }] },
    true,
  ],
  ['REC-064.4', 'agency', 'for an agency', agency, true],
  ['REC-064.4', 'agency', 'for a store', store, false],
  ['REC-064.5', 'woocommerce', 'for a store', store, true],
  ['REC-064.5', 'woocommerce', 'for an agency', agency, false],
  ['REC-064.5', 'woocommerce', 'for a store with WooCommerce', { ...store, ...plugin(files.woocommerce) }, false],
  ['REC-064.6', 'monitor', 'while it is off', {}, true],
  ['REC-064.6', 'monitor', 'without a connected owner', { hasConnectedOwner: false }, false],
  ['REC-064.6', 'monitor', 'while it is on', on('monitor'), false],
  ['REC-064.7', 'publicize', 'when it is recommended', recommended('publicize'), true],
  ['REC-064.7', 'publicize', 'when it is not recommended', {}, false],
  ['REC-064.7', 'publicize', 'while it is on', { ...recommended('publicize'), ...on('publicize') }, false],
  ['REC-064.7', 'videopress', 'when it is recommended', recommended('videopress'), true],
  ['REC-064.7', 'videopress', 'when another feature is recommended', recommended('publicize'), false],
  [
    'REC-064.7',
    'videopress',
    'while its plugin is active',
    { ...recommended('videopress'), ...plugin(files.videopress) },
    false,
  ],
  ['REC-064.7', 'boost', 'when it is recommended', recommended('boost'), true],
  ['REC-064.7', 'boost', 'when it is not recommended', {}, false],
  ['REC-064.7', 'boost', 'while its plugin is active', { ...recommended('boost'), ...plugin(files.boost) }, false],
  ['REC-064.8', 'protect', 'when it is recommended', recommended('protect'), true],
  ['REC-064.8', 'protect', 'when it is not recommended', {}, false],
  [
    'REC-064.8',
    'protect',
    'while its plugin is active',
    { ...recommended('protect'), ...plugin(files.protect) },
    false,
  ],
  ['REC-064.8', 'protect', 'while only its module is on', { ...recommended('protect'), ...on('protect') }, true],
  ['REC-064.9', 'anti-spam', 'when it is recommended', recommended('anti-spam'), true],
  ['REC-064.9', 'anti-spam', 'when another step is recommended', recommended('backup-plan'), false],
  ['REC-064.9', 'backup-plan', 'when it is recommended', recommended('backup-plan'), true],
  ['REC-064.9', 'backup-plan', 'when it is not recommended', {}, false],
  ['REC-064.10', 'server-credentials', 'while backups need credentials', { rewind: 'awaiting_credentials' }, true],
  ['REC-064.10', 'server-credentials', 'while backups run', { rewind: 'active' }, false],
  ['REC-064.10', 'server-credentials', 'while the backup state is unknown', { rewind: null }, false],
  ['REC-064.11', 'antispam-activated', 'while Akismet is active', plugin(files.akismet), true],
  ['REC-064.11', 'antispam-activated', 'without Akismet', {}, false],
  ['REC-064.11', 'videopress-activated', 'while its plugin is active', plugin(files.videopress), true],
  ['REC-064.11', 'videopress-activated', 'without its plugin', {}, false],
  ['', 'related-posts', 'while it is off', {}, true],
  ['', 'related-posts', 'while it is on', on('related-posts'), false],
  ['', 'site-accelerator', 'while one of its options is off', on('photon'), true],
  ['', 'site-accelerator', 'while it is on', { settings: { photon: true, 'photon-cdn': true } }, false],
  ['', 'creative-mail', 'without its plugin', {}, true],
  ['', 'creative-mail', 'while its plugin is active', plugin(files.mail), false],
  ['', 'product-purchased', 'after a suggestion was bought', { suggestions, plan: 'jetpack_scan' }, true],
  ['', 'product-purchased', 'before a suggestion is bought', { suggestions }, false],
  ['', 'product-purchased', 'while the suggestions are unknown', { suggestions: null, plan: 'jetpack_scan' }, false],
];

test('REC-064 has a row for every step', () => {
  const covered = new Set(rows.map(([, step]) => step));
  expect([...steps, ...never].filter((step) => !covered.has(step))).toEqual([]);
});

test.each(
  rows.map(([id, step, site, change, doesApply]) => {
    const title = `${step} ${doesApply ? 'applies' : 'does not apply'} ${site}`;
    return [`${id} ${title}`.trim(), step, change, doesApply] as const;
  }),
)('%s', (_title, step, change, doesApply) => {
  expect(applies(step, factsWith(change))).toBe(doesApply);
});

const suggestedProducts = ['jetpack_scan', 'jetpack_backup_t1_yearly', 'jetpack_security_t1_yearly'].map((slug) => ({
  slug,
}));

test.each<[string, string | null, ReturnType<typeof purchase>[], string | null]>([
  ["REC-065 finds the suggestion of the site's plan", 'jetpack_security_t1_yearly', [], 'jetpack_security_t1_yearly'],
  [
    'REC-065 finds the suggestion of an active purchase',
    'jetpack_free',
    [purchase('jetpack_backup_t1_yearly')],
    'jetpack_backup_t1_yearly',
  ],
  [
    'REC-065 prefers the plan to a purchase',
    'jetpack_security_t1_yearly',
    [purchase('jetpack_scan')],
    'jetpack_security_t1_yearly',
  ],
  ['REC-065 ignores an inactive purchase', 'jetpack_free', [{ ...purchase('jetpack_scan'), isActive: false }], null],
  ['REC-065 finds nothing without a matching suggestion', 'jetpack_free', [purchase('jetpack_search')], null],
])('%s', (_what, plan, purchases, slug) => {
  expect(purchasedSuggestion(suggestedProducts, plan, purchases)?.slug ?? null).toBe(slug);
});

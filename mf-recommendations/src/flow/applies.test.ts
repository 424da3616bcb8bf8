import { readAnswers } from './answers';
import { applies, purchasedSuggestion } from './applies';
import type { FlowInput } from './flow-input';
import { inputWith, purchase } from './flow-under-test';
import { activatedSteps, type ScreenlessStep, type Step, steps, welcomeSteps } from './steps';

type Row = readonly [
  id: string,
  step: Step | ScreenlessStep,
  site: string,
  change: Partial<FlowInput>,
  doesApply: boolean,
];

const sites: readonly (readonly [string, Partial<FlowInput>])[] = [
  ['on a new site', {}],
  ['with suggestions', { suggestions: [{ slug: 'jetpack_scan' }] }],
  [
    'while the provider data is unknown',
    { plan: null, purchases: null, suggestions: null, rewind: null, activePlugins: null },
  ],
];
const alwaysApplicable: readonly Step[] = [
  'site-type-question',
  'summary',
  ...welcomeSteps,
  ...activatedSteps.filter((step) => !['antispam-activated', 'videopress-activated'].includes(step)),
];
const neverApplicable: readonly ScreenlessStep[] = ['setup-wizard-completed', 'banner-completed', 'not-started'];
const withOption = (name: string) => ({ settings: { [name]: true } });
const withRecommendation = (slug: string) => ({ conditional: [slug] });
const withPlugin = (file: string) => ({ activePlugins: new Set([file]) });
const storeSite = { answers: readAnswers({ 'site-type-store': true }) };
const agencySite = { answers: readAnswers({ 'site-type-agency': true }) };
const pluginFiles = {
  videopress: 'videopress/jetpack-videopress.php',
  boost: 'jetpack-boost/jetpack-boost.php',
  protect: 'jetpack-protect/jetpack-protect.php',
  woocommerce: 'woocommerce/woocommerce.php',
  akismet: 'akismet/akismet.php',
  creativeMail: 'creative-mail-by-constant-contact/creative-mail-plugin.php',
};
const suggestions = [{ slug: 'jetpack_scan' }];

const rows: readonly Row[] = [
  ...neverApplicable.flatMap((step) => sites.map(([site, change]): Row => ['REC-064.1', step, site, change, false])),
  ...alwaysApplicable.flatMap((step) => sites.map(([site, change]): Row => ['REC-064.2', step, site, change, true])),
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
  ['REC-064.4', 'agency', 'for an agency', agencySite, true],
  ['REC-064.4', 'agency', 'for a store', storeSite, false],
  ['REC-064.5', 'woocommerce', 'for a store', storeSite, true],
  ['REC-064.5', 'woocommerce', 'for an agency', agencySite, false],
  [
    'REC-064.5',
    'woocommerce',
    'for a store with WooCommerce',
    { ...storeSite, ...withPlugin(pluginFiles.woocommerce) },
    false,
  ],
  ['REC-064.6', 'monitor', 'while its feature is off', {}, true],
  ['REC-064.6', 'monitor', 'without a connected owner', { hasConnectedOwner: false }, false],
  ['REC-064.6', 'monitor', 'while its feature is on', withOption('monitor'), false],
  ['REC-064.7', 'publicize', 'when it is recommended', withRecommendation('publicize'), true],
  ['REC-064.7', 'publicize', 'when it is not recommended', {}, false],
  [
    'REC-064.7',
    'publicize',
    'while its feature is on',
    { ...withRecommendation('publicize'), ...withOption('publicize') },
    false,
  ],
  ['REC-064.7', 'videopress', 'when it is recommended', withRecommendation('videopress'), true],
  ['REC-064.7', 'videopress', 'when another feature is recommended', withRecommendation('publicize'), false],
  [
    'REC-064.7',
    'videopress',
    'while its plugin is active',
    { ...withRecommendation('videopress'), ...withPlugin(pluginFiles.videopress) },
    false,
  ],
  ['REC-064.7', 'boost', 'when it is recommended', withRecommendation('boost'), true],
  ['REC-064.7', 'boost', 'when it is not recommended', {}, false],
  [
    'REC-064.7',
    'boost',
    'while its plugin is active',
    { ...withRecommendation('boost'), ...withPlugin(pluginFiles.boost) },
    false,
  ],
  ['REC-064.8', 'protect', 'when it is recommended', withRecommendation('protect'), true],
  ['REC-064.8', 'protect', 'when it is not recommended', {}, false],
  [
    'REC-064.8',
    'protect',
    'while its plugin is active',
    { ...withRecommendation('protect'), ...withPlugin(pluginFiles.protect) },
    false,
  ],
  [
    'REC-064.8',
    'protect',
    'while only its module is on',
    { ...withRecommendation('protect'), ...withOption('protect') },
    true,
  ],
  ['REC-064.9', 'anti-spam', 'when it is recommended', withRecommendation('anti-spam'), true],
  ['REC-064.9', 'anti-spam', 'when another step is recommended', withRecommendation('backup-plan'), false],
  ['REC-064.9', 'backup-plan', 'when it is recommended', withRecommendation('backup-plan'), true],
  ['REC-064.9', 'backup-plan', 'when it is not recommended', {}, false],
  ['REC-064.10', 'server-credentials', 'while backups need credentials', { rewind: 'awaiting_credentials' }, true],
  ['REC-064.10', 'server-credentials', 'while backups run', { rewind: 'active' }, false],
  ['REC-064.10', 'server-credentials', 'while the backup state is unknown', { rewind: null }, false],
  ['REC-064.11', 'antispam-activated', 'while Akismet is active', withPlugin(pluginFiles.akismet), true],
  ['REC-064.11', 'antispam-activated', 'without Akismet', {}, false],
  ['REC-064.11', 'videopress-activated', 'while its plugin is active', withPlugin(pluginFiles.videopress), true],
  ['REC-064.11', 'videopress-activated', 'without its plugin', {}, false],
  ['OQ-117', 'related-posts', 'while its feature is off', {}, true],
  ['OQ-117', 'related-posts', 'while its feature is on', withOption('related-posts'), false],
  ['OQ-117', 'site-accelerator', 'while one of its options is off', withOption('photon'), true],
  ['OQ-117', 'site-accelerator', 'while its feature is on', { settings: { photon: true, 'photon-cdn': true } }, false],
  ['OQ-117', 'creative-mail', 'without its plugin', {}, true],
  ['OQ-117', 'creative-mail', 'while its plugin is active', withPlugin(pluginFiles.creativeMail), false],
  ['REC-065', 'product-purchased', 'after a suggestion was bought', { suggestions, plan: 'jetpack_scan' }, true],
  ['REC-065', 'product-purchased', 'before a suggestion is bought', { suggestions }, false],
  [
    'REC-065',
    'product-purchased',
    'while the suggestions are unknown',
    { suggestions: null, plan: 'jetpack_scan' },
    false,
  ],
];

test('REC-064 has a row for every step', () => {
  const coveredSteps = new Set(rows.map(([, step]) => step));
  expect([...steps, ...neverApplicable].filter((step) => !coveredSteps.has(step))).toEqual([]);
});

test.each(
  rows.map(([id, step, site, change, doesApply]) => {
    const title = `${step} ${doesApply ? 'applies' : 'does not apply'} ${site}`;
    return [`${id} ${title}`.trim(), step, change, doesApply] as const;
  }),
)('%s', (_title, step, change, doesApply) => {
  expect(applies(step, inputWith(change))).toBe(doesApply);
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

import { readAnswers } from './answers';
import { applies, purchasedSuggestion } from './applies';
import type { FlowFacts } from './flow-facts';
import { bought, factsWith } from './flow-under-test';
import { activatedSteps, type ScreenlessStep, type Step, steps, welcomeSteps } from './steps';

type Row = readonly [string, Step | ScreenlessStep, Partial<FlowFacts>, boolean];

const every = [
  {},
  { suggestions: [{ slug: 'jetpack_scan' }] },
  { plan: null, purchases: null, suggestions: null, rewind: null, activePlugins: null },
];
const always: readonly Step[] = [
  'site-type-question',
  'summary',
  ...welcomeSteps,
  ...activatedSteps.filter((step) => !['antispam-activated', 'videopress-activated'].includes(step)),
];
const never: readonly ScreenlessStep[] = ['setup-wizard-completed', 'banner-completed', 'not-started'];
const on = (slug: string) => ({ settings: { [slug]: true } });
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
  ...never.flatMap((step) => every.map((change): Row => ['REC-064.1', step, change, false])),
  ...always.flatMap((step) => every.map((change): Row => ['REC-064.2', step, change, true])),
  ['a site without the module', 'monitor', { absentModules: new Set(['monitor']) }, false],
  ['a site without the modules', 'site-accelerator', { absentModules: new Set(['photon-cdn']) }, false],
  ['a site without another module', 'related-posts', { absentModules: new Set(['monitor']) }, true],
  ['REC-064.3', 'product-suggestions', { suggestions }, true],
  ['REC-064.3', 'product-suggestions', { suggestions: [] }, false],
  ['REC-064.3', 'product-suggestions', { suggestions: null }, false],
  ['REC-064.3', 'product-suggestions', { suggestions, plan: 'jetpack_personal' }, false],
  ['REC-064.3', 'product-suggestions', { suggestions, plan: null }, false],
  ['REC-064.3', 'product-suggestions', { suggestions, purchases: [bought('jetpack_scan')] }, false],
  [
    'REC-064.3',
    'product-suggestions',
    { suggestions, purchases: [{ ...bought('jetpack_scan'), isActive: false }] },
    true,
  ],
  ['REC-064.4', 'agency', agency, true],
  ['REC-064.4', 'agency', store, false],
  ['REC-064.5', 'woocommerce', store, true],
  ['REC-064.5', 'woocommerce', agency, false],
  ['REC-064.5', 'woocommerce', { ...store, ...plugin(files.woocommerce) }, false],
  ['REC-064.6', 'monitor', {}, true],
  ['REC-064.6', 'monitor', { hasConnectedOwner: false }, false],
  ['REC-064.6', 'monitor', on('monitor'), false],
  ['REC-064.7', 'publicize', { conditional: ['publicize'] }, true],
  ['REC-064.7', 'publicize', {}, false],
  ['REC-064.7', 'publicize', { conditional: ['publicize'], ...on('publicize') }, false],
  ['REC-064.7', 'videopress', { conditional: ['videopress'] }, true],
  ['REC-064.7', 'videopress', { conditional: ['publicize'] }, false],
  ['REC-064.7', 'videopress', { conditional: ['videopress'], ...plugin(files.videopress) }, false],
  ['REC-064.7', 'boost', { conditional: ['boost'] }, true],
  ['REC-064.7', 'boost', {}, false],
  ['REC-064.7', 'boost', { conditional: ['boost'], ...plugin(files.boost) }, false],
  ['REC-064.8', 'protect', { conditional: ['protect'] }, true],
  ['REC-064.8', 'protect', {}, false],
  ['REC-064.8', 'protect', { conditional: ['protect'], ...plugin(files.protect) }, false],
  ['REC-064.8 ignoring the module of that name,', 'protect', { conditional: ['protect'], ...on('protect') }, true],
  ['REC-064.9', 'anti-spam', { conditional: ['anti-spam'] }, true],
  ['REC-064.9', 'anti-spam', { conditional: ['backup-plan'] }, false],
  ['REC-064.9', 'backup-plan', { conditional: ['backup-plan'] }, true],
  ['REC-064.9', 'backup-plan', {}, false],
  ['REC-064.10', 'server-credentials', { rewind: 'awaiting_credentials' }, true],
  ['REC-064.10', 'server-credentials', { rewind: 'active' }, false],
  ['REC-064.10', 'server-credentials', { rewind: null }, false],
  ['REC-064.11', 'antispam-activated', plugin(files.akismet), true],
  ['REC-064.11', 'antispam-activated', {}, false],
  ['REC-064.11', 'videopress-activated', plugin(files.videopress), true],
  ['REC-064.11', 'videopress-activated', {}, false],
  ['inactive:', 'related-posts', {}, true],
  ['active:', 'related-posts', on('related-posts'), false],
  ['inactive:', 'site-accelerator', on('photon'), true],
  ['active:', 'site-accelerator', { settings: { photon: true, 'photon-cdn': true } }, false],
  ['inactive:', 'creative-mail', {}, true],
  ['active:', 'creative-mail', plugin(files.mail), false],
  ['purchased:', 'product-purchased', { suggestions, plan: 'jetpack_scan' }, true],
  ['not purchased:', 'product-purchased', { suggestions }, false],
  ['suggestions unknown:', 'product-purchased', { suggestions: null, plan: 'jetpack_scan' }, false],
];

test('REC-064 the table covers every step', () => {
  const spoken = new Set(rows.map(([, step]) => step));
  expect([...steps, ...never].filter((step) => !spoken.has(step))).toEqual([]);
});

test.each(rows)('%s %s applies with %j: %p', (_id, step, change, answer) => {
  expect(applies(step, factsWith(change))).toBe(answer);
});

const three = ['jetpack_scan', 'jetpack_backup_t1_yearly', 'jetpack_security_t1_yearly'].map((slug) => ({ slug }));

test.each<[string, string | null, ReturnType<typeof bought>[], string | null]>([
  ["REC-065 finds the suggestion of the site's plan", 'jetpack_security_t1_yearly', [], 'jetpack_security_t1_yearly'],
  [
    'REC-065 finds the suggestion of an active purchase',
    'jetpack_free',
    [bought('jetpack_backup_t1_yearly')],
    'jetpack_backup_t1_yearly',
  ],
  [
    'REC-065 prefers the plan to a purchase',
    'jetpack_security_t1_yearly',
    [bought('jetpack_scan')],
    'jetpack_security_t1_yearly',
  ],
  ['REC-065 ignores an inactive purchase', 'jetpack_free', [{ ...bought('jetpack_scan'), isActive: false }], null],
  ['REC-065 finds nothing without a matching suggestion', 'jetpack_free', [bought('jetpack_search')], null],
])('%s', (_what, plan, purchases, slug) => {
  expect(purchasedSuggestion(three, plan, purchases)?.slug ?? null).toBe(slug);
});

import { type Aside, type AsideFacts, asideOf, hasSuggestion } from './aside';
import type { FlowFacts } from './flow-facts';
import { factsWith } from './flow-under-test';
import type { Step } from './steps';

const suggestions = [{ slug: 'jetpack_scan' }];
const known: AsideFacts = { knowsSuggestions: true, discountStep: null };

test.each<[string, Step, Partial<FlowFacts>, Partial<AsideFacts>, Aside['kind']]>([
  ['REC-020 the questions, with suggestions', 'site-type-question', { suggestions }, {}, 'discount'],
  ['REC-020 the questions, without', 'site-type-question', {}, {}, 'picture'],
  [
    'REC-020 the questions on a paid plan',
    'site-type-question',
    { suggestions, plan: 'jetpack_complete' },
    {},
    'picture',
  ],
  [
    'REC-020 also after it was seen elsewhere',
    'site-type-question',
    { suggestions },
    { discountStep: 'monitor' },
    'discount',
  ],
  ['suggestions are on their way', 'monitor', { suggestions: null }, { knowsSuggestions: false }, 'nothing'],
  [
    'they are, and cannot be of use',
    'monitor',
    { suggestions: null, plan: 'jetpack_complete' },
    { knowsSuggestions: false },
    'picture',
  ],
  ['they could not be had', 'monitor', { suggestions: null }, {}, 'picture'],
  ['REC-082.8 not seen yet', 'monitor', { suggestions }, {}, 'discount'],
  ['REC-082.8 seen here', 'monitor', { suggestions }, { discountStep: 'monitor' }, 'discount'],
  ['REC-082.8 seen elsewhere', 'related-posts', { suggestions }, { discountStep: 'monitor' }, 'picture'],
  ['a page to read', 'agency', { suggestions }, {}, 'picture'],
  ['a product goes first', 'publicize', { suggestions }, {}, 'product'],
])('%s: beside %s', (_what, step, change, more, kind) => {
  expect(asideOf(step, factsWith(change), { ...known, ...more }).kind).toBe(kind);
});

test.each([
  ['product-suggestions', { suggestions }, true, true],
  ['product-suggestions', {}, true, false],
  ['product-suggestions', { suggestions: null }, false, null],
  ['product-purchased', { suggestions, plan: 'jetpack_scan' }, true, true],
  ['product-purchased', { suggestions }, true, false],
  ['product-purchased', { suggestions: null }, false, null],
] as const)('%s with %j', (step, change, knows, answer) => {
  expect(hasSuggestion(step, factsWith(change), knows)).toBe(answer);
});

import type { FlowFacts } from '../flow-facts';
import { factsWith } from '../flow-under-test';
import type { Step } from '../steps';
import { type Aside, type AsideFacts, asideOf, hasSuggestion } from './aside';

const suggestions = [{ slug: 'jetpack_scan' }];
const known: AsideFacts = { knowsSuggestions: true, discountStep: null };

test.each<[string, Step, Partial<FlowFacts>, Partial<AsideFacts>, Aside['kind']]>([
  ['REC-020 with suggestions', 'site-type-question', { suggestions }, {}, 'discount'],
  ['REC-020 without suggestions', 'site-type-question', {}, {}, 'picture'],
  ['REC-020 on a paid plan', 'site-type-question', { suggestions, plan: 'jetpack_complete' }, {}, 'picture'],
  [
    'REC-020 after the card showed next to another step',
    'site-type-question',
    { suggestions },
    { discountStep: 'monitor' },
    'discount',
  ],
  ['while suggestions load', 'monitor', { suggestions: null }, { knowsSuggestions: false }, 'nothing'],
  [
    "while suggestions load that the plan can't get",
    'monitor',
    { suggestions: null, plan: 'jetpack_complete' },
    { knowsSuggestions: false },
    'picture',
  ],
  ['after suggestions failed to load', 'monitor', { suggestions: null }, {}, 'picture'],
  ['REC-082.8 before the card has shown', 'monitor', { suggestions }, {}, 'discount'],
  [
    'REC-082.8 after the card showed next to this step',
    'monitor',
    { suggestions },
    { discountStep: 'monitor' },
    'discount',
  ],
  [
    'REC-082.8 after the card showed next to another step',
    'related-posts',
    { suggestions },
    { discountStep: 'monitor' },
    'picture',
  ],
  ['for a step with a link only', 'agency', { suggestions }, {}, 'picture'],
  ['for a step with a product', 'publicize', { suggestions }, {}, 'product'],
])('%s, %s has the right aside', (_what, step, change, more, kind) => {
  expect(asideOf(step, factsWith(change), { ...known, ...more }).kind).toBe(kind);
});

test.each([
  ['product-suggestions', { suggestions }, true, true],
  ['product-suggestions', {}, true, false],
  ['product-suggestions', { suggestions: null }, false, null],
  ['product-purchased', { suggestions, plan: 'jetpack_scan' }, true, true],
  ['product-purchased', { suggestions }, true, false],
  ['product-purchased', { suggestions: null }, false, null],
] as const)('%s knows whether it has a suggestion with %j', (step, change, knows, answer) => {
  expect(hasSuggestion(step, factsWith(change), knows)).toBe(answer);
});

import type { FlowInput } from '../flow-input';
import { inputWith } from '../flow-under-test';
import type { Step } from '../steps';
import { type Aside, type AsideInput, asideOf, hasSuggestion } from './aside';

const suggestions = [{ slug: 'jetpack_scan' }];
const loadedInput: AsideInput = { areSuggestionsSettled: true, discountStep: null };

test.each<[string, Step, Partial<FlowInput>, Partial<AsideInput>, Aside['kind']]>([
  ['REC-020 shows the discount next to the site type', 'site-type-question', { suggestions }, {}, 'discount'],
  ['REC-020 shows a picture next to the site type without suggestions', 'site-type-question', {}, {}, 'picture'],
  [
    'REC-020 shows a picture next to the site type on a paid plan',
    'site-type-question',
    { suggestions, plan: 'jetpack_complete' },
    {},
    'picture',
  ],
  [
    'REC-020 shows the discount next to the site type after it showed next to another step',
    'site-type-question',
    { suggestions },
    { discountStep: 'monitor' },
    'discount',
  ],
  [
    'shows nothing while suggestions load',
    'monitor',
    { suggestions: null },
    { areSuggestionsSettled: false },
    'nothing',
  ],
  [
    'shows a picture while suggestions load on a paid plan',
    'monitor',
    { suggestions: null, plan: 'jetpack_complete' },
    { areSuggestionsSettled: false },
    'picture',
  ],
  ['shows a picture if the suggestions failed to load', 'monitor', { suggestions: null }, {}, 'picture'],
  [
    'REC-082.8 shows the discount next to the first step that enables a feature',
    'monitor',
    { suggestions },
    {},
    'discount',
  ],
  [
    'REC-082.8 shows the discount again next to the step where it showed first',
    'monitor',
    { suggestions },
    { discountStep: 'monitor' },
    'discount',
  ],
  [
    'REC-082.8 shows a picture if the discount showed first next to another step',
    'related-posts',
    { suggestions },
    { discountStep: 'monitor' },
    'picture',
  ],
  ['shows a picture next to a step that only has a link', 'agency', { suggestions }, {}, 'picture'],
  ['shows a product next to a step that has one', 'publicize', { suggestions }, {}, 'product'],
])('%s', (_what, step, change, asideChange, kind) => {
  expect(asideOf(step, inputWith(change), { ...loadedInput, ...asideChange }).kind).toBe(kind);
});

test.each([
  ['product-suggestions has a suggestion on a free site', 'product-suggestions', { suggestions }, true, true],
  ['product-suggestions has no suggestion on a site without suggestions', 'product-suggestions', {}, true, false],
  [
    'product-suggestions is undecided while suggestions load',
    'product-suggestions',
    { suggestions: null },
    false,
    null,
  ],
  [
    'product-purchased has a suggestion after a purchase',
    'product-purchased',
    { suggestions, plan: 'jetpack_scan' },
    true,
    true,
  ],
  ['product-purchased has no suggestion before a purchase', 'product-purchased', { suggestions }, true, false],
  ['product-purchased is undecided while suggestions load', 'product-purchased', { suggestions: null }, false, null],
] as const)('%s', (_what, step, change, areSuggestionsSettled, expected) => {
  expect(hasSuggestion(step, inputWith(change), areSuggestionsSettled)).toBe(expected);
});

import { type ContentType, type ContentTypeFacts, contentTypeChanges, isTypeOn } from './content-type-changes';

const facts = (module: boolean, jetpack_testimonial: boolean, jetpack_portfolio: boolean): ContentTypeFacts => ({
  module,
  jetpack_testimonial,
  jetpack_portfolio,
});

test.each<[string, ContentType, boolean, ContentTypeFacts, Record<string, boolean>]>([
  ['on', 'jetpack_testimonial', true, facts(true, false, false), { jetpack_testimonial: true }],
  [
    'SET-042 on, with the module',
    'jetpack_portfolio',
    true,
    facts(false, false, false),
    { 'custom-content-types': true, jetpack_portfolio: true },
  ],
  [
    'on, with the module, while the option of the other one is left over',
    'jetpack_portfolio',
    true,
    facts(false, true, false),
    { 'custom-content-types': true, jetpack_portfolio: true, jetpack_testimonial: false },
  ],
  ['off, the other one stays', 'jetpack_testimonial', false, facts(true, true, true), { jetpack_testimonial: false }],
  [
    'the last one off takes the module along',
    'jetpack_portfolio',
    false,
    facts(true, false, true),
    { 'custom-content-types': false, jetpack_portfolio: false },
  ],
  ['off with the module off', 'jetpack_portfolio', false, facts(false, false, true), { jetpack_portfolio: false }],
])('%s: %s to %s', (_what, type, on, before, sent) => {
  expect(contentTypeChanges(type, on, before)).toEqual(sent);
});

test('whatever was there, the switched type ends as asked for and the other one as it was seen', () => {
  const sides = [true, false];
  for (const module of sides)
    for (const testimonial of sides)
      for (const portfolio of sides)
        for (const on of sides) {
          const before = facts(module, testimonial, portfolio);
          const sent = contentTypeChanges('jetpack_portfolio', on, before);
          const after = { ...before, ...sent, module: sent['custom-content-types'] ?? module };
          expect(isTypeOn('jetpack_portfolio', after)).toBe(on);
          expect(isTypeOn('jetpack_testimonial', after)).toBe(isTypeOn('jetpack_testimonial', before));
        }
});

test('a module that is kept on stays when its last type goes', () => {
  expect(contentTypeChanges('jetpack_portfolio', false, facts(true, false, true), true)).toEqual({
    jetpack_portfolio: false,
  });
});

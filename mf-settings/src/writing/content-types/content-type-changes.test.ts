import { isShown } from '../../engine/access/access';
import { ruleInput as siteInput } from '../../engine/testing/input-under-test';
import {
  type ContentType,
  type ContentTypeInput,
  contentTypeChanges,
  contentTypeInput,
  isTypeOn,
  isTypeShown,
} from './content-type-changes';
import { contentTypes } from './content-types.card';

const input = (module: boolean | null, jetpack_testimonial: boolean, jetpack_portfolio: boolean): ContentTypeInput => ({
  module,
  jetpack_testimonial,
  jetpack_portfolio,
});

test.each<[string, ContentType, boolean, ContentTypeInput, Record<string, boolean>]>([
  [
    'turns on only the type while the module is on',
    'jetpack_testimonial',
    true,
    input(true, false, false),
    { jetpack_testimonial: true },
  ],
  [
    'SET-042 turns on the module with the first type',
    'jetpack_portfolio',
    true,
    input(false, false, false),
    { 'custom-content-types': true, jetpack_portfolio: true },
  ],
  [
    'turns on the module, and turns off an old option of the other type',
    'jetpack_portfolio',
    true,
    input(false, true, false),
    { 'custom-content-types': true, jetpack_portfolio: true, jetpack_testimonial: false },
  ],
  [
    'turns off only the type while the other type is on',
    'jetpack_testimonial',
    false,
    input(true, true, true),
    { jetpack_testimonial: false },
  ],
  [
    'turns off the module with the last type',
    'jetpack_portfolio',
    false,
    input(true, false, true),
    { 'custom-content-types': false, jetpack_portfolio: false },
  ],
  [
    'turns off the module with the last type',
    'jetpack_testimonial',
    false,
    input(true, true, false),
    { 'custom-content-types': false, jetpack_testimonial: false },
  ],
  [
    'turns off only the type while the module is off',
    'jetpack_portfolio',
    false,
    input(false, false, true),
    { jetpack_portfolio: false },
  ],
  [
    'turns on only the type since Jetpack 14.4, which does not need the module',
    'jetpack_portfolio',
    true,
    input(null, true, false),
    { jetpack_portfolio: true },
  ],
  [
    'turns off only the type since Jetpack 14.4, which does not need the module',
    'jetpack_portfolio',
    false,
    input(null, false, true),
    { jetpack_portfolio: false },
  ],
])('%s (sets %s to %s)', (_what, type, on, before, sent) => {
  expect(contentTypeChanges(type, on, before)).toEqual(sent);
});

test('sets one type and leaves the other one unchanged, from any state', () => {
  const flags = [true, false];
  for (const module of [true, false, null])
    for (const testimonial of flags)
      for (const portfolio of flags)
        for (const on of flags) {
          const before = input(module, testimonial, portfolio);
          const sent = contentTypeChanges('jetpack_portfolio', on, before);
          const after = { ...before, ...sent, module: sent['custom-content-types'] ?? module };
          expect(isTypeOn('jetpack_portfolio', after)).toBe(on);
          expect(isTypeOn('jetpack_testimonial', after)).toBe(isTypeOn('jetpack_testimonial', before));
        }
});

test('turning off the last type keeps a module that an administrator keeps on', () => {
  expect(contentTypeChanges('jetpack_portfolio', false, input(true, false, true), true)).toEqual({
    jetpack_portfolio: false,
  });
});

test('a type can be on without the module since Jetpack 14.4', () => {
  const stored = { 'custom-content-types': false, jetpack_testimonial: true };
  expect(
    ['16.1.2', '13.9'].map((version) => isTypeOn('jetpack_testimonial', contentTypeInput(stored, version))),
  ).toEqual([true, false]);
  const withModule = contentTypeInput({ ...stored, 'custom-content-types': true }, '13.9');
  expect(isTypeOn('jetpack_testimonial', withModule)).toBe(true);
});

test.each<[string, object, string, boolean, ContentType[], object?]>([
  ['hides both types and the card with a block theme while no type is in use', {}, '16.1.2', true, []],
  ['shows only the type in use with a block theme', { jetpack_portfolio: true }, '16.1.2', true, ['jetpack_portfolio']],
  [
    'keeps a type that the user has turned off during this visit',
    { jetpack_testimonial: false },
    '16.1.2',
    true,
    ['jetpack_testimonial'],
    { jetpack_testimonial: true },
  ],
  ['shows both types with a classic theme', {}, '16.1.2', false, ['jetpack_testimonial', 'jetpack_portfolio']],
  [
    'shows both types with a block theme before Jetpack 14.4',
    {},
    '13.9',
    true,
    ['jetpack_testimonial', 'jetpack_portfolio'],
  ],
])('%s', (_what, serverValues, version, isBlockTheme, shown, initialValues = {}) => {
  const site = siteInput({
    modules: { 'custom-content-types': { override: false } },
    serverValues: { ...serverValues },
    initialValues: { ...initialValues },
    version,
    isBlockTheme,
  });
  const types: readonly ContentType[] = ['jetpack_testimonial', 'jetpack_portfolio'];
  expect(types.filter((type) => isTypeShown(type, site))).toEqual(shown);
  expect(isShown(contentTypes, site)).toBe(shown.length > 0);
});

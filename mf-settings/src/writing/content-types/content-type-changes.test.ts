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

const [testimonial, portfolio] = ['jetpack_testimonial', 'jetpack_portfolio'] as const;
const moduleOption = (on: boolean) => ({ 'custom-content-types': on });

test.each<[string, ContentType, boolean, ContentTypeInput, Record<string, boolean>]>([
  ['only the type while the module is on', testimonial, true, input(true, false, false), { [testimonial]: true }],
  [
    'SET-042 the module with the first type',
    portfolio,
    true,
    input(false, false, false),
    { ...moduleOption(true), [portfolio]: true },
  ],
  [
    'the module, and an old option of the other type as off',
    portfolio,
    true,
    input(false, true, false),
    { ...moduleOption(true), [portfolio]: true, [testimonial]: false },
  ],
  ['only the type while the other type is on', testimonial, false, input(true, true, true), { [testimonial]: false }],
  [
    'the module with the last type',
    portfolio,
    false,
    input(true, false, true),
    { ...moduleOption(false), [portfolio]: false },
  ],
  [
    'the module with the last type',
    testimonial,
    false,
    input(true, true, false),
    { ...moduleOption(false), [testimonial]: false },
  ],
  ['only the type while the module is off', portfolio, false, input(false, false, true), { [portfolio]: false }],
  ['only the type since Jetpack 14.4', portfolio, true, input(null, true, false), { [portfolio]: true }],
  ['only the type since Jetpack 14.4', portfolio, false, input(null, false, true), { [portfolio]: false }],
])('sends %s (sets %s to %s)', (_what, type, on, before, sent) => {
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
  ['no type and no card with a block theme while no type is in use', {}, '16.1.2', true, []],
  ['only the type in use with a block theme', { [portfolio]: true }, '16.1.2', true, [portfolio]],
  [
    'a type turned off during this visit',
    { [testimonial]: false },
    '16.1.2',
    true,
    [testimonial],
    { [testimonial]: true },
  ],
  ['both types with a classic theme', {}, '16.1.2', false, [testimonial, portfolio]],
  ['both types with a block theme before Jetpack 14.4', {}, '13.9', true, [testimonial, portfolio]],
])('shows %s', (_what, serverValues, version, isBlockTheme, shown, initialValues = {}) => {
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

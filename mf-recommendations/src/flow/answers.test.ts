import fc from 'fast-check';
import { type Answers, markViewed, readAnswers, select, skip, toWireAnswers, undoSelect } from './answers';

/** Reads stored data and writes it again. */
const rewrite = (raw: Record<string, unknown>) => toWireAnswers(readAnswers(raw));

const fullData = {
  selectedRecommendations: ['monitor'],
  skippedRecommendations: ['related-posts'],
  viewedRecommendations: ['monitor', 'related-posts'],
  onboardingActive: 'JETPACK_SCAN',
  onboardingViewed: ['JETPACK_SCAN'],
  onboardingHasStarted: true,
  onboardingTotalSteps: ['welcome__scan', 'monitor'],
  'site-type-store': true,
  'site-type-agency': false,
  'site-type-personal': true,
};

test.each<[string, (answers: Answers) => unknown, unknown]>([
  [
    'REC-082.1 lists of slugs',
    ({ selected, skipped, viewed }) => [selected, skipped, viewed],
    [['monitor'], ['related-posts'], ['monitor', 'related-posts']],
  ],
  [
    'REC-082.2 onboarding fields',
    ({ onboarding }) => onboarding,
    {
      active: 'JETPACK_SCAN',
      viewed: ['JETPACK_SCAN'],
      hasStarted: true,
      steps: ['welcome__scan', 'monitor'],
      total: null,
    },
  ],
  ['REC-082.3 site type flags', ({ siteType }) => siteType, { store: true, agency: false, personal: true }],
])('%s are read and written back unchanged', (_what, fieldsOf, value) => {
  expect(fieldsOf(readAnswers(fullData))).toEqual(value);
  expect(rewrite(fullData)).toEqual(fullData);
});

test('writes unknown flows back unchanged, and reads lists with gaps in full', () => {
  const raw = {
    ...fullData,
    selectedRecommendations: { 0: 'monitor', 2: 'later' },
    onboardingActive: 'JETPACK_LATER',
    onboardingViewed: ['JETPACK_SCAN', 'JETPACK_LATER'],
  };
  expect(rewrite(raw)).toEqual({ ...raw, selectedRecommendations: ['monitor', 'later'] });
});

test('treats an empty flow name as no flow', () => {
  expect(rewrite({ ...fullData, onboardingActive: '' }).onboardingActive).toBeNull();
});

test.each<[string, Record<string, unknown>, string, boolean]>([
  ['REC-083 business becomes agency', { 'site-type-business': true }, 'site-type-agency', true],
  ['REC-084 other becomes personal', { 'site-type-other': true }, 'site-type-personal', true],
  ['REC-083 the new name wins', { 'site-type-business': true, 'site-type-agency': false }, 'site-type-agency', false],
  ['REC-083 an old name that is off stays off', { 'site-type-business': false }, 'site-type-agency', false],
  ['REC-084 the new name wins', { 'site-type-other': false, 'site-type-personal': true }, 'site-type-personal', true],
])("%s, and the old name isn't written back", (_what, raw, name, value) => {
  const written = rewrite(raw);
  expect(written[name]).toBe(value);
  expect(Object.keys(written)).not.toContain('site-type-business');
  expect(Object.keys(written)).not.toContain('site-type-other');
});

test.each<[string, unknown, readonly string[], number | null]>([
  ['a list of steps', ['welcome__scan', 'monitor'], ['welcome__scan', 'monitor'], null],
  ['an empty list', [], [], null],
  ['a number in a string', '4', [], 4],
  ['zero', '0', [], null],
  ['a number of two digits', '12', [], 12],
  ['another string', 'four', [], null],
  ['a string that begins with a number', '4 steps', [], null],
  ['a string that ends with a number', 'step 4', [], null],
  ['an empty string', '', [], null],
  ['null', null, [], null],
  ['true', true, [], null],
  ['false', false, [], null],
])('REC-082.2 reads onboardingTotalSteps with %s and writes the value back', (_what, value, steps, total) => {
  const answers = readAnswers({ ...fullData, onboardingTotalSteps: value });
  expect(answers.onboarding).toMatchObject({ steps, total });
  expect(toWireAnswers(answers).onboardingTotalSteps).toEqual(value);
});

test('REC-082.2 does not write onboardingTotalSteps before an onboarding begins', () => {
  expect(Object.keys(rewrite({}))).not.toContain('onboardingTotalSteps');
});

test('REC-082.2 replaces a stored number with the list of steps', () => {
  const { onboarding, ...answers } = readAnswers({ ...fullData, onboardingTotalSteps: '3' });
  const written = toWireAnswers({ ...answers, onboarding: { ...onboarding, steps: ['welcome__scan'] } });
  expect(written.onboardingTotalSteps).toEqual(['welcome__scan']);
});

test.each([
  ...[true, 1, '1', 'true', 'on'].map((value) => [value, true]),
  ...[false, 0, 2, '0', '', 'false', 'off', null, []].map((value) => [value, false]),
])('REC-082.3 reads the flag %p as %p', (value, isSet) => {
  const answers = readAnswers({ 'site-type-store': value, onboardingHasStarted: value });
  expect([answers.siteType.store, answers.onboarding.hasStarted]).toEqual([isSet, isSet]);
});

const answers = readAnswers(fullData);

test('REC-078 removes a selected recommendation from the skipped ones', () => {
  expect(select(answers, 'related-posts')).toMatchObject({ selected: ['monitor', 'related-posts'], skipped: [] });
});

test('undoes a selection and preserves earlier selections and later skips', () => {
  const afterSelection = select(answers, 'related-posts');
  expect(undoSelect(afterSelection, 'related-posts', answers)).toEqual(answers);
  expect(undoSelect(select(answers, 'monitor'), 'monitor', answers)).toEqual(answers);
  expect(undoSelect(skip(afterSelection, 'boost'), 'related-posts', answers)).toMatchObject({
    selected: ['monitor'],
    skipped: ['boost', 'related-posts'],
  });
});

test('REC-079 removes a skipped recommendation from the selected ones', () => {
  expect(skip(answers, 'monitor')).toMatchObject({ selected: [], skipped: ['related-posts', 'monitor'] });
});

test('REC-080 adds a viewed recommendation once', () => {
  expect(markViewed(answers, 'boost').viewed).toEqual(['monitor', 'related-posts', 'boost']);
  expect(markViewed(markViewed(answers, 'boost'), 'boost').viewed).toHaveLength(3);
});

test('writes unknown fields back unchanged', () => {
  expect(rewrite({ other: 'kept', list: ['a'], nothing: null })).toMatchObject({
    other: 'kept',
    list: ['a'],
    nothing: null,
  });
});

test('REC-082 writes any stored data in a valid form, and writes that form back unchanged', () => {
  const name = fc.oneof(
    fc.constantFrom(...Object.keys(fullData), 'site-type-business', 'site-type-other'),
    fc.string(),
  );
  const value = fc.oneof(fc.anything(), fc.boolean(), fc.array(fc.string()), fc.constantFrom('JETPACK_SCAN', '4', 7));
  fc.assert(
    fc.property(fc.dictionary(name, value), (raw) => {
      const written = rewrite(raw);
      for (const field of Object.values(written)) {
        const items: readonly unknown[] = Array.isArray(field) ? field : [];
        expect(field === null || ['string', 'boolean'].includes(typeof field) || Array.isArray(field)).toBe(true);
        expect(items.filter((item) => typeof item !== 'string')).toEqual([]);
      }
      expect(rewrite(written)).toEqual(written);
    }),
  );
});

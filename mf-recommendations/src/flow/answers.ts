import { isOnboardingType, noOnboarding, type Onboarding } from './onboarding';

/** What the owner said about the site (REC-014). */
export const siteTypes = ['agency', 'store', 'personal'] as const;
export type SiteType = (typeof siteTypes)[number];

/** Value of a field that the server takes; it refuses anything else, and the whole write with it. */
export type WireValue = string | boolean | null | readonly string[];
export type WireAnswers = Readonly<Record<string, WireValue>>;

/** The answers given so far, `recommendations/data` (REC-082). */
export interface Answers {
  readonly selected: readonly string[];
  readonly skipped: readonly string[];
  readonly viewed: readonly string[];
  readonly siteType: Readonly<Record<SiteType, boolean>>;
  readonly onboarding: Onboarding;
  /** Fields that others keep there; they go back as they came. */
  readonly rest: WireAnswers;
}

const lists = {
  selected: 'selectedRecommendations',
  skipped: 'skippedRecommendations',
  viewed: 'viewedRecommendations',
} as const;

/** Names from before (REC-083, REC-084); the new name wins where both are there, and the old one is not saved again. */
const legacyNames: Readonly<Record<string, string>> = {
  'site-type-business': 'site-type-agency',
  'site-type-other': 'site-type-personal',
};

const ownNames: ReadonlySet<string> = new Set([
  ...Object.values(lists),
  ...siteTypes.map((type) => `site-type-${type}`),
  ...Object.keys(legacyNames),
  'onboardingActive',
  'onboardingViewed',
  'onboardingHasStarted',
  'onboardingTotalSteps',
]);

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.filter((each): each is string => typeof each === 'string'))] : [];

/** PHP keeps flags as it likes: `true`, `1`, `'1'`, `'true'`. */
const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true';

const isWireValue = (value: unknown): value is WireValue =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'));

/** Reads what the server holds; whatever has another form counts as not answered. Never throws. */
export function readAnswers(raw: Readonly<Record<string, unknown>>): Answers {
  const flag = (name: string): boolean => {
    const [old] = Object.entries(legacyNames).find(([, now]) => now === name) ?? [];
    if (Object.hasOwn(raw, name)) return isOn(raw[name]);
    return old !== undefined && isOn(raw[old]);
  };
  const total = Number(raw.onboardingTotalSteps ?? 0);
  const viewedTypes = textsOf(raw.onboardingViewed).filter(isOnboardingType);
  const rest = Object.entries(raw).filter(
    (entry): entry is [string, WireValue] => !ownNames.has(entry[0]) && isWireValue(entry[1]),
  );
  return {
    selected: textsOf(raw[lists.selected]),
    skipped: textsOf(raw[lists.skipped]),
    viewed: textsOf(raw[lists.viewed]),
    siteType: {
      agency: flag('site-type-agency'),
      store: flag('site-type-store'),
      personal: flag('site-type-personal'),
    },
    onboarding: {
      active: isOnboardingType(raw.onboardingActive) ? raw.onboardingActive : noOnboarding.active,
      viewed: viewedTypes,
      hasStarted: isOn(raw.onboardingHasStarted),
      totalSteps: Number.isInteger(total) && total > 0 ? total : null,
    },
    rest: Object.fromEntries(rest),
  };
}

/** The whole as the server takes it: each change sends everything (REC-081). */
export const writtenAnswers = ({ selected, skipped, viewed, siteType, onboarding, rest }: Answers): WireAnswers => ({
  ...rest,
  [lists.selected]: selected,
  [lists.skipped]: skipped,
  [lists.viewed]: viewed,
  ...Object.fromEntries(siteTypes.map((type) => [`site-type-${type}`, siteType[type]])),
  onboardingActive: onboarding.active,
  onboardingViewed: onboarding.viewed,
  onboardingHasStarted: onboarding.hasStarted,
  // A number would be refused.
  onboardingTotalSteps: onboarding.totalSteps === null ? null : String(onboarding.totalSteps),
});

const without = (list: readonly string[], slug: string) => list.filter((each) => each !== slug);
const including = (list: readonly string[], slug: string) => (list.includes(slug) ? list : [...list, slug]);

/** REC-078 */
export const select = (answers: Answers, slug: string): Answers => ({
  ...answers,
  selected: including(answers.selected, slug),
  skipped: without(answers.skipped, slug),
});

/** REC-079 */
export const skip = (answers: Answers, slug: string): Answers => ({
  ...answers,
  selected: without(answers.selected, slug),
  skipped: including(answers.skipped, slug),
});

/** REC-080 */
export const view = (answers: Answers, slug: string): Answers => ({
  ...answers,
  viewed: including(answers.viewed, slug),
});

import { readFlag } from '@flightdeck/shared/schema';
import { isOnboardingType, type Onboarding } from './onboarding';

/** Types of site that the user can choose (REC-014). */
export const siteTypes = ['agency', 'store', 'personal'] as const;
export type SiteType = (typeof siteTypes)[number];

/** A value of an answer. The server rejects the whole write for any other value, and before Jetpack 11.6 for null too. */
export type WireValue = string | boolean | null | readonly string[];
/** Answers by the server's names, such as `site-type-store` or `selectedRecommendations`. */
export type WireAnswers = Readonly<Record<string, WireValue>>;

/** Content of `recommendations/data` (REC-082). */
export interface Answers {
  readonly selected: readonly string[];
  readonly skipped: readonly string[];
  readonly viewed: readonly string[];
  readonly siteType: Readonly<Record<SiteType, boolean>>;
  readonly onboarding: Onboarding;
  /** Fields as read, without legacy names and invalid values. Fields without a property above are written back unchanged. */
  readonly stored: WireAnswers;
}

const listFields = {
  selected: 'selectedRecommendations',
  skipped: 'skippedRecommendations',
  viewed: 'viewedRecommendations',
} as const;

/** Names from earlier versions (REC-083, REC-084). The new name wins; the old one is not written back. */
const legacyNames = { agency: 'site-type-business', personal: 'site-type-other' } as const;
const legacyFields: ReadonlySet<string> = new Set(Object.values(legacyNames));

/** Returns the distinct strings of a list, which PHP writes as an object if it has gaps; empty for other values. */
const stringsOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? [...new Set(Object.values(value).filter((each) => typeof each === 'string'))]
    : [];

/** Returns the number of steps, which earlier versions stored instead of the list; null for other values. */
const stepCountIn = (value: unknown): number | null =>
  typeof value === 'string' && /^[1-9]\d{0,2}$/.test(value) ? Number(value) : null;

const isWireValue = (value: unknown): value is WireValue =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'));

/** Parses the server's data. Treats malformed values as unanswered. Never throws. */
export function readAnswers(raw: Readonly<Record<string, unknown>>): Answers {
  const flag = (name: string, legacyName = name): boolean =>
    readFlag(raw[Object.hasOwn(raw, name) ? name : legacyName]) ?? false;
  const steps = stringsOf(raw.onboardingTotalSteps);
  const viewedTypes = stringsOf(raw.onboardingViewed).filter(isOnboardingType);
  const stored = Object.entries(raw).filter(
    (entry): entry is [string, WireValue] => !legacyFields.has(entry[0]) && isWireValue(entry[1]),
  );
  return {
    selected: stringsOf(raw[listFields.selected]),
    skipped: stringsOf(raw[listFields.skipped]),
    viewed: stringsOf(raw[listFields.viewed]),
    siteType: {
      agency: flag('site-type-agency', legacyNames.agency),
      store: flag('site-type-store'),
      personal: flag('site-type-personal', legacyNames.personal),
    },
    onboarding: {
      active: isOnboardingType(raw.onboardingActive) ? raw.onboardingActive : null,
      viewed: viewedTypes,
      hasStarted: readFlag(raw.onboardingHasStarted) ?? false,
      steps,
      total: stepCountIn(raw.onboardingTotalSteps),
    },
    stored: Object.fromEntries(stored),
  };
}

/** Returns the complete data for the server: every save sends all fields (REC-081). */
export const toWireAnswers = ({ selected, skipped, viewed, siteType, onboarding, stored }: Answers): WireAnswers => ({
  ...stored,
  [listFields.selected]: selected,
  [listFields.skipped]: skipped,
  [listFields.viewed]: viewed,
  ...Object.fromEntries(siteTypes.map((type) => [`site-type-${type}`, siteType[type]])),
  // Keep flows that this version does not know.
  onboardingActive: onboarding.active ?? unknownFlow(stored.onboardingActive),
  onboardingViewed: [
    ...onboarding.viewed,
    ...stringsOf(stored.onboardingViewed).filter((type) => !isOnboardingType(type)),
  ],
  onboardingHasStarted: onboarding.hasStarted,
  // Keep the stored value until a flow begins.
  ...(onboarding.steps.length > 0 && { onboardingTotalSteps: onboarding.steps }),
});

/** Returns the name of a flow that this version does not know; null for any other value. */
const unknownFlow = (value: WireValue | undefined): WireValue =>
  typeof value === 'string' && value !== '' && !isOnboardingType(value) ? value : null;

const without = (list: readonly string[], slug: string) => list.filter((each) => each !== slug);
const including = (list: readonly string[], slug: string) => (list.includes(slug) ? list : [...list, slug]);

/** Selects a recommendation and removes it from the skipped ones (REC-078). */
export const select = (answers: Answers, slug: string): Answers => ({
  ...answers,
  selected: including(answers.selected, slug),
  skipped: without(answers.skipped, slug),
});

/** Skips a recommendation and removes it from the selected ones (REC-079). */
export const skip = (answers: Answers, slug: string): Answers => ({
  ...answers,
  selected: without(answers.selected, slug),
  skipped: including(answers.skipped, slug),
});

/** Undoes the selection of a recommendation that could not be enabled. @param before answers before the selection */
export const undoSelect = (answers: Answers, slug: string, before: Answers): Answers => ({
  ...answers,
  selected: before.selected.includes(slug) ? answers.selected : without(answers.selected, slug),
  skipped: before.skipped.includes(slug) ? including(answers.skipped, slug) : answers.skipped,
});

/** Marks a step as viewed (REC-080). */
export const markViewed = (answers: Answers, slug: string): Answers => ({
  ...answers,
  viewed: including(answers.viewed, slug),
});

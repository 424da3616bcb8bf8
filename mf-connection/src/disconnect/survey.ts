/** Reasons for disconnecting (CONN-069). */
export const reasons = [
  'troubleshooting',
  'not-working',
  'slowed-down-site',
  'buggy',
  'what-does-it-do',
  'another-reason',
] as const;
export type Reason = (typeof reasons)[number];

/** The reason with free text. */
export const otherReason: Reason = 'another-reason';

/** Maximum number of characters of the free text (CONN-070). */
export const maxTextLength = 1000;

/** IDs of the site and the account at the provider, from before disconnecting. */
export interface Respondent {
  readonly siteId: number;
  readonly userId: number;
}

/** Returns the respondent; null if the ID of the site or the account is missing or 0 (CONN-063). */
export const respondentOf = (siteId: number | null, userId: number | null): Respondent | null =>
  siteId && userId ? { siteId, userId } : null;

/** Returns the payload of the survey (CONN-071). Only `otherReason` has a text; an empty text becomes null. */
export function payloadOf({ siteId, userId }: Respondent, response: Reason, text: string) {
  const freeText = response === otherReason ? text.trim().slice(0, maxTextLength) : '';
  return {
    site_id: siteId,
    user_id: userId,
    survey_id: 'jetpack-plugin-disconnect',
    survey_responses: { 'why-cancel': { response, text: freeText || null } },
  };
}

const path = '/wpcom/v2/marketing/feedback-survey';

/**
 * Returns the address of the survey: at the origin of the provider's redirect service if the page state lists that
 * origin, otherwise at the public provider.
 * @param provider field of the page state
 */
export function surveyAddress(provider: { readonly origins: readonly string[]; readonly redirect: string }): string {
  const origin = URL.canParse(provider.redirect) ? new URL(provider.redirect).origin : '';
  return (provider.origins.includes(origin) ? origin : 'https://public-api.wordpress.com') + path;
}

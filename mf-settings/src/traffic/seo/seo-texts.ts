import { decodeEntities } from '@flightdeck/shared/schema';

/** Returns the site's tagline from the settings; an empty string if they don't have it. */
export function taglineOf(serverValues: Readonly<Record<string, unknown>>): string {
  const { onboarding } = serverValues;
  const tagline: unknown =
    typeof onboarding === 'object' && onboarding !== null ? Reflect.get(onboarding, 'siteDescription') : undefined;
  return typeof tagline === 'string' ? decodeEntities(tagline) : '';
}

/** Maximum length in characters (SET-135). */
export const descriptionLimit = 300;
/** Suggested length in characters. Search engines may truncate longer texts (SET-136). */
const suggestedLength = 159;

/** Returns which warning a description needs: `isLong` above the suggested length, or `isFull` from the limit on. */
export const descriptionState = (text: string): { readonly isLong: boolean; readonly isFull: boolean } => ({
  isLong: text.length > suggestedLength && text.length < descriptionLimit,
  isFull: text.length >= descriptionLimit,
});

import { decodeEntities } from '@flightdeck/shared/schema';

/** Returns the site's tagline from the settings, or an empty text. */
export function taglineOf(serverValue: Readonly<Record<string, unknown>>): string {
  const { onboarding } = serverValue;
  const tagline: unknown =
    typeof onboarding === 'object' && onboarding !== null ? Reflect.get(onboarding, 'siteDescription') : undefined;
  return typeof tagline === 'string' ? decodeEntities(tagline) : '';
}

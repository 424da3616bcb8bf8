/** The site's tagline, where the settings bring it along. */
export function taglineOf(serverValue: Readonly<Record<string, unknown>>): string {
  const { onboarding } = serverValue;
  const tagline: unknown =
    typeof onboarding === 'object' && onboarding !== null ? Reflect.get(onboarding, 'siteDescription') : undefined;
  return typeof tagline === 'string' ? tagline : '';
}

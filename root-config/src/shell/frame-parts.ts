/** Steps after a purchase: nothing leads away from them but themselves and the tabs. */
const onboarding = /^\/recommendations\/(welcome-\w+|\w+-activated|server-credentials)$/;

/** What of the frame stands around a route, where it has one (facts-root.md part 1, facts-rec.md part 7). */
export function frameParts(path: string): { readonly hasMasthead: boolean; readonly hasFooter: boolean } {
  const isOnboarding = onboarding.test(path);
  return { hasMasthead: !isOnboarding && !path.startsWith('/product/'), hasFooter: !isOnboarding };
}

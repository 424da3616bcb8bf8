import type { WidgetError } from '@flightdeck/shared/contracts/page';

const trustedTypesDirective = "trusted-types flightdeck 'allow-duplicates'";

/** The fields of a violation that identify the missing directive. */
export type Violation = Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI'>;

/**
 * Returns the directive that the Content Security Policy of a page lacks for a refused request.
 * @param origins of the set and of the REST API; the page may refuse all others
 * @returns null for a request that is not ours
 */
export function missingDirective(violation: Violation, origins: readonly string[], pageOrigin: string): string | null {
  const { effectiveDirective, blockedURI } = violation;
  if (/trusted-types/.test(effectiveDirective)) return trustedTypesDirective;
  const origin = origins.find((each) => blockedURI === each || blockedURI.startsWith(`${each}/`));
  if (!origin) return null;
  return `${effectiveDirective.replace(/-elem$/, '')} ${origin === pageOrigin ? "'self'" : origin}`;
}

/** Returns the error that lists the directives missing in the page's Content Security Policy. */
export const policyError = (directives: readonly string[]): WidgetError => ({
  code: 'host-csp-refused',
  message: `The security policy of this page refuses the widget. Add to its Content-Security-Policy: ${[...new Set(directives)].join('; ')}`,
});

/**
 * Collects violations of the page's Content Security Policy.
 * @returns a function that stops watching and returns the missing directives
 */
export function watchPolicy(origins: readonly string[]): () => Promise<readonly string[]> {
  const directives: string[] = [];
  const onViolation = (violation: SecurityPolicyViolationEvent) => {
    const directive = missingDirective(violation, origins, location.origin);
    if (directive) directives.push(directive);
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  return async () => {
    // The refused request fails first; the browser reports the violation in a later task.
    await new Promise((resolve) => setTimeout(resolve, 50));
    document.removeEventListener('securitypolicyviolation', onViolation);
    return directives;
  };
}

import type { WidgetError } from '@flightdeck/shared/contracts/widget';

const names = ['Object', 'Function', 'Array', 'Error', 'Promise', 'Map', 'Set'] as const;

/**
 * Whether a page has frozen what every library builds on. Assigning `toString` or `name` to an object of one's own throws
 * there, in the middle of a start; so nothing is started at all.
 * @returns the prototypes concerned, as a failure; null on any other page
 */
export function frozenHost(
  scope: Readonly<Record<(typeof names)[number], { readonly prototype: unknown }>> = globalThis,
): WidgetError | null {
  const frozen = names.filter((name) => Object.isFrozen(scope[name].prototype));
  return frozen.length === 0
    ? null
    : {
        code: 'host-frozen-prototypes',
        message: `This page has frozen ${frozen.map((name) => `${name}.prototype`).join(', ')}. The widget cannot start here.`,
      };
}

const trustedTypesLine = "trusted-types flightdeck 'allow-duplicates'";

/** What of a violation tells which line is missing. */
export type Violation = Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI'>;

/**
 * The line that the security policy of a page lacks, by what it refused.
 * @param origins those of the set and of the REST API; what else the page refuses is its own business
 * @param own origin of the page
 */
export function missingLine(violation: Violation, origins: readonly string[], own: string): string | null {
  const { effectiveDirective, blockedURI } = violation;
  if (/trusted-types/.test(effectiveDirective)) return trustedTypesLine;
  const origin = origins.find((each) => blockedURI === each || blockedURI.startsWith(`${each}/`));
  if (!origin) return null;
  return `${effectiveDirective.replace(/-elem$/, '')} ${origin === own ? "'self'" : origin}`;
}

/** Says which lines a security policy lacks. */
export const policyRefusal = (lines: readonly string[]): WidgetError => ({
  code: 'host-csp-refused',
  message: `The security policy of this page refuses the widget. Add to its Content-Security-Policy: ${[...new Set(lines)].join('; ')}`,
});

/** Listens to what the page's policy refuses. @returns ends it, with the lines that are missing */
export function watchPolicy(origins: readonly string[]): () => Promise<readonly string[]> {
  const lines: string[] = [];
  const note = (violation: SecurityPolicyViolationEvent) => {
    const line = missingLine(violation, origins, location.origin);
    if (line) lines.push(line);
  };
  document.addEventListener('securitypolicyviolation', note);
  return async () => {
    // The refused request fails first; the browser tells why in a task of its own.
    await new Promise((resolve) => setTimeout(resolve, 50));
    document.removeEventListener('securitypolicyviolation', note);
    return lines;
  };
}

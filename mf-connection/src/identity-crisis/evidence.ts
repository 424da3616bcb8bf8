import type { InitialState } from '@flightdeck/shared/contracts/page';
import { shownAddress } from '@flightdeck/shared/links/places';

/** Conclusion from the two addresses of a conflict. */
export type Verdict =
  /** One site with two spellings of its address: harmless. */
  | 'same'
  /** The site moved to a new address. */
  | 'move'
  /** There are two sites, and this one is the copy. */
  | 'copy'
  /** The site takes its address from each request. */
  | 'dynamic'
  /** The addresses do not show whether the site moved or is a copy. */
  | 'unclear';

/** Reasons for a verdict; each has a sentence in `identity-texts.ts`. */
export type Clue =
  | 'to-https'
  | 'to-http'
  | 'www'
  | 'dynamic'
  | 'staging'
  | 'development-address'
  | 'was-development-address'
  | 'port'
  | 'other-path'
  | 'same-name'
  | 'other-domain';

export interface Addresses {
  /** Address of the site at the provider; empty when the page does not have it. */
  readonly providerAddress: string;
  /** Address under which the site runs now. */
  readonly currentAddress: string;
  /** Whether WordPress's environment type of the site is not `production`. */
  readonly isStaging?: boolean;
  /** Whether the site takes its address from each request. */
  readonly isDynamic?: boolean;
}

export interface Evidence {
  readonly verdict: Verdict;
  readonly clues: readonly Clue[];
}

/** Returns the two addresses from the page state. */
export const addressesOf = ({
  identityCrisis,
  rawUrl,
}: Pick<InitialState, 'identityCrisis' | 'rawUrl'>): Required<Addresses> => ({
  providerAddress: identityCrisis?.wpcomHomeUrl ?? '',
  currentAddress: identityCrisis?.currentUrl ?? shownAddress(rawUrl),
  isDynamic: identityCrisis?.possibleDynamicSiteUrlDetected ?? false,
  isStaging: identityCrisis?.isStaging ?? false,
});

/** Returns whether both addresses belong to one site, so that the notice need not alarm the user. */
export const isFalseAlarm = ({ verdict }: Pick<Evidence, 'verdict'>): boolean =>
  verdict === 'same' || verdict === 'dynamic';

/**
 * Returns the verdict for two addresses, and the clues that led to it. Never throws; with an unreadable address, the
 * verdict is `unclear`, unless `isDynamic` or `isStaging` decides it.
 */
export function evidenceOf({
  providerAddress,
  currentAddress,
  isStaging = false,
  isDynamic = false,
}: Addresses): Evidence {
  if (isDynamic) return { verdict: 'dynamic', clues: ['dynamic'] };
  const providerParts = parseAddress(providerAddress);
  const currentParts = parseAddress(currentAddress);
  if (!providerParts || !currentParts)
    return isStaging ? { verdict: 'copy', clues: ['staging'] } : { verdict: 'unclear', clues: [] };
  if (
    providerParts.host === currentParts.host &&
    providerParts.port === currentParts.port &&
    providerParts.path === currentParts.path &&
    (!isStaging || isDevelopment(providerParts.host))
  )
    return { verdict: 'same', clues: spellingClues(providerParts, currentParts) };

  const copyClues: Clue[] = [
    ...(isStaging ? (['staging'] as const) : []),
    ...(isDevelopment(currentParts.host) && !isDevelopment(providerParts.host)
      ? (['development-address'] as const)
      : []),
    ...(currentParts.port !== '' && providerParts.port === '' ? (['port'] as const) : []),
  ];
  if (copyClues.length > 0) return { verdict: 'copy', clues: copyClues };
  if (isDevelopment(providerParts.host) && !isDevelopment(currentParts.host))
    return { verdict: 'move', clues: ['was-development-address'] };
  if (providerParts.host === currentParts.host)
    return { verdict: 'unclear', clues: providerParts.path === currentParts.path ? [] : ['other-path'] };
  if (providerParts.path === currentParts.path && nameOf(providerParts.host) === nameOf(currentParts.host))
    return { verdict: 'move', clues: ['same-name'] };
  return { verdict: 'unclear', clues: ['other-domain'] };
}

interface ParsedAddress {
  readonly scheme: string;
  readonly host: string;
  readonly hasWww: boolean;
  readonly port: string;
  readonly path: string;
}

function parseAddress(address: string): ParsedAddress | null {
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, port, pathname } = new URL(url);
  return {
    scheme: protocol,
    host: hostname.replace(/^www\./, ''),
    hasWww: hostname.startsWith('www.'),
    port,
    // Without the lookbehind, a long run of slashes would take quadratic time.
    path: pathname.replace(/(?<!\/)\/+$/, ''),
  };
}

function spellingClues(providerParts: ParsedAddress, currentParts: ParsedAddress): readonly Clue[] {
  const clues: Clue[] = [];
  if (providerParts.scheme !== currentParts.scheme)
    clues.push(currentParts.scheme === 'https:' ? 'to-https' : 'to-http');
  if (providerParts.hasWww !== currentParts.hasWww) clues.push('www');
  return clues;
}

const developmentSuffix = /\.(local|localhost|test|invalid|internal|lan|dev\.cc)$/;
/** Domains under which web hosts put copies, and new sites without a domain. */
const hostingSuffix =
  /\.(kinsta\.cloud|stage\.site|pantheonsite\.io|flywheelsites\.com|flywheelstaging\.com|cloudwaysapps\.com|azurewebsites\.net|wpserveur\.net|newspackstaging\.com)$/;
const developmentLabel = /^(staging|stage|stg|dev|develop|test|testing|demo|preview|sandbox|clone|copy|backup)\d*$/;
const privateAddress = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[(::1|f[cd][0-9a-f]{2}:|fe80:))/;

/** Returns whether a host looks like a development or staging host. */
function isDevelopment(host: string): boolean {
  if (host === 'localhost') return true;
  if ([developmentSuffix, hostingSuffix, privateAddress].some((pattern) => pattern.test(host))) return true;
  // The last two labels are usually the registered domain, which may contain any word.
  const subdomains = host.split('.').slice(0, -2);
  return subdomains.some((label) => label.split('-').some((word) => developmentLabel.test(word)));
}

/** Returns `example` for `example.com` and `example.org`, and the whole host if it does not have exactly two labels. */
function nameOf(host: string): string {
  const labels = host.split('.');
  return labels.length === 2 ? (labels[0] ?? host) : host;
}

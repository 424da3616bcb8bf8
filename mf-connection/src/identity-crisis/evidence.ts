import type { InitialState } from '@flightdeck/shared/contracts/page';

/** Conclusion from the two addresses. */
export type Verdict =
  /** One site with two spellings of its address: harmless. */
  | 'same'
  /** The site moved to a new address. */
  | 'move'
  /** There are two sites, and this one is the copy. */
  | 'copy'
  /** The site takes its address from each request. */
  | 'dynamic'
  /** The addresses do not show which it is. */
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
  /** Address that the provider has. */
  readonly known: string;
  /** Address of this page. */
  readonly current: string;
  readonly isStaging?: boolean;
  readonly isDynamic?: boolean;
}

export interface Evidence {
  readonly verdict: Verdict;
  readonly clues: readonly Clue[];
}

/** Returns the two addresses of the page; the provider's address is empty when the page does not have it. */
export const addressesOf = (
  { identityCrisis, rawUrl }: Pick<InitialState, 'identityCrisis' | 'rawUrl'>,
  isStaging: boolean,
): Required<Addresses> => ({
  known: identityCrisis?.wpcomHomeUrl ?? '',
  current: identityCrisis?.currentUrl ?? rawUrl,
  isDynamic: identityCrisis?.possibleDynamicSiteUrlDetected ?? false,
  isStaging,
});

/** Returns whether both addresses belong to one site, so that the notice need not alarm the user. */
export const isFalseAlarm = ({ verdict }: Pick<Evidence, 'verdict'>): boolean =>
  verdict === 'same' || verdict === 'dynamic';

/**
 * Returns whether the site has moved or is a copy, as far as its addresses show. Never throws; with an unreadable
 * address, the verdict is `unclear`, or `copy` for a staging site.
 */
export function evidenceOf({ known, current, isStaging = false, isDynamic = false }: Addresses): Evidence {
  if (isDynamic) return { verdict: 'dynamic', clues: ['dynamic'] };
  const knownParts = parseAddress(known);
  const currentParts = parseAddress(current);
  if (!knownParts || !currentParts)
    return isStaging ? { verdict: 'copy', clues: ['staging'] } : { verdict: 'unclear', clues: [] };
  if (
    knownParts.host === currentParts.host &&
    knownParts.port === currentParts.port &&
    knownParts.path === currentParts.path &&
    !isStaging
  )
    return { verdict: 'same', clues: spellingClues(knownParts, currentParts) };

  const copy: Clue[] = [
    ...(isStaging ? (['staging'] as const) : []),
    ...(isDevelopment(currentParts.host) && !isDevelopment(knownParts.host) ? (['development-address'] as const) : []),
    ...(currentParts.port !== '' && knownParts.port === '' ? (['port'] as const) : []),
  ];
  if (copy.length > 0) return { verdict: 'copy', clues: copy };
  if (isDevelopment(knownParts.host) && !isDevelopment(currentParts.host))
    return { verdict: 'move', clues: ['was-development-address'] };
  if (knownParts.host === currentParts.host)
    return { verdict: 'unclear', clues: knownParts.path === currentParts.path ? [] : ['other-path'] };
  if (knownParts.path === currentParts.path && nameOf(knownParts.host) === nameOf(currentParts.host))
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
    path: pathname.replace(/(?<!\/)\/+$/, ''),
  };
}

function spellingClues(knownParts: ParsedAddress, currentParts: ParsedAddress): readonly Clue[] {
  const clues: Clue[] = [];
  if (knownParts.scheme !== currentParts.scheme) clues.push(currentParts.scheme === 'https:' ? 'to-https' : 'to-http');
  if (knownParts.hasWww !== currentParts.hasWww) clues.push('www');
  return clues;
}

const developmentSuffix = /\.(local|localhost|test|invalid|internal|lan|dev\.cc)$/;
const developmentLabel = /^(staging|stage|stg|dev|develop|test|testing|demo|preview|sandbox|clone|copy|backup)\d*$/;
const privateAddress = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[(::1|f[cd][0-9a-f]{2}:|fe80:))/;

/** Returns whether a host looks like a development or staging host. */
function isDevelopment(host: string): boolean {
  if (host === 'localhost' || developmentSuffix.test(host) || privateAddress.test(host)) return true;
  // The last two labels are a registered domain, which may contain any word.
  const subdomains = host.split('.').slice(0, -2);
  return subdomains.some((label) => label.split('-').some((word) => developmentLabel.test(word)));
}

/** Returns `example` for `example.com` and `example.org`, and the whole host for any other number of labels. */
function nameOf(host: string): string {
  const labels = host.split('.');
  return labels.length === 2 ? (labels[0] ?? host) : host;
}

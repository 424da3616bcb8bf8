import type { Site } from '../context/site';
import { traitsOf } from '../facts/traits';

const day = 86_400_000;
const iso = (time: number) => `${new Date(time).toISOString().slice(0, 19)}+00:00`;
const today = (site: Site) => Math.floor(site.clock.now() / day) * day;

const serverCredentials = { role: 'main', type: 'managed', still_valid: true };

/** Returns the state of the backups. The states `unavailable` and `awaiting_credentials` have fewer fields. */
export function rewindState(site: Site) {
  const { rewind: state, rewindReason, credentials } = traitsOf(site.store);
  const last_updated = today(site) / 1000;
  if (state === 'unavailable') return { state, reason: rewindReason ?? 'missing_plan', last_updated, has_cloud: false };
  const common = { state, ...(rewindReason && { reason: rewindReason }), last_updated, has_cloud: true };
  if (state === 'awaiting_credentials') return { ...common, credentials: [], can_autoconfigure: false };
  return {
    ...common,
    credentials: credentials ? [serverCredentials] : [],
    rewind: null,
    downloads: [],
    last_backup: iso(today(site)),
  };
}

/**
 * Returns the state of the scan.
 * @param withFiles whether threats have the names of their files, which only administrators get
 */
export function scanState(site: Site, withFiles: boolean) {
  const { scan: state, scanReason, threats, credentials } = traitsOf(site.store);
  if (state === 'unavailable') {
    return { state, reason: scanReason ?? 'missing_plan', has_cloud: false, threats: null, credentials: [] };
  }
  return {
    state,
    ...(scanReason && { reason: scanReason }),
    threats: Array.from({ length: threats }, (_, index) => threat(site, index + 1, withFiles)),
    has_cloud: true,
    credentials: credentials ? [serverCredentials] : [],
    most_recent: {
      is_initial: false,
      timestamp: iso(today(site) - 3_600_000),
      duration: 87,
      progress: 100,
      error: false,
    },
  };
}

const threat = (site: Site, number: number, withFiles: boolean) => ({
  id: 900_000 + number,
  signature: `Sample.Signature_${number}`,
  title: `Sample threat ${number}`,
  description: `An invented threat, number ${number}.`,
  status: 'current',
  severity: Math.max(1, 4 - number),
  first_detected: new Date(today(site) - number * day).toISOString(),
  fixed_on: null,
  fixable: { fixer: 'update', target: '1.2.3' },
  ...(withFiles && { filename: `/wp-content/uploads/sample-${number}.php` }),
});

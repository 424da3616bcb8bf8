/** Versions of Jetpack in which something moved or changed its meaning, where no field of the page state shows it. */
export const since = {
  /** Firewall and brute force protection share one list of allowed addresses. */
  oneAllowList: '12.2',
  /** Visitors can no longer comment with a Twitter account. */
  commentsWithoutTwitter: '12.6',
  /** The firewall is no longer a beta. */
  finishedFirewall: '13.5',
  /** The firewall accepts networks. */
  networks: '13.9',
  /** The only page of Jetpack Stats is the new one. */
  oneStatsPage: '14.2',
  /** Testimonials and portfolios are shown without the module `custom-content-types`. */
  contentTypesAlone: '14.4',
  /** Settings › Sharing in the admin is there for all users. */
  sharingPage: '15.0',
  /** The newsletter has its own page in place of a route. */
  newsletterPage: '15.8',
  /** Search has more than two search experiences, which its own page sets. */
  searchExperiences: '15.9',
} as const;

/**
 * Returns whether a version of Jetpack is at least another one. Suffixes such as `-beta` don't count; an unreadable version is the
 * oldest.
 * @param version such as `16.1.2` or `15.0-a.7`
 */
export function isSince(version: string, first: string): boolean {
  const [ours = [], theirs = []] = [version, first].map((text) =>
    (/^[\d.]+/.exec(text)?.[0] ?? '0').split('.').map(Number),
  );
  const index = theirs.findIndex((part, place) => part !== (ours[place] ?? 0));
  return index < 0 || (ours[index] ?? 0) > (theirs[index] ?? 0);
}

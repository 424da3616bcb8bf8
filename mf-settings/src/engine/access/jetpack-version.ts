/** Versions of Jetpack with a change that no field of the page state shows. */
export const since = {
  /** Firewall and brute force protection share one list of allowed addresses. */
  oneAllowList: '12.2',
  /** Visitors can no longer comment with a Twitter account. */
  commentsWithoutTwitter: '12.6',
  /** The firewall is no longer a beta. */
  firewallWithoutBeta: '13.5',
  /** The lists of the firewall accept networks, such as `10.0.0.0/8`. */
  networks: '13.9',
  /** Jetpack Stats has only its new page. */
  oneStatsPage: '14.2',
  /** Testimonials and portfolios no longer need the module `custom-content-types`. */
  contentTypesWithoutModule: '14.4',
  /** All users configure sharing buttons at Settings › Sharing in the admin. */
  sharingPage: '15.0',
  /** Forms have a page for their responses that Flightdeck links to. The page exists only while the module is on. */
  formsPage: '15.8',
  /** The newsletter has a separate admin page in place of a route. */
  newsletterPage: '15.8',
  /** Search has more than two search experiences. Users choose one on Jetpack's search page. */
  searchExperiences: '15.9',
} as const;

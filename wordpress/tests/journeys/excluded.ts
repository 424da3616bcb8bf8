/** Journeys of one file that can't run on WordPress. */
interface Exclusion {
  /** Path below `e2e/`. */
  readonly file: string;
  /** Titles after the titles of their groups, such as `offline › says why`; `all` for the whole file. */
  readonly journeys: 'all' | readonly string[];
  /** The rest of the sentence "These journeys …", such as `need WooCommerce`. */
  readonly reason: string;
}

/** Reasons: the journeys need another state of the site. */
const states = {
  wooCommerce: 'need WooCommerce',
  movedSite: 'need a site that has moved',
  developmentVersion: 'need a development version or release notes of Jetpack',
} as const;
const changedSet = 'change what the test site deploys or allows';
const pseudoLanguage = 'choose a pseudo-language in the address, which only the test site has';
const connectedWithoutOwner =
  'expect a registered site without an owner to be unconnected; Jetpack counts it as connected';
const plansPage = 'need the pages that sell plans';
const newRecommendations = 'need recommendations that were added since the last visit';
const licenses = 'need licenses that the simulated provider does not have';
const closedSocket = 'need a server that closes connections';
const googleWindow = 'need the provider’s window that connects a Google account';

/** Journeys that can't run on WordPress. If one passes there, the run fails, so that the journey is removed from this list. */
const excluded: readonly Exclusion[] = [
  {
    file: 'accessibility/states.spec.ts',
    journeys: ['the connect screen › the connect screen is accessible in a right-to-left language'],
    reason: pseudoLanguage,
  },
  { file: 'connection/commerce.spec.ts', journeys: 'all', reason: states.wooCommerce },
  {
    file: 'connection/connect.spec.ts',
    journeys: [
      'CONN-015 starts connecting automatically on /setup, but not again after Back or a reload, and registers the site once',
      'registers the site only once despite Back and Forward during the registration',
    ],
    reason: connectedWithoutOwner,
  },
  {
    file: 'connection/identity-crisis.spec.ts',
    journeys: ['moving the connection ends the conflict, also after a reload', '"Start fresh" leads to the provider'],
    reason: states.movedSite,
  },
  {
    file: 'dashboard/few-requests.spec.ts',
    journeys: ['the dashboard is complete when the request for several reads fails (refused)'],
    reason: closedSocket,
  },
  {
    file: 'dashboard/stats.spec.ts',
    journeys: [
      'DASH-024 DASH-041 DASH-043 shows days first, reads weeks and months when their tabs are selected, and opens the stats of a week',
    ],
    reason: 'need a site with another date',
  },
  {
    file: 'licensing/activation.spec.ts',
    journeys: [
      'LIC-001 LIC-011 LIC-013 shows why the site refuses a key, then activates a product that stays active after a reload',
      'on a narrow screen › LIC-026.4 an unused license can be activated by keyboard alone and is then no longer listed',
    ],
    reason: licenses,
  },
  {
    file: 'page/admin-menu.spec.ts',
    journeys: ['on a phone, the menu stays open when the shell loads, and closes when an entry is chosen'],
    reason: 'use the menu button of the test site',
  },
  {
    file: 'page/language.spec.ts',
    journeys: ['free, admin › every text comes from the catalogue'],
    reason: pseudoLanguage,
  },
  { file: 'page/locales.spec.ts', journeys: 'all', reason: newRecommendations },
  {
    file: 'page/overrides.spec.ts',
    journeys: [
      'loads an area from an allowed origin that the user chose on the status screen, until the bar ends the override',
    ],
    reason: changedSet,
  },
  {
    file: 'page/route-focus.spec.ts',
    journeys: ['Back from another admin page restores focus and scroll position'],
    reason: 'need WordPress 6.4, which lets the browser keep its pages',
  },
  {
    file: 'page/route-table.spec.ts',
    journeys: ['owner', 'admin offline'].map(
      (name) => `ROOT-062 each route has the expected screen, focus and announcement for the visitor "${name}"`,
    ),
    reason: plansPage,
  },
  { file: 'page/routes.spec.ts', journeys: ['ROOT-022 the logo leads to the dashboard'], reason: changedSet },
  {
    file: 'page/routes.spec.ts',
    journeys: [
      'the skip link of WordPress to #screen-meta moves the focus there, and keeps the screen with its unsaved text',
    ],
    reason: 'focus an element that WordPress hides',
  },
  {
    file: 'page/screen-precedence.spec.ts',
    journeys: [
      'a site that is not connected › ROOT-055 ROOT-061 shows the store setup before the coupon, and the coupon before connecting a user',
    ],
    reason: states.wooCommerce,
  },
  {
    file: 'page/shell.spec.ts',
    journeys: ['with a release post › ROOT-065 the release notes open in a dialog that Escape closes'],
    reason: states.developmentVersion,
  },
  {
    file: 'page/shell.spec.ts',
    journeys: ["DASH-022 DASH-023 leads to the site's plans at the provider, with the requested feature"],
    reason: plansPage,
  },
  {
    file: 'page/status.spec.ts',
    journeys: ['shows the state of the areas and the connection, and copies a report without the nonce'],
    reason: changedSet,
  },
  {
    file: 'page/translations.spec.ts',
    journeys: [
      'a language file in the page that is not JSON leaves its texts in English, and other texts are translated',
      'without the code for translations, the page is in English',
    ],
    reason: changedSet,
  },
  {
    file: 'page/translations.spec.ts',
    journeys: ['the dashboard is in the language of the user profile'],
    reason: 'need the language packs of WordPress',
  },
  {
    file: 'page/writes.spec.ts',
    journeys: ['new-recommendations › opening 3 screens sends only writes that a requirement demands'],
    reason: newRecommendations,
  },
  {
    file: 'recommendations/tab-and-shell.spec.ts',
    journeys: [
      'with new recommendations › ROOT-041 ROOT-042 REC-073 the badge count drops with each viewed recommendation and stays after a reload',
    ],
    reason: newRecommendations,
  },
  {
    file: 'settings/verification.spec.ts',
    journeys: ['SET-153 SET-158 SET-168 verifies the site with Google in a window and with other services by code'],
    reason: googleWindow,
  },
];

/** Returns the reason why a journey can't run on WordPress; undefined for a journey that can. @param file path below `e2e/` */
export const exclusionReason = (file: string, title: string): string | undefined =>
  excluded.find((each) => each.file === file && (each.journeys === 'all' || each.journeys.includes(title)))?.reason;

/** Settings of the REST client, set when the page starts. The nonce changes when the site sends a new one. */
export interface ApiSettings {
  /** REST root, `http://site/wp-json/` or `http://site/index.php?rest_route=/` (SHR-001). */
  readonly root: string;
  nonce: string;
  /** Address that returns a fresh nonce for the current user. */
  readonly nonceUrl: string;
  /** Address of the dashboard's page, which contains a nonce and the user it belongs to; empty if there is none. */
  readonly pageUrl: string;
  /** Address of the login page of the site, which a plugin can move; empty if it is unknown. */
  readonly loginUrl: string;
  /** ID of the user that the page was made for; null while it is unknown, and then a refused nonce is not renewed. */
  readonly userId: number | null;
  /** Whether requests have the nonce in their query too, because something between page and site removes the header. */
  isNonceInQuery: boolean;
  /** Milliseconds without an answer after which a request fails with `rest-timeout`. */
  readonly timeLimit: number;
}

export const apiSettings: ApiSettings = {
  root: '/wp-json/',
  nonce: '',
  nonceUrl: '',
  pageUrl: '',
  loginUrl: '',
  userId: null,
  isNonceInQuery: false,
  timeLimit: 30_000,
};

/** Returns whether requests of this page lose the header with the nonce on their way to the site. */
export const isNonceHeaderRemoved = (): boolean => apiSettings.isNonceInQuery;

/** Sets some or all settings of the client. */
export function startApi(settings: Partial<ApiSettings>): void {
  Object.assign(apiSettings, settings);
}

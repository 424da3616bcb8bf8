/** Where the REST client sends to and as whom. Set once when the page starts; the nonce changes as it is renewed. */
export interface ApiSettings {
  /** REST root, `http://site/wp-json/` or `http://site/index.php?rest_route=/` (SHR-001). */
  readonly root: string;
  nonce: string;
  /** Address that answers a fresh nonce for the current user. */
  readonly nonceUrl: string;
  /** Id of the user whose page this is; null when unknown, and then nothing is ever repeated after a refused nonce. */
  readonly userId: number | null;
  /** Milliseconds after which a request without answer becomes the failure `rest-timeout`. */
  readonly timeLimit: number;
}

export const apiSettings: ApiSettings = { root: '/wp-json/', nonce: '', nonceUrl: '', userId: null, timeLimit: 30_000 };

/** Tells the client about the page it is on. */
export function startApi(settings: Partial<ApiSettings>): void {
  Object.assign(apiSettings, settings);
}

/** An intended difference between this site and the recorded plugin. */
export interface AcceptedDifference {
  /** Scenario, role and name of the recordings; `*` for any. Default: all recordings. */
  readonly where?: readonly [scenario: string, role: string, name: string];
  /** Matches the text of the difference. */
  readonly pattern: RegExp;
  readonly reason: string;
}

/** A difference that no row accepts fails the comparison, and so does a row that accepts no difference (`rest/wire.test.ts`). */
export const acceptedDifferences: readonly AcceptedDifference[] = [
  {
    where: ['free', '*', 'module-protect-data'],
    pattern: /status|^body/,
    reason:
      'protect is off after connecting to this site, so that tests can turn it on for the first time; once it is on, the answers are as recorded',
  },
  {
    where: ['free', '*', 'settings'],
    pattern: /jetpack_protect_key: boolean instead of string/,
    reason: 'this site never had protect on, so there is no key yet',
  },
  {
    pattern:
      /\.(sort|recommendation_order|introduced|changed|deactivate|free|auto_activate|module_tags|plan_classes|(de)?activate_nonce|unavailable_reason|configure_url|configurable|options): missing$/,
    reason: 'no screen reads these fields of a module',
  },
  {
    where: ['free', '*', 'post-module-protect-active--off'],
    pattern: /./,
    reason:
      'turning off a module that is off is refused, as recorded for photon; after turning it on, the answer is as recorded',
  },
  {
    pattern: /^body\.(protect|protect\.activated): false instead of true$/,
    reason: 'protect is off after connecting to this site',
  },
  {
    pattern: /^body\.onboarding\.stats: false instead of true$/,
    reason: 'no screen reads the answers of the first setup',
  },
  {
    pattern: /^body\.monitor_receive_notifications: true instead of false$/,
    reason: 'the scenario of this site was connected before, which turns the notifications on',
  },
  {
    pattern: /\.php\.(?!Name|Version)[A-Z]\w+: missing$/,
    reason: 'screens read only name, version and state of a plugin',
  },
  {
    where: ['threats', '*', '*'],
    pattern: /threats\[0\]\.filename: missing$/,
    reason: 'only users who manage the site get names of files; the recorded plugin sends them to subscribers too',
  },
  {
    pattern: /\.cached_at: missing$/,
    reason: 'timestamp from the cache of the plugin on a repeated read; this site has no cache',
  },
  {
    where: ['free', 'subscriber', 'with-settings--get-with-key-as-subscriber'],
    pattern: /^allow: GET instead/,
    reason:
      'The header Allow lists only the methods that this user may use; the recorded plugin lists write methods for every reader of settings',
  },
  {
    where: ['free', 'subscriber', 'post-settings--subscriber'],
    pattern: /^allow: GET instead/,
    reason: 'The header Allow lists only the methods that this user may use, and a refused subscriber may still read',
  },
  {
    where: ['free', 'editor', 'post-settings--editor-module'],
    pattern: /^allow: GET, POST, PUT, PATCH instead/,
    reason:
      'The header Allow lists only the methods that this user may use, and an editor may still change their own posting address',
  },
  {
    pattern: /^allow: (GET|null) instead of GET, POST, PUT, PATCH$/,
    reason: 'no screen writes to waf, so this site has no route for it; screens save its options with the settings',
  },
];

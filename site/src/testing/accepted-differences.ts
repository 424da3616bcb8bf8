/** An intended difference between this site and the recorded plugin. */
export interface AcceptedDifference {
  /** Scenario, role, endpoint; `*` for any. */
  readonly where: readonly [scenario: string, role: string, endpoint: string];
  /** Matches the text of the comparison. */
  readonly what: RegExp;
  readonly why: string;
}

/** A difference that no row accepts fails the comparison; so does a row that accepts none. */
export const acceptedDifferences: readonly AcceptedDifference[] = [
  {
    where: ['free', '*', 'module-protect-data'],
    what: /status/,
    why: 'protect is off after connecting here, so that tests can turn it on for the first time; turned on, it answers as recorded',
  },
  {
    where: ['free', '*', 'module-protect-data'],
    what: /^body/,
    why: 'the body of the error above',
  },
  {
    where: ['free', '*', 'settings'],
    what: /jetpack_protect_key: boolean instead of string/,
    why: 'protect was never on here, so there is no key yet',
  },
  {
    where: ['free', '*', 'module-protect'],
    what: /current_value: boolean instead of string/,
    why: 'the same key in the options of the module',
  },
  {
    where: ['free', '*', 'module-all'],
    what: /body\.protect\.(configurable|options\.jetpack_protect_key\.current_value): boolean instead of string/,
    why: 'a module that is off has no settings page and no key',
  },
  {
    where: ['free', '*', 'post-module-protect-active--off'],
    what: /./,
    why: 'turning off a module that is off is refused, as recorded for photon; after turning it on, the answer is as recorded',
  },
  {
    where: ['free', '*', 'post-module-protect--whitelist'],
    what: /./,
    why: 'protect is off after connecting here; options of a module that is off are refused, as recorded for related posts',
  },
  {
    where: ['*', '*', '*'],
    what: /\.sanitize_callback: missing$/,
    why: 'name of a PHP function, which this site does not have',
  },
  {
    where: ['threats', '*', '*'],
    what: /threats\[0\]\.filename: missing$/,
    why: 'only users who manage the site get names of files; the recorded plugin sends them to subscribers',
  },
  {
    where: ['*', '*', '*'],
    what: /\.cached_at: missing$/,
    why: 'time stamp from the cache of the plugin on a repeated read; this site has no cache',
  },
  {
    where: ['free', 'subscriber', 'with-settings--get-with-key-as-subscriber'],
    what: /^allow: GET instead/,
    why: 'Allow lists the methods for this user; the recorded plugin lists writing for every reader of the settings',
  },
  {
    where: ['free', 'subscriber', 'post-settings--subscriber'],
    what: /^allow: GET instead/,
    why: 'the same: a refused subscriber may still read',
  },
  {
    where: ['free', 'editor', 'post-settings--editor-module'],
    what: /^allow: POST, PUT, PATCH, GET instead/,
    why: 'the same: an editor may still change their own posting address',
  },
];

/** Where this site answers otherwise than the recorded plugin, on purpose, and why. */
export interface AcceptedDifference {
  /** Scenario, role, endpoint; `*` for any. */
  readonly where: readonly [scenario: string, role: string, endpoint: string];
  /** The difference, as the comparison words it. */
  readonly what: RegExp;
  readonly why: string;
}

export const acceptedDifferences: readonly AcceptedDifference[] = [
  {
    where: ['free', '*', 'module-protect-data'],
    what: /status/,
    why: 'protect is off after connecting here, so that a first switch-on can be shown; switched on, it answers as recorded',
  },
  {
    where: ['free', '*', 'module-protect-data'],
    what: /^body/,
    why: 'the error that goes with the status above',
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
    why: 'what is off has no page to configure it, and no key',
  },
  {
    where: ['free', '*', 'post-module-protect-active--off'],
    what: /./,
    why: 'switching off what is off already is refused, also as recorded (photon); switched on first, it answers so',
  },
  {
    where: ['free', '*', 'post-module-protect--whitelist'],
    what: /./,
    why: 'protect is off after connecting here; options of a module that is off are refused, also as recorded (related posts)',
  },
  {
    where: ['*', '*', '*'],
    what: /\.sanitize_callback: missing$/,
    why: 'name of a PHP function, which this site does not have',
  },
  {
    where: ['threats', '*', '*'],
    what: /threats\[0\]\.filename: missing$/,
    why: 'names of files are for those who manage the site; the recorded plugin gives them to subscribers',
  },
  {
    where: ['*', '*', '*'],
    what: /\.cached_at: missing$/,
    why: "stamp of the plugin's cache on a repeated read; nothing is cached here",
  },
  {
    where: ['free', 'subscriber', 'with-settings--get-with-key-as-subscriber'],
    what: /^allow: GET instead/,
    why: 'Allow names what this user may do; the recorded plugin names writing to every reader of the settings',
  },
  {
    where: ['free', 'subscriber', 'post-settings--subscriber'],
    what: /^allow: GET instead/,
    why: 'the same: a subscriber who was refused may still read',
  },
  {
    where: ['free', 'editor', 'post-settings--editor-module'],
    what: /^allow: POST, PUT, PATCH, GET instead/,
    why: 'the same: an editor who was refused a module may still set the own posting address',
  },
];

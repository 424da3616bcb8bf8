/** Conditions of a read in `area.json`. */
interface Conditions {
  readonly setting?: string | undefined;
  readonly permission?: string | undefined;
  readonly online?: true | undefined;
}

/** Flags by name, without those of `Object.prototype` (`bare`). */
type Flags = Readonly<Record<string, unknown>>;

/**
 * Returns whether the conditions of a read hold. The WordPress plugin has the same rule, and `rules/cases/reads.json` has the cases of
 * both. The build copies this function into the inline script of the page, so it imports nothing and is short.
 */
export const isReadMade = (
  { setting, permission, online }: Conditions,
  settings: Flags,
  permissions: Flags,
  isOffline: boolean,
): boolean => !((setting && !settings[setting]) || (permission && !permissions[permission]) || (online && isOffline));

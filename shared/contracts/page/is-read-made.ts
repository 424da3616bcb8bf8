/** Conditions of a read in `area.json`. */
interface Conditions {
  readonly setting?: string | undefined;
  readonly permission?: string | undefined;
  readonly online?: true | undefined;
}

type ValuesByName = Readonly<Record<string, unknown>>;

/**
 * Returns whether the conditions of a read are met. The WordPress plugin has the same rule, and both are tested with the cases of
 * `rules/cases/reads.json`. The build copies this function into the inline script of the page, so it imports nothing and is short.
 */
export const isReadMade = (
  { setting, permission, online }: Conditions,
  settings: ValuesByName,
  permissions: ValuesByName,
  isOffline: boolean,
): boolean => !((setting && !settings[setting]) || (permission && !permissions[permission]) || (online && isOffline));

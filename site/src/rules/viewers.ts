/** Who gets a field: `everybody`, a permission, or `isMaster` for the owner of the connection. */
type Viewer = string;

/** Rule of a field: who gets it, what other users get instead, and the tables for the slices (objects of the page state) in it. */
interface FieldRule {
  readonly for?: Viewer;
  readonly else?: unknown;
  /** Table for the fields of a slice. */
  readonly fields?: string;
  /** Table for each slice of a map. */
  readonly each?: string;
  /** Table that says who gets the value of each name of the map. Default: all users get all values. */
  readonly names?: string;
  /** Table for each slice of a list. */
  readonly items?: string;
}

/** Tables of `rules/viewers.json`, by name. A field without a rule is sent to no user. */
export type Tables = Readonly<Record<string, Readonly<Record<string, Viewer | FieldRule>>>>;

/** Permissions of a user, and whether the user owns the connection; a missing one is not granted. */
export type ViewerPermissions = Readonly<Record<string, boolean | undefined>>;

/** Returns whether a user is among the viewers of a field. @param viewer undefined for nobody */
export const isViewer = (viewer: Viewer | undefined, may: ViewerPermissions): boolean =>
  viewer !== undefined && (viewer === 'everybody' || may[viewer] === true);

/**
 * Returns a copy of a slice with the fields that a user gets; the values in them are limited too. The WordPress plugin has the same
 * function.
 */
export function visibleFields<Slice extends object>(
  slice: Slice,
  table: string,
  may: ViewerPermissions,
  tables: Tables,
): Slice {
  const copy = { ...slice };
  const rules = new Map(Object.entries(tables[table] ?? {}));
  for (const [name, value] of Object.entries(slice)) {
    const fieldRule = rules.get(name);
    const rule: FieldRule = typeof fieldRule === 'string' ? { for: fieldRule } : (fieldRule ?? { for: 'nobody' });
    if (isViewer(rule.for ?? 'everybody', may)) Reflect.set(copy, name, limitedValue(value, rule, may, tables));
    else if ('else' in rule) Reflect.set(copy, name, rule.else);
    else Reflect.deleteProperty(copy, name);
  }
  return copy;
}

/** Returns the value of a field, limited by its rule. */
function limitedValue(
  value: unknown,
  { fields, each, names, items }: FieldRule,
  may: ViewerPermissions,
  tables: Tables,
): unknown {
  const table = fields ?? each ?? items;
  if (table === undefined) return value;
  // Jetpack writes `false` for an unknown value. Any other value without fields becomes null.
  if (!isSlice(value)) return typeof value === 'boolean' ? value : null;
  // The copy is a map, because PHP writes an empty map as a list.
  if (fields) return visibleFields({ ...value }, table, may, tables);
  const slices = Object.entries(value).filter(([name]) => isNameVisible(name, tables[names ?? ''], may));
  const limitedSlices = slices.flatMap(([name, slice]) =>
    isSlice(slice) ? [[name, visibleFields(slice, table, may, tables)] as const] : [],
  );
  return items ? limitedSlices.map(([, slice]) => slice) : Object.fromEntries(limitedSlices);
}

/** Returns whether a user gets the value of this name in a map: as a viewer of all names (`*`), or of this name. */
const isNameVisible = (name: string, names: Tables[string] | undefined, may: ViewerPermissions): boolean =>
  !names || ['*', name].some((each) => isViewer(String(names[each]), may));

const isSlice = (value: unknown): value is object => typeof value === 'object' && value !== null;

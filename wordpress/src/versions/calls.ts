/** Paths of the reads of all areas, below `jetpack/v4/`. */
export const readPaths: readonly string[] = [
  'connection',
  'connection/authorize_url',
  'connection/data',
  'intro-offers',
  'licensing/user/counts',
  'licensing/user/licenses',
  'module/akismet/data',
  'module/akismet/key/check',
  'module/all',
  'module/protect/data',
  'module/stats/data',
  'module/vaultpress/data',
  'plans',
  'plugins',
  'products',
  'recommendations/conditional',
  'recommendations/data',
  'recommendations/product-suggestions',
  'recommendations/step',
  'recommendations/upsell',
  'rewind',
  'scan',
  'settings',
  'site',
  'site/benefits',
  'site/discount',
  'site/features',
  'site/products',
  'site/purchases',
  'tracking/settings',
  'updates/plugins',
  'verify-site/google',
  'waf',
  // Single modules, as moduleRead() reads them.
  'module/sitemaps',
  'module/verification-tools',
  'module/related-posts',
];

/** Types of an answer's fields by their path, such as `currentUser.id`. A list has the types of its first entry (`[0]`). */
export type Shape = Readonly<Record<string, string>>;

/** Returns the types of an answer's fields. @param depth levels below the top; deeper maps and lists have no fields */
export function shapeOf(value: unknown, depth = 2): Shape {
  const shape: Record<string, string> = {};
  const addTypes = (inner: unknown, path: string, levels: number): void => {
    if (typeof inner !== 'object' || inner === null) shape[path] = inner === null ? 'null' : typeof inner;
    else if (levels < 0 || (Array.isArray(inner) && inner.length === 0))
      shape[path] = Array.isArray(inner) ? 'list' : 'map';
    else if (Array.isArray(inner)) addTypes(inner[0], `${path}[0]`, levels - 1);
    else
      for (const [name, field] of Object.entries(inner))
        addTypes(field, path === '' ? name : `${path}.${name}`, levels - 1);
  };
  addTypes(value, '', depth);
  return shape;
}

/** Returns a string for each different field: `-removed`, `+added`, or `changed: old type → new type`. */
export function shapeDifferences(before: Shape, after: Shape): readonly string[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return paths.flatMap((path) => {
    const [old, current] = [before[path], after[path]];
    if (old === current) return [];
    if (old === undefined) return [`+${path}`];
    return current === undefined ? [`-${path}`] : [`${path}: ${old} → ${current}`];
  });
}

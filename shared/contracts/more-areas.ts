/** Path below the REST root: answers the areas that the page state left out, for the `path` of a route, or all of them. */
export const areasRoute = 'flightdeck/v1/areas';

interface AreaWithParts {
  readonly manifest: {
    readonly routes?: unknown;
    readonly parts: Readonly<Record<string, { readonly shows: readonly string[] }>>;
  };
}

/**
 * Returns the areas that a page state contains. An area that brings its own routes is left out until a visitor opens one of them, so
 * that a page costs the same with five areas and with a hundred. Areas whose parts the others show are never left out. The
 * WordPress plugin has the same rule (`wordpress/plugin/includes/more-areas.php`).
 */
export function areasInPage<E extends AreaWithParts>(
  areas: Readonly<Record<string, E | undefined>>,
): Readonly<Record<string, E>> {
  const kept = new Map<string, E>();
  const keep = (name: string) => {
    const entry = areas[name];
    if (!entry || kept.has(name)) return;
    kept.set(name, entry);
    for (const { shows } of Object.values(entry.manifest.parts))
      for (const part of shows) keep(part.slice(0, part.indexOf('/')));
  };
  for (const [name, entry] of Object.entries(areas)) if (entry?.manifest.routes === undefined) keep(name);
  return Object.fromEntries(kept);
}

/** Returns the areas that a request for more areas gets: those that bring a route, or all. */
export const areasAsked = <E extends AreaWithParts>(
  areas: Readonly<Record<string, E | undefined>>,
  path: string | undefined,
): Readonly<Record<string, E>> =>
  Object.fromEntries(
    Object.entries(areas).flatMap(([name, entry]) =>
      entry && (path === undefined || Object.hasOwn(Object(entry.manifest.routes), path)) ? [[name, entry]] : [],
    ),
  );

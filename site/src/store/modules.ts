import * as v from 'valibot';
import type { Db } from './database';

/** Modules that are on. `rest/modules/activation.ts` decides whether a module may be turned on. */
export interface ActiveModules {
  /** Returns the slugs of the modules that are on. */
  all(): ReadonlySet<string>;
  set(slug: string, isActive: boolean): void;
  /** Turns on these modules, and turns off all others. */
  replace(slugs: readonly string[]): void;
}

/** Returns access to the modules in the database. Caches the set until the database changes. */
export function activeModules(db: Db): ActiveModules {
  const set = (slug: string, isActive: boolean) =>
    void db.run(
      isActive ? 'INSERT OR IGNORE INTO modules (slug) VALUES (?)' : 'DELETE FROM modules WHERE slug = ?',
      slug,
    );
  let cached: { readonly version: number; readonly slugs: ReadonlySet<string> } | undefined;
  const all = () => {
    if (cached?.version === db.version()) return cached.slugs;
    const rows = db.all(v.object({ slug: v.string() }), 'SELECT slug FROM modules');
    cached = { version: db.version(), slugs: new Set(rows.map(({ slug }) => slug)) };
    return cached.slugs;
  };
  return {
    all,
    set,
    replace: (slugs) =>
      db.write(() => {
        db.run('DELETE FROM modules');
        for (const slug of slugs) set(slug, true);
      }),
  };
}

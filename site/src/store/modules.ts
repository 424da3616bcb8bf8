import * as v from 'valibot';
import type { Db } from './database';

/** Modules that are on. `rest/activation` decides whether a module may be turned on. */
export interface ActiveModules {
  all(): ReadonlySet<string>;
  set(slug: string, on: boolean): void;
  replace(slugs: readonly string[]): void;
}

/** Creates the modules on the database. */
export function activeModules(db: Db): ActiveModules {
  const set = (slug: string, on: boolean) =>
    void db.run(on ? 'INSERT OR IGNORE INTO modules (slug) VALUES (?)' : 'DELETE FROM modules WHERE slug = ?', slug);
  let known: { readonly at: number; readonly slugs: ReadonlySet<string> } | undefined;
  const all = () => {
    if (known?.at === db.version()) return known.slugs;
    const rows = db.all(v.object({ slug: v.string() }), 'SELECT slug FROM modules');
    known = { at: db.version(), slugs: new Set(rows.map(({ slug }) => slug)) };
    return known.slugs;
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

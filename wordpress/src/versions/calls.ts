import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Modules with a separate REST route, which the round reads. */
const slugs = ['sitemaps', 'verification-tools', 'related-posts'];

/** Returns the paths of all reads that the areas make, from `docs/api/rest-mf-*.api.md`. @param repo folder of the project */
export function readPaths(repo: string): readonly string[] {
  const reports = readdirSync(join(repo, 'docs/api')).filter((name) => name.startsWith('rest-mf-'));
  const lines = reports.flatMap((name) => readFileSync(join(repo, 'docs/api', name), 'utf8').match(/^GET .+$/gm));
  const paths = lines.flatMap((line) => {
    const path = (line ?? '').slice('GET '.length).replace('{…}', '');
    return path.includes('{slug}') ? slugs.map((slug) => path.replace('{slug}', slug)) : [path];
  });
  return [...new Set(paths)].sort();
}

/** Types of an answer by the path of the field, such as `currentUser.id`. */
export type Shape = Readonly<Record<string, string>>;

/** Returns the types of an answer, so that two versions can be compared. @param depth levels below the top */
export function shapeOf(value: unknown, depth = 2): Shape {
  const shape: Record<string, string> = {};
  const walk = (inner: unknown, path: string, left: number): void => {
    if (typeof inner !== 'object' || inner === null) shape[path] = inner === null ? 'null' : typeof inner;
    else if (left < 0 || (Array.isArray(inner) && inner.length === 0))
      shape[path] = Array.isArray(inner) ? 'list' : 'map';
    else if (Array.isArray(inner)) walk(inner[0], `${path}[0]`, left - 1);
    else for (const [name, next] of Object.entries(inner)) walk(next, path === '' ? name : `${path}.${name}`, left - 1);
  };
  walk(value, '', depth);
  return shape;
}

/** Returns the differences between two answers, one text for each field. */
export function shapeDifferences(before: Shape, after: Shape): readonly string[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return paths.flatMap((path) => {
    const [was, is] = [before[path], after[path]];
    if (was === is) return [];
    if (was === undefined) return [`+${path}`];
    return is === undefined ? [`-${path}`] : [`${path}: ${was} → ${is}`];
  });
}

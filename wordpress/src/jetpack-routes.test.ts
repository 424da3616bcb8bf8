import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const captures = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** Routes for which the plugin opens the Jetpack dashboard. */
const jetpackRoutes = captures(
  read('wordpress/plugin/includes/admin/replacement.php'),
  /JETPACK_ROUTES = '\/\(([\w|-]+)\)/g,
)
  .flatMap((names) => names.split('|'))
  .map((name) => `/${name}`);

/** Returns whether a route matches a pattern in which `*` stands for any text. */
const matches = (route: string, pattern: string) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(route);

test('Flightdeck has none of the routes for which the plugin opens the Jetpack dashboard', () => {
  const patterns = captures(read('root-config/src/routes/routes.ts'), /^ {2}'(\/[^']*)':/gm);
  expect(patterns).toContain('/dashboard');
  expect(jetpackRoutes).not.toEqual([]);
  expect(jetpackRoutes.filter((route) => patterns.some((pattern) => matches(route, pattern)))).toEqual([]);
});

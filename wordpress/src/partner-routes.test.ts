import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const captures = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

const partnerRoutes = captures(
  read('wordpress/plugin/includes/replacement/replacement.php'),
  /PARTNER_ROUTES = '\/\(([\w|-]+)\)/g,
)
  .flatMap((names) => names.split('|'))
  .map((name) => `/${name}`);

test('Flightdeck has none of the routes that open the Jetpack dashboard', () => {
  const ours = captures(read('root-config/src/routes/routes.ts'), /^ {2}'(\/[^']*)':/gm).filter(
    (route) => route !== '/*',
  );
  expect(ours).toContain('/dashboard');
  expect(partnerRoutes).not.toEqual([]);
  const matches = (route: string) => ours.filter((pattern) => route === pattern || matchesPattern(route, pattern));
  expect(partnerRoutes.flatMap(matches)).toEqual([]);
});

/** Returns whether a route matches a pattern in which `*` stands for any text. */
const matchesPattern = (route: string, pattern: string) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(route);

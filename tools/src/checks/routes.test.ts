import { rowOf, tabRows } from '@flightdeck/root-config/find-route';
import { parseRoute } from '@flightdeck/shared/contracts/areas';
import { activatedSteps, hrefOf, steps, welcomeSteps } from '../../../mf-recommendations/src/flow/steps';
import { loadTabs } from '../../../mf-settings/src/tabs';
import { repo } from '../common/repo';
import { sourceFiles } from '../common/source-files';

/* Compares the routes and titles that areas repeat with the table of routes, which areas cannot import. */

test('pages of the settings have the titles and the order of their tabs', async () => {
  const pages = (await loadTabs()).map((page) => [`/${page.name}`, page.shortTitle()]);
  expect(pages).toEqual([...tabRows('settings').map(({ path, title }) => [path, title()]), ['/privacy', 'Privacy']]);
});

test('only the steps after a purchase have neither masthead nor footer', () => {
  const bareSteps = steps.filter((step) => {
    const { without = [] } = rowOf(parseRoute(hrefOf(step)).path) ?? {};
    return without.includes('masthead') && without.includes('footer');
  });
  expect(bareSteps).toEqual([...welcomeSteps, ...activatedSteps, 'server-credentials']);
});

/** Matches `'#/security'` and `routeHref('/security')`. */
const linkPattern = /(?:['"`]#|routeHref\(['"`])(\/[\w$/{}-]*)/g;

test('links to routes lead to routes of the table', () => {
  const code = sourceFiles(repo).filter(
    ({ path }) => /^(mf-|root-config|shared|site)/.test(path) && !/\.test\.|\/testing\/|-under-test\./.test(path),
  );
  // `scan` stands for the value of a variable in a link.
  const found = code.flatMap(({ path, text }) =>
    [...text.matchAll(linkPattern)].map(([, route = '']) => ({ path, route: route.replace(/\$\{.*/, 'scan') })),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ route }) => !rowOf(parseRoute(route).path))).toEqual([]);
});

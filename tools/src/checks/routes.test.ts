import { parseRoute } from '@flightdeck/shared/contracts/route';
import { activatedSteps, hrefOf, steps, welcomeSteps } from '../../../mf-recommendations/src/flow/steps';
import { loadTabs } from '../../../mf-settings/src/search/tabs';
import { rowOf, tabRows } from '../../../root-config/src/find-route';
import { repo } from '../build/repo';
import { sourceFiles } from '../source-files';

/* Names that areas and the table of routes repeat, because no area can read the table. */

test('pages of the settings have the titles and the order of their tabs', async () => {
  const pages = (await loadTabs()).map((page) => [`/${page.name}`, page.shortTitle()]);
  expect(pages).toEqual([...tabRows('settings').map(({ path, title }) => [path, title()]), ['/privacy', 'Privacy']]);
});

test('steps after a purchase, and no others, have neither masthead nor footer', () => {
  const quiet = steps.filter((step) => rowOf(parseRoute(hrefOf(step)).path)?.without);
  expect(quiet).toEqual([...welcomeSteps, ...activatedSteps, 'server-credentials']);
});

/** `'#/security'`, `routeHref('/security')`; what a link puts in is any text. */
const links = /(?:['"`]#|routeHref\(['"`])(\/[\w$/{}-]*)/g;

test('links to routes lead to routes of the table', () => {
  const code = sourceFiles(repo).filter(
    ({ path }) =>
      /^(mf-|root-config|shared|site)/.test(path) && !/\.test\.|\/testing\/|-under-test\.|\/gallery\//.test(path),
  );
  const found = code.flatMap(({ path, text }) =>
    [...text.matchAll(links)].map(([, route = '']) => ({ path, route: route.replace(/\$\{.*/, 'scan') })),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ route }) => !rowOf(parseRoute(route).path))).toEqual([]);
});

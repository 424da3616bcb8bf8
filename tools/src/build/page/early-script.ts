import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@flightdeck/root-config/routes';
import { screens } from '@flightdeck/root-config/screens';
import { type Facts, parseRoute } from '@flightdeck/shared/contracts/areas';
import type { Permissions } from '@flightdeck/shared/contracts/page';
import { transform } from '@swc/core';
import rules from '../../../../rules/reads.json';
import { oldestBrowsers } from '../../common/browsers';
import { repo } from '../webpack-base';

/** Returns the source code of the constants that the build inserts: name → literal. */
function insertedValues(): Record<string, string> {
  const [, firstNotice] = rules.first;
  const values = { HINTS: routeHints(), FIRST_NOTICE: firstNotice, LICENSE_NOTICE: rules.notice };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));
}

/** Returns a script in which the source of each function of `shared` replaces its `declare const`. */
const withFunctions = (script: string): string =>
  script.replace(
    /^declare const (\w+): typeof import\('@flightdeck\/shared\/contracts\/page'\).*$/gm,
    (_, name: string) => {
      const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return readFileSync(join(repo, `shared/contracts/page/${file}.ts`), 'utf8').replace('export ', '');
    },
  );

/**
 * Compiles the inline script with its hints, its notices and the functions that it shares with the page.
 * @returns the code to print unchanged, and its hash for the CSP
 */
export async function earlyScript(): Promise<{ code: string; hash: string }> {
  const file = join(repo, 'root-config/src/early.ts');
  const source = withFunctions(readFileSync(file, 'utf8'));
  const { code } = await transform(source, {
    filename: file,
    env: { targets: [...oldestBrowsers(repo)] },
    jsc: {
      parser: { syntax: 'typescript' },
      transform: { optimizer: { globals: { vars: insertedValues() } } },
      minify: { compress: { toplevel: true, passes: 2 }, mangle: { toplevel: true } },
    },
    minify: true,
  });
  const text = code.trim();
  return { code: text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}

const earlyPaths = Object.keys(routes).filter((path) => routes[path]?.early);

const permissionsOf = (isManager: boolean): Permissions => ({
  admin_page: true,
  connect: isManager,
  disconnect: isManager,
  connect_user: isManager,
  edit_posts: isManager,
  publish_posts: isManager,
  manage_modules: isManager,
  manage_options: isManager,
  manage_plugins: isManager,
  view_stats: isManager,
  isMaster: isManager,
});

/** Returns facts about a visitor, by which `screens()` chooses the parts. */
export const visitorFacts = (status: Facts['status'], isManager: boolean): Facts => ({
  status,
  isRegistered: status === true,
  isLinked: status === true,
  hasConnectedOwner: status === true,
  isReconnecting: false,
  permissions: permissionsOf(isManager),
  showRecommendations: status === true,
  isAtomicPlatform: false,
  hasCoupon: false,
  showCouponRedemption: false,
  commerceUnseen: false,
});

/**
 * Returns the main part of each early route: class of visitors → first segment of the route → name of the part without `mf-`.
 * Routes that are not listed show the part of `/dashboard`. Offline mode uses the routes of connected sites; the script
 * removes the route of the recommendations on sites without them.
 */
function routeHints(): Record<string, Record<string, string>> {
  // First letter: whether the site is connected (c or n); second: manager (m) or another user (u). For `nu`, without hints, the script
  // requests only the notices.
  const classes: Readonly<Record<string, Facts>> = {
    cm: visitorFacts(true, true),
    cu: visitorFacts(true, false),
    nm: visitorFacts(false, true),
  };
  return Object.fromEntries(
    Object.entries(classes).map(([name, facts]) => {
      const mainAt = (path: string) => screens(parseRoute(path), facts).main?.replace(/^mf-/, '');
      const partBySegment = earlyPaths.flatMap((path) => {
        const main = mainAt(path);
        return main && (path === '/dashboard' || main !== mainAt('/dashboard'))
          ? [[path.split('/')[1] ?? '', main] as const]
          : [];
      });
      return [name, Object.fromEntries(partBySegment)];
    }),
  );
}

import type { RegistryEntry } from '@flightdeck/shared/contracts/releases';
import type { Page } from '@playwright/test';
import { expectCards, expectConnections, expectShell, open } from '../../support/dashboard';
import {
  connectionsDown,
  countRequests,
  type ExpectedFailure,
  expectFailure,
  retryButton,
  stopped,
} from '../../support/failures/failure-panel';
import { entryWith, setFault, throwingModule, throwingView, truncated } from '../../support/failures/faults';
import type { RunningSite } from '../../support/site';
import { expect, test } from '../../support/test';

const area = 'mf-connection';

/** A release of an area that does not work. */
interface BrokenRelease {
  readonly failure: Omit<ExpectedFailure, 'title'> & { readonly title?: string };
  /** Path of a file that Retry requests again. */
  readonly requestedAgain?: string;
  /** Repairs the release, so that Retry shows the area. By default, only the next page works, with the original release. */
  readonly repair?: () => Promise<void> | void;
}

const reactTooOld = (entry: RegistryEntry) => ({
  ...entry,
  manifest: { ...entry.manifest, needs: { ...entry.manifest.needs, react: '^18.3.0' } },
});

/** Ways to break the area, with the errors on the console. */
const faults: readonly (readonly [
  fault: string,
  breakArea: (set: RunningSite['set'], page: Page) => BrokenRelease,
  problems?: RegExp,
])[] = [
  [
    'lacks its entry file',
    (set) => ({
      failure: { code: 'area-script' },
      requestedAgain: `${set.entry(area).base}remote.js`,
      repair: set.hide(area, 'remote.js'),
    }),
    /(status of 404|Refused to execute script).*remote\.js/,
  ],
  [
    'has a truncated entry file',
    (set) => {
      const { base } = set.deployBroken(area, { files: { 'remote.js': truncated } });
      return { failure: { code: 'area-truncated' }, requestedAgain: `${base}remote.js` };
    },
    /SyntaxError|Unexpected end/,
  ],
  [
    'throws at start',
    (set, page) => {
      const { base } = set.deployBroken(area, { files: { 'area.js': throwingModule } });
      const repair = () => setFault(page, false);
      return { failure: { code: 'area-start', area }, requestedAgain: `${base}area.js`, repair };
    },
  ],
  [
    'throws while it draws',
    (set, page) => {
      set.deployBroken(area, { files: { 'area.js': throwingView('connections-card') } });
      return {
        failure: { title: stopped('Connections'), code: 'area-mount' },
        repair: () => setFault(page, false),
      };
    },
    /Flightdeck: mf-connection\/connections-card failed/,
  ],
  [
    'has no default export',
    (set) => {
      const { base } = set.deployBroken(area, {
        files: { 'remote.js': () => entryWith(set.entry(area).container, '{}') },
        entry: (entry) => ({ ...entry, chunks: {} }),
      });
      return { failure: { code: 'area-export', area }, requestedAgain: `${base}remote.js` };
    },
  ],
  [
    'needs another React',
    (set) => {
      const { version } = set.deployBroken(area, { entry: reactTooOld });
      const cause = `${area} ${version} needs react ^18.3.0, but this page has react ${set.original.root.provides.react}.`;
      return { failure: { code: 'area-incompatible', area, cause } };
    },
  ],
  [
    'is not installed',
    (set) => {
      set.withdraw(area);
      return { failure: { code: 'area-unknown', area, cause: `${area} isn't installed.` } };
    },
  ],
];

for (const [fault, breakArea, problems] of faults)
  test(`a panel in place of the connections says that the area ${fault}, other cards work, and Retry tries again`, async ({
    page,
    logIn,
    site,
    expectProblems,
  }) => {
    if (problems) expectProblems(problems);
    await logIn('admin');
    await setFault(page, true);
    const { failure, requestedAgain, repair } = breakArea(site.set, page);
    const expected = { title: connectionsDown, ...failure };
    const requestCount = countRequests(page, requestedAgain ?? '');
    try {
      await open(page);
      await expectFailure(page, expected);
      await expectShell(page);
      await expectCards(page);
      const countBefore = requestCount();
      await retryButton(page, expected.title).click();
      if (requestedAgain) await expect.poll(requestCount).toBeGreaterThan(countBefore);
      await expectFailure(page, expected);
    } finally {
      await repair?.();
    }
    if (repair) await retryButton(page, expected.title).click();
    else {
      site.set.restore();
      await page.reload();
    }
    await expectConnections(page);
  });

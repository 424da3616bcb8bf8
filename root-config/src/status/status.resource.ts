import { asFailure, isNonceHeaderRemoved } from '@flightdeck/shared/api';
import { testConnection } from '@flightdeck/shared/calls';
import { type AreaName, areasIn } from '@flightdeck/shared/contracts/areas';
import { pageState, readState } from '@flightdeck/shared/session';
import { useEffect, useState } from 'react';
import { versionsIn } from '../loader/compatibility';
import type { ShareScope } from '../loader/container';
import type { Loader } from '../loader/loader';
import { pageShareScope } from '../loader/share-scope';
import { printedPage } from '../page/page-block';
import { areasOfRoutes } from '../routes/route-areas';
import { areaStatus } from './area-status';
import { messageOf } from './connection-test.resource';
import type { StatusData, TestResult } from './status-rows';

export interface Status {
  readonly data: StatusData;
  /** Tests the connection. */
  test(): Promise<void>;
  readonly isTesting: boolean;
  /** Loads a part of an area, to test the area: the part that failed last, or the first one. */
  load(area: AreaName): Promise<void>;
  /** The area that is being loaded; null for none. */
  readonly loading: AreaName | null;
}

/** Returns the data and the actions of the status screen. */
export function useStatus(loader: Loader): Status {
  const [scope, setScope] = useState<ShareScope>({});
  const [result, setResult] = useState<TestResult>(null);
  const [running, setRunning] = useState<'test' | AreaName | null>(null);
  useEffect(() => {
    void pageShareScope().then((found) => setScope({ ...found }));
  }, []);

  const state = pageState();
  const run = async (task: 'test' | AreaName, work: () => Promise<unknown>) => {
    if (running) return;
    setRunning(task);
    await work();
    setRunning(null);
  };
  const reportOf = (area: AreaName) => loader.reports().find((report) => report.area === area);
  return {
    data: {
      at: new Date(),
      address: siteAddress(),
      state,
      connection: readState('connection'),
      isNonceHeaderRemoved: isNonceHeaderRemoved(),
      pageVersion: pageVersion(),
      environment: printedPage()?.environment ?? '',
      areas: [...new Set([...areasOfRoutes, ...areasIn(loader.entries)])].map((area) =>
        areaStatus(area, loader.entries[area], state.registry.url, reportOf(area)),
      ),
      libraries: versionsIn(scope),
      test: result,
    },
    isTesting: running === 'test',
    loading: running === 'test' ? null : running,
    test: () => run('test', async () => setResult(await runTest())),
    load: (area) => {
      const [part] = Object.keys((state.registry.areas[area] ?? loader.entries[area])?.manifest.parts ?? {});
      const failedPart = reportOf(area)?.lastFailure?.part;
      return part ? run(area, () => loader.load(failedPart ?? `${area}/${part}`)) : Promise.resolve();
    },
  };
}

async function runTest(): Promise<TestResult> {
  try {
    return { passed: true, code: '', serverCode: '', message: messageOf(await testConnection()) };
  } catch (error) {
    const { code, message, serverMessage, serverCode = '' } = asFailure(error);
    return { passed: false, code, serverCode, message: serverMessage || message };
  }
}

/** Returns the address of the site, without scheme: `site.example`, or `site.example/blog`. */
const siteAddress = (): string => location.host + location.pathname.replace(/\/(wp-admin\/.*)?$/, '');

/** Returns the version of the root, which is in the address of its script; empty if the page has no such script. */
const pageVersion = (): string =>
  [...document.scripts].map(({ src }) => /\/root-config\/([^/]+)\/main\.js/.exec(src)?.[1]).find(Boolean) ?? '';

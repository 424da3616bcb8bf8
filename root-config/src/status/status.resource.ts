import { asFailure } from '@flightdeck/shared/api';
import { testConnection } from '@flightdeck/shared/calls';
import type { AreaName } from '@flightdeck/shared/contracts/areas';
import { pageState, readState } from '@flightdeck/shared/session';
import { useEffect, useMemo, useState } from 'react';
import type { ShareScope } from '../loader/container';
import type { Loader } from '../loader/loader';
import { pageShareScope } from '../loader/share-scope';
import { type Override, type OverrideRules, readOverrides } from '../overrides/override';
import { printedPage } from '../page/page-block';
import { messageOf } from './connection-test.resource';
import { originOf } from './report/area-status';
import { freeText } from './report/free-text';
import { secretsOf } from './report/secrets';
import { type StatusReport, statusReport, type TestResult } from './report/status-report';

export interface Status {
  /** The status report, without secrets. The same object until its content changes. */
  readonly report: StatusReport;
  /** Tests the connection. */
  test(): Promise<void>;
  readonly isTesting: boolean;
  /** Loads a part of an area, to test the area: the part that failed last, or the first one. */
  load(area: AreaName): Promise<void>;
  /** The area that is being loaded; null for none. */
  readonly loading: AreaName | null;
  /** The user may load areas from other origins, if the server allows any. */
  readonly mayOverride: boolean;
  /** Origins that the server allows for overrides, in full: the report omits IP addresses. */
  readonly origins: readonly string[];
  /** Returns the version of the site's own release of an area; empty if the site has none. */
  liveVersion(area: AreaName): string;
  /** Returns the origin of an area's files, in full; empty if the set has no such area. */
  originOf(area: AreaName): string;
}

/**
 * Returns the status report and the actions of the status screen.
 * @param libraries returns the libraries that the page shares
 */
export function useStatus(loader: Loader, libraries: () => Promise<ShareScope> = pageShareScope): Status {
  const [scope, setScope] = useState<ShareScope>({});
  const [result, setResult] = useState<TestResult>(null);
  const [running, setRunning] = useState<'test' | AreaName | null>(null);
  useEffect(() => {
    void libraries().then((found) => setScope({ ...found }));
  }, [libraries]);

  const state = pageState();
  const mayOverride = readState('permissions').manage_options;
  const connection = readState('connection');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loader's reports change when something has run
  const report = useMemo(() => {
    const now = new Date();
    const { origins } = state.overrides;
    return statusReport({
      state,
      scope,
      test: result,
      now,
      pageVersion: pageVersion(),
      environment: printedPage()?.environment ?? '',
      entries: loader.entries,
      connection,
      overrides: overridesOfTab({ origins, mayOverride, now: now.getTime() }),
      reports: loader.reports(),
    });
  }, [state, scope, result, running, connection, mayOverride, loader]);
  const run = async (task: 'test' | AreaName, work: () => Promise<unknown>) => {
    if (running) return;
    setRunning(task);
    await work();
    setRunning(null);
  };
  return {
    report,
    isTesting: running === 'test',
    mayOverride,
    origins: state.overrides.origins,
    originOf: (area) => originOf(loader.entries[area], state.registry.url),
    liveVersion: (area) => (state.registry.areas[area] ?? loader.entries[area])?.version ?? '',
    loading: running === 'test' ? null : running,
    test: () => run('test', async () => setResult(await runTest(secretsOf(state)))),
    load: (area) => {
      const [part] = Object.keys((state.registry.areas[area] ?? loader.entries[area])?.manifest.parts ?? {});
      const failedPart = loader.reports().find((report) => report.area === area)?.lastFailure?.part;
      return part ? run(area, () => loader.load(failedPart ?? `${area}/${part}`)) : Promise.resolve();
    },
  };
}

/** Returns the overrides of this tab; none if the browser blocks storage. */
function overridesOfTab(rules: OverrideRules): readonly Override[] {
  try {
    return readOverrides(sessionStorage, rules);
  } catch {
    return [];
  }
}

async function runTest(secrets: readonly string[]): Promise<TestResult> {
  try {
    return { passed: true, code: '', text: freeText(messageOf(await testConnection()), secrets) };
  } catch (error) {
    const { message, serverMessage, serverCode = '' } = asFailure(error);
    return { passed: false, code: serverCode, text: freeText(serverMessage || message, secrets) };
  }
}

/** Returns the version of the root, which is in the address of its script; empty if the page has no such script. */
const pageVersion = (): string =>
  [...document.scripts].map(({ src }) => /\/root-config\/([^/]+)\/main\.js/.exec(src)?.[1]).find(Boolean) ?? '';

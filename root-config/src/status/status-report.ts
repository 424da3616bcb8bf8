import type { AreaName } from '@flightdeck/shared/contracts/area-manifest';
import { areaNames } from '@flightdeck/shared/contracts/area-manifest';
import type { FailureCode } from '@flightdeck/shared/contracts/failure';
import type { PageState } from '@flightdeck/shared/contracts/page-state';
import type { Connection } from '@flightdeck/shared/contracts/topics';
import type { ShareScope } from '../loader/container';
import type { AreaReport, Loader } from '../loader/loader';
import type { Override } from '../overrides/override';

/** An area as it stands on this page. */
export interface AreaStatus {
  readonly area: AreaName;
  /** Empty when the set has no such area. */
  readonly version: string;
  /** Origin its files come from. */
  readonly origin: string;
  /** Its files come from somewhere else than the set: a development server. */
  readonly isOverridden: boolean;
  readonly state: AreaReport['state'] | 'not-loaded' | 'missing';
  /** Of the last load; null before the first. */
  readonly milliseconds: number | null;
  readonly lastFailure: { readonly code: FailureCode; readonly part: string; readonly at: string } | null;
}

/** How the last test of the connection went; null before the first. */
export type TestResult = { readonly passed: boolean; readonly text: string } | null;

/** All that the page knows about itself. Plain data; what is secret is left out or taken out later (`secrets.ts`). */
export interface StatusReport {
  readonly at: string;
  readonly site: {
    readonly address: string;
    readonly plugin: string;
    readonly isDevVersion: boolean;
    readonly page: string;
    readonly language: string;
    readonly timeZone: string;
  };
  readonly connection: Pick<
    Connection,
    'status' | 'isRegistered' | 'hasConnectedOwner' | 'isUserConnected' | 'isStaging' | 'isInIdentityCrisis'
  > & {
    readonly sandbox: string;
    readonly errors: readonly { readonly code: string; readonly message: string }[];
    readonly test: TestResult;
  };
  readonly areas: readonly AreaStatus[];
  readonly libraries: readonly { readonly name: string; readonly versions: readonly string[] }[];
  /** What this tab takes from elsewhere at this moment. */
  readonly overrides: readonly {
    readonly area: AreaName;
    readonly origin: string;
    /** When it ends by itself. */
    readonly until: string;
  }[];
  /** Where the server allows areas to be taken from. */
  readonly overrideOrigins: readonly string[];
}

export interface StatusSources {
  readonly state: PageState;
  /** The areas as this page loads them. */
  readonly entries: Loader['entries'];
  readonly connection: Connection;
  readonly reports: readonly AreaReport[];
  readonly scope: ShareScope;
  /** Version of the page itself. */
  readonly pageVersion: string;
  readonly test: TestResult;
  readonly overrides: readonly Override[];
  readonly now: Date;
}

/** Puts together what the page knows about itself. */
export function statusReport(sources: StatusSources): StatusReport {
  const { state, entries, connection, reports, scope, pageVersion, test, now } = sources;
  const { initial, locale, registry } = state;
  const { status, isRegistered, hasConnectedOwner, isUserConnected, isStaging, isInIdentityCrisis } = connection;
  return {
    at: now.toISOString(),
    site: {
      address: initial.rawUrl,
      plugin: initial.currentVersion,
      isDevVersion: initial.isDevVersion,
      page: pageVersion,
      language: locale.lang,
      timeZone: locale.timeZone,
    },
    connection: {
      ...{ status, isRegistered, hasConnectedOwner, isUserConnected, isStaging, isInIdentityCrisis },
      sandbox: connection.sandboxDomain,
      errors: connection.connectionErrors.map(({ code, message }) => ({ code, message })),
      test,
    },
    areas: areaNames.map((area) =>
      areaStatus(
        area,
        entries[area],
        registry.url,
        reports.find((report) => report.area === area),
      ),
    ),
    libraries: Object.entries(scope)
      .map(([name, versions]) => ({ name, versions: Object.keys(versions) }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    overrides: sources.overrides.map(({ until, ...each }) => ({ ...each, until: new Date(until).toISOString() })),
    overrideOrigins: state.overrides.origins,
  };
}

function areaStatus(
  area: AreaName,
  entry: Loader['entries'][AreaName],
  url: string,
  report: AreaReport | undefined,
): AreaStatus {
  return {
    area,
    version: entry?.version ?? '',
    origin: entry ? new URL(entry.origin ?? url).origin : '',
    isOverridden: entry?.origin !== undefined,
    state: report?.state ?? (entry ? 'not-loaded' : 'missing'),
    milliseconds: report?.milliseconds ?? null,
    lastFailure: report?.lastFailure ?? null,
  };
}

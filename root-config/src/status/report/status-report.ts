import { type AreaName, areasIn } from '@flightdeck/shared/contracts/areas';
import type { Connection, PageState } from '@flightdeck/shared/contracts/page';
import { versionsIn } from '../../loader/compatibility';
import type { ShareScope } from '../../loader/container';
import type { AreaReport, Loader } from '../../loader/loader';
import type { Override } from '../../overrides/override';
import { areasOfRoutes } from '../../routes/route-areas';
import { type AreaStatus, areaStatus } from './area-status';
import {
  codeField,
  environmentField,
  hostField,
  languageField,
  libraryField,
  originField,
  siteField,
  timeZoneField,
  versionField,
} from './field-shapes';

/** Result of the last connection test; null before the first test. */
export type TestResult = {
  readonly passed: boolean;
  /** Error code of the site; empty if its answer has none. */
  readonly code: string;
  /** Message of the site, filtered by `freeText`. */
  readonly text: string;
} | null;

/**
 * The status report, which users share with support. Each field is listed here and has a fixed format
 * (`field-shapes.ts`); only the message of the connection test is free text from the server.
 */
export interface StatusReport {
  /** Time of the report, in ISO 8601. */
  readonly at: string;
  readonly site: {
    readonly address: string;
    /** Version of the plugin. */
    readonly plugin: string;
    readonly isDevVersion: boolean;
    /** Version of the root. */
    readonly page: string;
    readonly language: string;
    readonly timeZone: string;
    /** Kind of environment; empty when the host names none. */
    readonly environment: string;
  };
  readonly connection: Pick<
    Connection,
    'status' | 'isRegistered' | 'hasConnectedOwner' | 'isUserConnected' | 'isStaging' | 'isInIdentityCrisis'
  > & {
    /** Domain of the API sandbox; empty without a sandbox. */
    readonly sandbox: string;
    /** Codes of the connection errors. */
    readonly errors: readonly string[];
    readonly test: TestResult;
  };
  readonly areas: readonly AreaStatus[];
  readonly libraries: readonly { readonly name: string; readonly version: string }[];
  /** Current overrides of this tab. */
  readonly overrides: readonly {
    readonly area: AreaName;
    readonly origin: string;
    /** End of the override, in ISO 8601. */
    readonly until: string;
  }[];
  /** Origins that the server allows for overrides. */
  readonly overrideOrigins: readonly string[];
}

export interface StatusSources {
  readonly state: PageState;
  /** Areas that this page loads. */
  readonly entries: Loader['entries'];
  readonly connection: Connection;
  readonly reports: readonly AreaReport[];
  /** Libraries that the page shares. */
  readonly scope: ShareScope;
  /** Version of the root. */
  readonly pageVersion: string;
  /** Kind of environment that the host has printed for administrators; empty if it has printed none. */
  readonly environment: string;
  readonly test: TestResult;
  readonly overrides: readonly Override[];
  readonly now: Date;
}

/** Returns the status report. Values that don't have the format of their field are removed. */
export function statusReport(sources: StatusSources): StatusReport {
  const { state, entries, connection, reports, scope, pageVersion, environment, test, now } = sources;
  const { initial, locale, registry } = state;
  const { status, isRegistered, hasConnectedOwner, isUserConnected, isStaging, isInIdentityCrisis } = connection;
  return {
    at: now.toISOString(),
    site: {
      address: siteField(initial.rawUrl),
      plugin: versionField(initial.currentVersion),
      isDevVersion: initial.isDevVersion,
      page: versionField(pageVersion),
      language: languageField(locale.lang),
      timeZone: timeZoneField(locale.timeZone),
      environment: environmentField(environment),
    },
    connection: {
      status,
      isRegistered,
      hasConnectedOwner,
      isUserConnected,
      isStaging,
      isInIdentityCrisis,
      sandbox: hostField(connection.sandboxDomain),
      errors: connection.connectionErrors.map(({ code }) => codeField(code)),
      test: test && { ...test, code: codeField(test.code) },
    },
    areas: [...new Set([...areasOfRoutes, ...areasIn(entries)])].map((area) =>
      areaStatus(
        area,
        entries[area],
        registry.url,
        reports.find((report) => report.area === area),
      ),
    ),
    libraries: Object.entries(versionsIn(scope))
      .map(([name, version]) => ({ name: libraryField(name), version: versionField(version) }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    overrides: sources.overrides.map(({ area, origin, until }) => ({
      area,
      origin: originField(origin),
      until: new Date(until).toISOString(),
    })),
    overrideOrigins: state.overrides.origins.map(originField),
  };
}

import { type Connection, type FailureCode, failure, type PageState } from '@flightdeck/shared/contracts/page';
import { failureText as catalogueText } from '@flightdeck/shared/failures';
import { formatDate, formatMilliseconds } from '@flightdeck/shared/format';
import { __, sprintf } from '@flightdeck/shared/i18n';
import type { AreaStatus } from './area-status';
import * as formats from './formats';

/** Result of the last connection test; null before the first test. */
export type TestResult = {
  readonly passed: boolean;
  /** Code of our failure; empty if the test passed. */
  readonly code: FailureCode | '';
  /** Error code of the site; empty if its answer has none. */
  readonly serverCode: string;
  /** Message of the site. Only the screen shows it. */
  readonly message: string;
} | null;

/** Values of the status screen, as this page and the site name them. */
export interface StatusData {
  readonly at: Date;
  /** Address of the site in this browser. */
  readonly address: string;
  readonly state: Pick<PageState, 'initial' | 'locale'>;
  readonly connection: Connection;
  /** Whether requests of this page lose the header with the nonce. */
  readonly isNonceHeaderRemoved: boolean;
  /** Version of the root. */
  readonly pageVersion: string;
  /** Kind of environment that WordPress has printed for administrators; empty if it has printed none. */
  readonly environment: string;
  readonly areas: readonly AreaStatus[];
  /** Libraries that the page shares, with their versions. */
  readonly libraries: Readonly<Record<string, string>>;
  readonly test: TestResult;
}

/** A line with a label and a value, on the screen and in the report. */
export interface StatusRow {
  readonly label: string;
  readonly value: string;
}

const row = (label: string, value: string): StatusRow => ({ label, value });
const yesNo = (value: boolean) => (value ? __('yes') : __('no'));

export function siteRows({ at, address, state, pageVersion, environment }: StatusData): readonly StatusRow[] {
  const { initial, locale } = state;
  const plugin = formats.version(initial.currentVersion);
  return [
    row(__('Address'), address),
    row(
      __('Plugin'),
      plugin && initial.isDevVersion
        ? sprintf(
            /* translators: %s: a version number. */
            __('%s (development version)'),
            plugin,
          )
        : plugin || __('unknown'),
    ),
    row(__('Dashboard'), formats.version(pageVersion) || __('unknown')),
    // The format `e` is the name of the zone. A zone that no browser knows is UTC.
    row(
      __('Language and time zone'),
      [formats.language(locale.lang), formatDate(at, 'e', locale)].filter(Boolean).join(', '),
    ),
    ...[formats.environment(environment)].filter(Boolean).map((kind) => row(__('Environment'), kind)),
  ];
}

function connectionWord(status: Connection['status']): string {
  if (status === 'offline') return __('offline mode');
  return status ? __('connected') : __('not connected');
}

export const connectionRows = ({ connection, isNonceHeaderRemoved }: StatusData): readonly StatusRow[] => [
  row(__('Connection'), connectionWord(connection.status)),
  row(__('Site registered'), yesNo(connection.isRegistered)),
  row(__('Has a connection owner'), yesNo(connection.hasConnectedOwner)),
  row(__('Account connected'), yesNo(connection.isUserConnected)),
  ...(connection.isStaging ? [row(__('Staging site'), yesNo(true))] : []),
  ...(connection.isInIdentityCrisis ? [row(__('Address conflict'), yesNo(true))] : []),
  ...(connection.sandboxDomain ? [row(__('Sandbox'), yesNo(true))] : []),
  ...(isNonceHeaderRemoved ? [row(__('Header X-WP-Nonce'), __('removed before it reaches WordPress'))] : []),
  ...connection.connectionErrors.map(({ code }) => row(__('Connection error'), formats.code(code) || __('unknown'))),
];

/** Returns the rows about the libraries that the page shares, in alphabetical order. */
export const libraryRows = ({ libraries }: StatusData): readonly StatusRow[] =>
  Object.entries(libraries)
    .map(([name, version]) => row(formats.code(name) || __('unknown'), formats.version(version) || __('unknown')))
    .sort((a, b) => a.label.localeCompare(b.label));

/** Returns the state of an area as a word. */
export function stateWord({ state }: AreaStatus): string {
  if (state === 'ready') return __('Running');
  if (state === 'failed') return __('Failed');
  return state === 'missing' ? __('Not installed') : __('Not loaded');
}

/**
 * Returns the last failure of an area for the screen; empty without a failure. After a refusal, the text also has the cause and
 * the remedy.
 * @param formatTime formats the time of the failure
 */
export function failureText({ area, version, lastFailure }: AreaStatus, formatTime: (at: string) => string): string {
  if (!lastFailure) return '';
  const { code, part, at, needed, present } = lastFailure;
  const event = sprintf(
    /* translators: %1$s: an error code, %2$s: the component that failed, %3$s: a time. */
    __('%1$s in %2$s, %3$s'),
    code,
    part,
    formatTime(at),
  );
  if (!needed) return event;
  const { cause, remedy } = catalogueText(
    failure(code, '', { area, version, needed, ...(present && { present }) }),
    area,
  );
  return `${event}. ${cause} ${remedy}`;
}

/** Returns the load time of an area; empty before the first load. */
export const timeText = ({ milliseconds }: AreaStatus, lang: string): string =>
  milliseconds === null ? '' : formatMilliseconds(milliseconds, lang);

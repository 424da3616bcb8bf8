import { failure } from '@flightdeck/shared/contracts/page';
import { failureText as catalogueText } from '@flightdeck/shared/failures';
import { formatMilliseconds } from '@flightdeck/shared/format';
import { __, sprintf } from '@flightdeck/shared/i18n';
import type { AreaStatus } from './report/area-status';
import type { StatusReport } from './report/status-report';

/** A line with a label and a value, on the screen and in the text for support. */
export interface StatusRow {
  readonly label: string;
  readonly value: string;
}

const row = (label: string, value: string): StatusRow => ({ label, value });
const yesNo = (value: boolean) => (value ? __('yes') : __('no'));

/** Returns the rows about the site. */
export const siteRows = ({ site }: StatusReport): readonly StatusRow[] => [
  row(__('Address'), site.address),
  row(
    __('Plugin'),
    site.isDevVersion
      ? sprintf(
          /* translators: %s: a version number. */
          __('%s (development version)'),
          site.plugin,
        )
      : site.plugin || __('unknown'),
  ),
  row(__('Dashboard'), site.page || __('unknown')),
  row(__('Language and time zone'), `${site.language}, ${site.timeZone}`),
  ...(site.environment ? [row(__('Environment'), site.environment)] : []),
];

function connectionWord(status: StatusReport['connection']['status']): string {
  if (status === 'offline') return __('offline mode');
  return status ? __('connected') : __('not connected');
}

/** Returns the rows about the connection. */
export const connectionRows = ({ connection }: StatusReport): readonly StatusRow[] => [
  row(__('Connection'), connectionWord(connection.status)),
  row(__('Site registered'), yesNo(connection.isRegistered)),
  row(__('Has a connection owner'), yesNo(connection.hasConnectedOwner)),
  row(__('Account connected'), yesNo(connection.isUserConnected)),
  ...(connection.isStaging ? [row(__('Staging site'), yesNo(true))] : []),
  ...(connection.isInIdentityCrisis ? [row(__('Address conflict'), yesNo(true))] : []),
  ...(connection.sandbox ? [row(__('Sandbox'), connection.sandbox)] : []),
  ...connection.errors.map((code) => row(__('Connection error'), code || __('unknown'))),
];

/** Returns the state of an area as a word. */
export function stateWord({ state }: AreaStatus): string {
  if (state === 'ready') return __('Running');
  if (state === 'failed') return __('Failed');
  return state === 'missing' ? __('Not installed') : __('Not loaded');
}

/**
 * Returns the last failure of an area; empty without a failure. After a refusal, the text also has the cause and the remedy.
 * @param formatTime formats the time of the failure; default: ISO 8601
 */
export function failureText({ area, version, lastFailure }: AreaStatus, formatTime = (at: string) => at): string {
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

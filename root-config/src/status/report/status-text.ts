import { __, sprintf } from '@flightdeck/shared/i18n';
import { connectionRows, failureText, type StatusRow, siteRows, stateWord, timeText } from '../status-rows';
import type { StatusReport } from './status-report';

const lines = (rows: readonly StatusRow[]) => rows.map(({ label, value }) => `${label}: ${value}`);
const section = (title: string, content: readonly string[]) => [title, ...content.map((line) => `  ${line}`), ''];

/** Returns the report as a text for a support request. */
export function statusText(report: StatusReport): string {
  const { areas, libraries, overrides, overrideOrigins, connection } = report;
  const areaLines = areas.map((area) =>
    [
      `${area.area} ${area.version}`.trim(),
      stateWord(area),
      timeText(area, report.site.language),
      area.origin,
      failureText(area),
    ]
      .filter((part) => part !== '')
      .join(' · '),
  );
  const { test } = connection;
  const result = test
    ? [[test.passed ? __('Passed') : __('Failed'), test.code, test.text].filter((part) => part !== '').join(': ')]
    : [__('Not run')];
  return [
    sprintf(
      /* translators: %s: a date and time. */
      __('Flightdeck status, %s'),
      report.at,
    ),
    '',
    ...section(__('Site'), lines(siteRows(report))),
    ...section(__('Connection'), lines(connectionRows(report))),
    ...section(__('Connection test'), result),
    ...section(__('Areas'), areaLines),
    ...section(
      __('Shared libraries'),
      libraries.map(({ name, version }) => `${name} ${version}`),
    ),
    ...section(
      __('Overrides'),
      overrides.length > 0
        ? overrides.map(({ area, origin, until }) =>
            sprintf(
              /* translators: %1$s: an area, such as mf-settings, %2$s: the origin of a website, %3$s: a date and time. */
              __('%1$s from %2$s, until %3$s'),
              area,
              origin,
              until,
            ),
          )
        : [__('None')],
    ),
    ...(overrideOrigins.length > 0 ? section(__('Allowed override origins'), overrideOrigins) : []),
  ]
    .join('\n')
    .trimEnd();
}

import { __, sprintf } from '@flightdeck/shared/i18n';
import type { AreaStatus } from './area-status';
import * as formats from './formats';
import {
  connectionRows,
  libraryRows,
  type StatusData,
  type StatusRow,
  siteRows,
  stateWord,
  timeText,
} from './status-rows';

/**
 * Returns the report for support. It has the values that are listed here and in the rows: codes, versions, times, states, names of
 * areas, language and time zone, and the address of the site. It has no sentence of a server, and no other address.
 */
export function reportText(data: StatusData): string {
  return [
    sprintf(
      /* translators: %s: a date and time. */
      __('Flightdeck status, %s'),
      data.at.toISOString(),
    ),
    '',
    ...section(__('Site'), lines(siteRows(data))),
    ...section(__('Connection'), lines(connectionRows(data))),
    ...section(__('Connection test'), [testLine(data)]),
    ...section(
      __('Areas'),
      data.areas.map((area) => areaLine(area, data.state.locale.lang)),
    ),
    ...section(__('Shared libraries'), lines(libraryRows(data))),
  ]
    .join('\n')
    .trimEnd();
}

const section = (title: string, content: readonly string[]) => [title, ...content.map((line) => `  ${line}`), ''];
const lines = (rows: readonly StatusRow[]) => rows.map(({ label, value }) => `${label}: ${value}`);
const join = (values: readonly string[]) => values.filter(Boolean).join(' · ');

function testLine({ test }: StatusData): string {
  if (!test) return __('Not run');
  return join([test.passed ? __('Passed') : __('Failed'), test.code, formats.code(test.serverCode)]);
}

function areaLine(area: AreaStatus, lang: string): string {
  const { lastFailure } = area;
  return join([
    `${area.area} ${formats.version(area.version)}`.trim(),
    stateWord(area),
    area.isOverridden ? __('Override') : '',
    timeText(area, lang),
    lastFailure ? `${lastFailure.code}, ${lastFailure.at}` : '',
  ]);
}

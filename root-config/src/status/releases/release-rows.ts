import type { ReleaseCounts, VisitCounts, WithdrawnRelease } from '@flightdeck/shared/contracts/releases';
import { formatCount, formatMeasure } from '@flightdeck/shared/format';
import { __, sprintf } from '@flightdeck/shared/i18n';

export interface ReleaseRow extends ReleaseCounts {
  readonly area: string;
}

/** Returns the language of the page. */
const lang = (): string => document.documentElement.lang;

/** Returns the counts of all releases, by area, in the order of the host: the live release first. */
export const releaseRows = ({ areas }: VisitCounts): readonly ReleaseRow[] =>
  Object.entries(areas).flatMap(([area, releases]) => releases.map((release) => ({ area, ...release })));

/** Returns the stage of a release as a word. */
export function stageWord(stage: ReleaseCounts['stage']): string {
  if (stage === 'live') return __('Live');
  return stage === 'staged' ? __('Staged') : __('Withdrawn');
}

/** Returns the number of failed visits for each code, such as `area-mount × 1`; empty without failures. */
export const codesText = ({ codes }: ReleaseCounts): string =>
  Object.entries(codes)
    .map(([code, count]) => `${code} × ${formatCount(count, lang())}`)
    .join(', ');

/** Returns the number of failed visits and their share of all visits, such as `1 (12.5%)`; empty without visits. */
export const failedText = ({ visits, failures }: ReleaseCounts): string =>
  visits === 0
    ? ''
    : sprintf(
        /* translators: %1$s: a number of failed visits, %2$s: their share of all visits, such as 2.5%. */
        __('%1$s (%2$s)'),
        formatCount(failures, lang()),
        formatMeasure(failures / visits, 'percent', lang()),
      );

/** Returns why a release was withdrawn, as a sentence. */
export const withdrawnText = (area: string, { version, visits, failures }: WithdrawnRelease): string =>
  sprintf(
    /* translators: %1$s: an area, such as mf-settings, %2$s: its version number, %3$s: a number of failed visits, %4$s: a number of visits. */
    __('The site withdrew %1$s %2$s: %3$s of its first %4$s visits failed.'),
    area,
    version,
    formatCount(failures, lang()),
    formatCount(visits, lang()),
  );

import type { HealthReport, ReleaseHealth, TakenBack } from '@flightdeck/shared/contracts/health';
import { formatCount, formatMeasure } from '@flightdeck/shared/format/number';
import { __, sprintf } from '@flightdeck/shared/i18n';

export interface ReleaseRow extends ReleaseHealth {
  readonly area: string;
}

const lang = (): string => document.documentElement.lang;

/** Returns the releases to show, by area: those that are live or staged, and earlier ones that were visited. */
export const releaseRows = ({ areas }: HealthReport): readonly ReleaseRow[] =>
  Object.entries(areas).flatMap(([area, releases]) =>
    releases.filter(({ stage, loads }) => stage !== 'earlier' || loads > 0).map((release) => ({ area, ...release })),
  );

/** Returns the stage of a release as a word. */
export function stageWord(stage: ReleaseHealth['stage']): string {
  if (stage === 'live') return __('Live');
  return stage === 'staged' ? __('Staged') : __('Earlier release');
}

/** Returns what else was counted, as far as it is not zero: failures by code, retries, lost drafts, slow interactions. */
export function detailText({ codes, retries, lost, slow, interactions }: ReleaseHealth): string {
  const text = (count: number) => formatCount(count, lang());
  return [
    ...Object.entries(codes).map(([code, count]) => `${code} × ${text(count)}`),
    /* translators: %s: how often visitors loaded a part again after it had failed. */
    ...(retries > 0 ? [sprintf(__('Retries: %s'), text(retries))] : []),
    /* translators: %s: a number. */
    ...(lost > 0 ? [sprintf(__('Lost unsaved changes: %s'), text(lost))] : []),
    /* translators: %1$s: visits with an interaction slower than 200 ms, %2$s: all visits with interactions. */
    ...(slow > 0 ? [sprintf(__('Slow interactions: %1$s of %2$s visits'), text(slow), text(interactions))] : []),
  ].join(', ');
}

/** Returns the failed visits with their part of all visits; empty without visits. */
export const failedText = ({ loads, failures }: ReleaseHealth): string =>
  loads === 0
    ? ''
    : sprintf(
        /* translators: %1$s: a number of visits, %2$s: their part of all visits, such as 2.5%. */
        __('%1$s (%2$s)'),
        formatCount(failures, lang()),
        formatMeasure(failures / loads, 'percent', lang()),
      );

/** Returns the sentence about a message that did not arrive; empty if it did. */
export const unsentText = ({ unsent }: TakenBack): string =>
  unsent === undefined
    ? ''
    : /* translators: %s: a technical reason in English, such as "status 500". */
      sprintf(__("Couldn't notify the configured URL (%s)."), unsent);

/** Returns why a release was taken back, as a sentence. */
export const takenBackText = ({ area, version, staged, live }: TakenBack): string =>
  sprintf(
    /* translators: %1$s: an area, such as mf-settings, %2$s: its version number, %3$s and %4$s: failed visits and all visits, %5$s and %6$s: the same of the live release. */
    __('The site took back %1$s %2$s: %3$s of %4$s visits failed, and %5$s of %6$s with the live release.'),
    area,
    version,
    ...[staged.failures, staged.loads, live.failures, live.loads].map((count) => formatCount(count, lang())),
  );

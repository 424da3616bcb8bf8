import { formatCount, formatDate } from '@flightdeck/shared/format';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { pageState } from '@flightdeck/shared/session';
import { BigNumber } from '@flightdeck/shared/ui';
import { siteDetails } from '../site-details.resource';
import { scoresOf } from './speed-scores';
import css from './speed-scores.css';

/** Shows the last speed scores of the home page, if Jetpack Boost has measured any. */
export function SpeedScores() {
  const { initial } = pageState();
  const scores = scoresOf(initial.siteData.latestBoostSpeedScores);
  if (!scores) return null;
  const { locale, dateFormat } = siteDetails();
  const rows = [
    { label: __('Mobile'), score: scores.mobile },
    { label: __('Desktop'), score: scores.desktop },
  ];
  return (
    <div data-testid="speed-scores">
      <dl className={css.scores}>
        {rows.map(({ label, score }) => (
          <div key={label}>
            <dt className={css.note}>{label}</dt>
            <dd className={css.score}>
              <BigNumber>{formatCount(score, locale)}</BigNumber>
              <span aria-hidden="true" className={css.bar}>
                <span className={css.fill} style={{ inlineSize: `${score}%` }} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>
        {sprintf(
          /* translators: %s: a date */
          __('Speed scores out of 100, measured on %s.'),
          formatDate(scores.measuredAt, dateFormat, locale),
        )}
      </p>
    </div>
  );
}

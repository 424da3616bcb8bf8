import { type CountOptions, formatCount } from '@flightdeck/shared/format';
import { __, _n, sprintf } from '@flightdeck/shared/i18n';
import { Skeleton } from '@flightdeck/shared/ui';
import { PageNotice } from '@flightdeck/shared/ui/feedback';
import { interpolate } from '@flightdeck/shared/ui/layout';
import css from './consequences.css';
import type { DisconnectDialog } from './disconnect.resource';
import { MoreBenefits } from './more-benefits.view';

export interface ConsequencesProps {
  /** Site address without scheme. */
  readonly site: string;
  readonly locale: CountOptions;
  /** Features that the connection powers; null while loading. */
  readonly benefits: DisconnectDialog['benefits'];
  /** Names of the other plugins that use the connection. */
  readonly plugins: readonly string[];
  /** Whether the dialog deactivates the plugin instead of only disconnecting it. */
  readonly isDeactivation: boolean;
}

/** A site with benefits, but at most this many, also sees other benefits of the connection. */
const fewBenefits = 2;

/** Lists what stops working: features with their numbers, and other plugins (CONN-053, CONN-055). */
export function Consequences({ site, locale, benefits, plugins, isDeactivation }: ConsequencesProps) {
  return (
    <>
      <p>
        {interpolate(
          isDeactivation
            ? __(
                'Jetpack powers features on <site/>. When you deactivate Jetpack, they stop working. You keep your posts and pages.',
              )
            : __(
                'Jetpack powers features on <site/>. When you disconnect Jetpack, they stop working. You keep your posts and pages.',
              ),
          {
            site: () => (
              <strong>
                <bdi>{site}</bdi>
              </strong>
            ),
          },
        )}
      </p>
      {benefits === null && (
        <div aria-busy="true" className={`${css.rows} ${css.loading}`}>
          {[1, 2, 3, 4].map((row) => (
            <div className={css.row} key={row}>
              <Skeleton width={180} />
            </div>
          ))}
        </div>
      )}
      {benefits !== null && benefits.length > 0 && (
        <ul aria-label={__('What Jetpack does for your site')} className={css.rows} role="list">
          {benefits.map(({ name, title, description, value }) => (
            <li className={css.row} key={name}>
              <div>
                <p className={css.name}>{title}</p>
                <p className={css.description}>{description}</p>
              </div>
              <strong className={css.value}>{formatCount(value, locale)}</strong>
            </li>
          ))}
        </ul>
      )}
      {benefits !== null && benefits.length > 0 && benefits.length <= fewBenefits && <MoreBenefits />}
      {plugins.length > 0 && <Plugins names={plugins} />}
    </>
  );
}

function Plugins({ names }: { readonly names: readonly string[] }) {
  /* translators: %d: the number of plugins. */
  const text = _n(
    '<strong>%d other plugin uses this connection</strong> and will be disconnected too:',
    '<strong>%d other plugins use this connection</strong> and will be disconnected too:',
    names.length,
  );
  return (
    <PageNotice status="is-warning">
      <p>{interpolate(sprintf(text, names.length), { strong: (children) => <strong>{children}</strong> })}</p>
      <ul aria-label={__('Other plugins')} className={css.plugins} role="list">
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </PageNotice>
  );
}

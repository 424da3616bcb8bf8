import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { OutLink } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import css from './consequences.css';

const moreBenefits = () =>
  [
    [__('Load images faster through <a>our network</a>.'), 'jetpack-features-design-content-delivery-network'],
    [__('Stop <a>brute force attacks</a>, and find out when your site goes down.'), 'jetpack-features-brute-force'],
    [__('Reach more visitors by <a>sharing posts</a> on social media.'), 'jetpack-support-social'],
  ] as const;

/** Lists other benefits of the connection, for a site with few benefits. */
export function MoreBenefits() {
  return (
    <div>
      <p>{__('Jetpack can do more for your site:')}</p>
      <ul className={css.more}>
        {moreBenefits().map(([text, source]) => (
          <li key={source}>
            {interpolate(text, {
              a: (children) => (
                <OutLink href={redirect(source)} newTab>
                  {children}
                </OutLink>
              ),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

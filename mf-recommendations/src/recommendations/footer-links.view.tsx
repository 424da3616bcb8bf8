import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { OutLink } from '@flightdeck/shared/ui';
import css from './footer-links.css';

/** Shows help links below every step (REC-011, REC-012). */
export function FooterLinks() {
  return (
    <nav aria-label={__('Help')} className={css.links}>
      <OutLink href={redirect('jetpack-support-getting-started')} newTab>
        {__('Learn how to get started with Jetpack')}
      </OutLink>
      <OutLink href={redirect('jetpack-support')} newTab>
        {__('Search our support site')}
      </OutLink>
    </nav>
  );
}

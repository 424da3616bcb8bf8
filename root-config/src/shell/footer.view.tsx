import { recordClick } from '@flightdeck/shared/analytics';
import { __ } from '@flightdeck/shared/i18n';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import css from './footer.css';
import type { FooterLink } from './footer-links';

/** Version and links at the end of the page (ROOT-076 to ROOT-082). */
export function Footer({ links }: { readonly links: readonly FooterLink[] }) {
  return (
    <nav className={css.footer} aria-label={__('About this plugin')}>
      <ul className={css.list}>
        {links.map(({ label, href, newTab }) => (
          <li key={label}>
            <OutLink
              href={href}
              newTab={newTab}
              onClick={() => recordClick({ target: 'footer_link', link: label.toLowerCase() })}
            >
              {label}
            </OutLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

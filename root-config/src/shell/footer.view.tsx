import { recordClick } from '@flightdeck/shared/analytics';
import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui/button';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import css from './footer.css';
import type { FooterLink } from './footer-links';

interface FooterProps {
  readonly links: readonly FooterLink[];
  /** Resets all options; null for users without the permission. */
  readonly onReset: (() => void) | null;
  /** Opens the developer tools; null without them. */
  readonly onDevTools: (() => void) | null;
}

/** Version and links at the end of the page (ROOT-076 to ROOT-083). */
export function Footer({ links, onReset, onDevTools }: FooterProps) {
  return (
    <nav className={css.footer} aria-label={__('About this plugin')}>
      <ul className={css.list}>
        {links.map(({ label, href, newTab, event }) => (
          <li key={event}>
            <OutLink href={href} newTab={newTab} onClick={() => recordClick({ target: 'footer_link', link: event })}>
              {label}
            </OutLink>
          </li>
        ))}
        {onReset && (
          <li>
            <Button onClick={onReset} variant="link">
              {__('Reset Options (dev only)')}
            </Button>
          </li>
        )}
        {onDevTools && (
          <li>
            <Button onClick={onDevTools} variant="link">
              {__('Dev Tools')}
            </Button>
          </li>
        )}
      </ul>
    </nav>
  );
}

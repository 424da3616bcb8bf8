import { __ } from '@flightdeck/shared/i18n';
import { recordClick } from '@flightdeck/shared/reporting';
import { Button, OutLink } from '@flightdeck/shared/ui';
import type { ReactNode } from 'react';
import css from './footer.css';
import type { FooterLink } from './footer-links';

interface FooterProps {
  readonly links: readonly FooterLink[];
  /** Opens the list of keyboard shortcuts. */
  readonly onKeys: () => void;
  /** List items to add after the links. */
  readonly children: ReactNode;
}

/** Version and links at the end of the page (ROOT-076 to ROOT-082). */
export function Footer({ links, onKeys, children }: FooterProps) {
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
        <li>
          <Button onClick={onKeys} variant="link">
            {__('Keyboard shortcuts')}
          </Button>
        </li>
        {children}
      </ul>
    </nav>
  );
}

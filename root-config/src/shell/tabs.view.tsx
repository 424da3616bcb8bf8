import { recordClick } from '@flightdeck/shared/analytics';
import { __, _n, sprintf } from '@flightdeck/shared/i18n';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import { VisuallyHidden } from '@flightdeck/shared/ui/visually-hidden';
import type { Tab } from './tabs';
import css from './tabs.css';

/** The tabs as links, so that they open in a new tab too. The current one says so. */
export function Tabs({ tabs }: { readonly tabs: readonly Tab[] }) {
  return (
    <nav className={css.tabs} aria-label={__('Dashboard')}>
      <ul className={css.list}>
        {tabs.map((tab) => (
          <li key={tab.label}>
            {tab.external ? (
              <span className={css.tab}>
                <OutLink href={tab.href} newTab onClick={() => click(tab)}>
                  {tab.label}
                </OutLink>
              </span>
            ) : (
              <a
                className={css.tab}
                href={tab.href}
                aria-current={tab.selected ? 'page' : undefined}
                onClick={() => click(tab)}
              >
                {tab.label}
                {tab.badge > 0 && (
                  <span className={css.badge}>
                    <span aria-hidden="true">{tab.badge}</span>
                    <VisuallyHidden>{sprintf(_n('%d new', '%d new', tab.badge), tab.badge)}</VisuallyHidden>
                  </span>
                )}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const click = ({ href }: Tab) => recordClick({ target: 'nav_item', path: href.replace(/^#\//, '') });

import { __, _n, sprintf } from '@flightdeck/shared/i18n';
import { recordClick } from '@flightdeck/shared/reporting';
import { Icon, OutLink, VisuallyHidden } from '@flightdeck/shared/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Tab } from './tabs';
import css from './tabs.css';

interface TabsProps {
  readonly tabs: readonly Tab[];
  /** Title of the screen. It is the label of the closed list if no tab is current. */
  readonly title: string;
  /** Content at the end of the row. */
  readonly children?: ReactNode;
}

/**
 * Tabs as links, so that they also open in a new tab. In a narrow window, they fold into a list named after the
 * current tab (FACT-PAGE-4), so that no user has to scroll sideways.
 */
export function Tabs({ tabs, title, children }: TabsProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const current = tabs.find(({ isCurrent }) => isCurrent);
  const newCount = tabs.reduce((sum, { badge }) => sum + badge, 0);
  const routeKey = current?.href ?? title;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new route closes the list
  useEffect(() => setOpen(false), [routeKey]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div className={css.bar}>
      <nav
        className={css.tabs}
        aria-label={__('Dashboard')}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
        }}
      >
        <button
          aria-controls={id}
          aria-expanded={isOpen}
          className={css.opener}
          onClick={() => setOpen(!isOpen)}
          ref={opener}
          type="button"
        >
          <span>{current?.label ?? title}</span>
          {newCount > 0 && <Badge count={newCount} />}
          <span className={css.arrow}>
            <Icon name="chevron" size={16} />
          </span>
        </button>
        <ul className={isOpen ? `${css.list} ${css.open}` : css.list} id={id}>
          {tabs.map((tab) => (
            <li key={tab.event}>
              <TabLink tab={tab} />
            </li>
          ))}
        </ul>
      </nav>
      {children && <div className={css.end}>{children}</div>}
    </div>
  );
}

function TabLink({ tab }: { readonly tab: Tab }) {
  const badgeProperty = tab.event === 'recommendations' && { is_new_recommendations_bubble_visible: tab.badge > 0 };
  const onClick = () => recordClick({ target: 'nav_item', path: tab.event, ...badgeProperty });
  if (tab.isExternal) {
    return (
      <span className={css.tab}>
        <OutLink href={tab.href} newTab onClick={onClick}>
          {tab.label}
        </OutLink>
      </span>
    );
  }
  return (
    <a className={css.tab} href={tab.href} aria-current={tab.isCurrent ? 'page' : undefined} onClick={onClick}>
      <span>{tab.label}</span>
      {tab.badge > 0 && <Badge count={tab.badge} />}
    </a>
  );
}

function Badge({ count }: { readonly count: number }) {
  return (
    <span className={css.badge}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>
        {sprintf(
          /* translators: %d: the number of new recommendations. */
          _n('%d new', '%d new', count),
          count,
        )}
      </VisuallyHidden>
    </span>
  );
}

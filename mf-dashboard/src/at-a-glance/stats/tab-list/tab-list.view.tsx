import { type KeyboardEvent, useRef } from 'react';
import css from './tab-list.css';

export interface TabChoice<Id extends string> {
  readonly id: Id;
  /** One word: "Days". */
  readonly label: string;
}

export interface TabListProps<Id extends string> {
  /** Name of the tab list for screen readers: "Period". */
  readonly label: string;
  readonly tabs: readonly TabChoice<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Id of the tab panel, which needs `role="tabpanel"` and `aria-labelledby={tabId(panelId, selected)}`. */
  readonly panelId: string;
}

/** Returns the ID of a tab, for `aria-labelledby` of its panel. */
export const tabId = (panelId: string, id: string): string => `${panelId}-${id}`;

/** Shows tabs as one Tab stop. Arrow keys, Home and End select a tab immediately. */
export function TabList<Id extends string>({ label, tabs, selected, onSelect, panelId }: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const index = tabs.findIndex((tab) => tab.id === selected);
    const nextTab = tabs[indexAfterKey(event.key, index, tabs.length, isRtl)];
    if (!nextTab) return;
    event.preventDefault();
    onSelect(nextTab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${nextTab.id}"]`)?.focus();
  };
  return (
    <div aria-label={label} className={css.list} onKeyDown={onKeyDown} ref={list} role="tablist">
      {tabs.map((tab) => (
        <button
          aria-controls={panelId}
          aria-selected={tab.id === selected}
          className={css.tab}
          data-tab={tab.id}
          id={tabId(panelId, tab.id)}
          key={tab.id}
          onClick={() => onSelect(tab.id)}
          role="tab"
          tabIndex={tab.id === selected ? 0 : -1}
          type="button"
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** Returns the index of the tab that a key selects, or -1 for other keys. The arrow keys wrap around at both ends. */
function indexAfterKey(key: string, index: number, count: number, isRtl: boolean): number {
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return (index + 1) % count;
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}

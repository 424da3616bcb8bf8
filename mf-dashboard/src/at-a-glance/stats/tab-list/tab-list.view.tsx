import { type KeyboardEvent, useRef } from 'react';
import css from './tab-list.css';

export interface TabChoice<Id extends string> {
  readonly id: Id;
  /** One word: "Days". */
  readonly label: string;
}

export interface TabListProps<Id extends string> {
  /** What the choice is about, for screen readers: "Period". */
  readonly label: string;
  readonly tabs: readonly TabChoice<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Id of the element whose content changes; it carries `role="tabpanel"` and `aria-labelledby={tabId(panelId, selected)}`. */
  readonly panelId: string;
}

/** Id of the tab that names the panel. */
export const tabId = (panelId: string, id: string): string => `${panelId}-${id}`;

/** A few views of the same thing. One stop for the Tab key; arrows, Home and End change the view at once. */
export function TabList<Id extends string>({ label, tabs, selected, onSelect, panelId }: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next =
      tabs[
        nextOf(
          event.key,
          tabs.findIndex((tab) => tab.id === selected),
          tabs.length,
          isRtl,
        )
      ];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
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

/** The tab a key leads to, round and round; -1 for any other key. */
function nextOf(key: string, index: number, count: number, isRtl: boolean): number {
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return (index + 1) % count;
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}

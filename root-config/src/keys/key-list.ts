import { __, _x } from '@flightdeck/shared/i18n';

/** A row of the list of keys. */
export interface KeyRow {
  /** Names of the keys as they are printed on a keyboard. */
  readonly keys: string;
  readonly action: string;
}

/** Returns the keys that work on the page. */
export const keyRows = (): readonly KeyRow[] => [
  { keys: _x('Tab, Shift + Tab', 'keys'), action: __('Go to the next or previous link, button or field') },
  { keys: _x('Enter', 'key'), action: __('Follow a link or press a button') },
  { keys: _x('Space', 'key'), action: __('Turn a switch on or off') },
  { keys: _x('Esc', 'key'), action: __('Close a dialog, an explanation or the search') },
  { keys: '← →', action: __('Move between the bars and periods of a chart') },
  { keys: '?', action: __('Open this list') },
];

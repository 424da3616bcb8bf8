import type { IconName } from '@flightdeck/shared/ui/icon';
import type { ComponentType } from 'react';
import type manifest from '../../area.json';
import type { Need, SettingsFacts } from './facts';
import type { Field } from './field';

/** The pages of settings: the parts of this area. */
export type TabName = keyof (typeof manifest)['parts'];

/** Reads beyond the settings that a card's own rules depend on; they run while one of its tab's cards names them. */
export type FactRead = 'plugins' | 'features' | 'rewind';

/**
 * A card of the settings as data. Access, visibility, "Unavailable in Offline Mode.", "disabled by a site administrator",
 * "Connect to configure." and the search read this one description; the view only draws.
 */
export interface CardDescription {
  /** Unique, kebab-case; the element's id is `jp-settings-{id}`. */
  readonly id: string;
  /** Heading of the card. */
  readonly title: () => string;
  readonly icon: IconName;
  /** Modules it is about, the leading one first. It exists when the site has one of them (SET-007). */
  readonly modules: readonly string[];
  /** What its modules need to be used. Default: what the site says of each of them. */
  readonly needs?: Need;
  /** Options it shows, besides those of its modules; found by the search by their names. */
  readonly settings?: readonly string[];
  /** Those of them that are edited and saved with the bar of the card; a draft of them is offered back after a crash. */
  readonly fields?: readonly Field[];
  /** What else people may search for, besides heading and the modules' own texts. */
  readonly words?: () => readonly string[];
  /** Default: who may manage modules (SET-005). */
  readonly seenBy?: (facts: SettingsFacts) => boolean;
  /** Default: the site has one of the modules. `undefined`: not known yet, it is not drawn so far. */
  readonly exists?: (facts: SettingsFacts) => boolean | undefined;
  readonly asks?: readonly FactRead[];
  /** What connecting is good for here; stands in the bar that offers it. Default: a general sentence. */
  readonly connectText?: () => string;
  /** The name said in "… has been disabled by a site administrator." Default: the heading. */
  readonly moduleName?: () => string;
  /**
   * `only`: with its leading module disabled for good, the card says nothing else. `row`: the row of the module says it
   * (default).
   */
  readonly forcedOff?: 'only' | 'row';
  readonly view: ComponentType<CardProps>;
}

/** What each card's view is given. */
export interface CardProps {
  readonly card: CardDescription;
}

/** A page of settings: its texts and its cards in the documents' order. */
export interface TabDescription {
  readonly name: TabName;
  /** Heading for screen readers: "Jetpack Security Settings". */
  readonly heading: () => string;
  /** The sentence above the cards; without one (null) the page has its heading alone. */
  readonly title: () => string | null;
  /** Stands above its cards among the results of a search. */
  readonly shortTitle: () => string;
  readonly cards: readonly CardDescription[];
  /** Stands there instead of cards when the user sees none of them. */
  readonly empty?: () => string;
}

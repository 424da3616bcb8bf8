import type { RedirectSource } from '@flightdeck/shared/links/places';
import type { IconName } from '@flightdeck/shared/ui';
import type { ComponentType, ReactNode } from 'react';
import type manifest from '../../../area.json';
import type { CardAccess } from '../access/access';
import type { SettingsInput } from '../access/settings-input';
import type { Field } from '../form/field';
import type { SwitchRule } from '../switches/switch-rules';

/** The settings tabs, which are the parts of this area. */
export type TabName = keyof (typeof manifest)['parts'];

/** Reads that the rules of a card can need, besides the settings. A read runs only if a card of the tab needs it. */
export type FactRead = 'plugins' | 'features';

/** Switch that saves immediately. The card draws it, and the search finds the card by the switch's texts and option. */
export interface CardSwitch extends SwitchRule {
  /** Text beside the switch, and its accessible name. */
  readonly label: () => string;
  readonly explanation?: () => ReactNode;
  /** Documentation, linked after the explanation. */
  readonly learnMore?: RedirectSource;
  /** More terms that find the card in a search. */
  readonly searchTerms?: () => readonly string[];
  /** Option of the switch below which this one is drawn. Default: the module. */
  readonly below?: string;
  /** Heading above this switch and the others of the same group. Default: no heading. */
  readonly group?: () => string;
  /** Name in "… has been disabled by a site administrator." Default: the heading of the card. */
  readonly moduleName?: () => string;
  /** Additional condition for showing the switch. The site must also have the module or the option of the switch. */
  readonly exists?: (input: SettingsInput) => boolean;
  /** Draws the switch with more content, such as fields below it: a `CardSwitchRow` with children. Default: no more content. */
  readonly view?: ComponentType<CardSwitchProps>;
}

/** Props of the view of a switch. */
export interface CardSwitchProps extends CardProps {
  readonly rule: CardSwitch;
}

/**
 * Description of a settings card. Access, visibility, the reasons for unavailable settings and the search use it; the view
 * only renders.
 */
export interface CardDescription extends CardAccess {
  /** Unique, in kebab case. The element has the id `jp-settings-{id}`. */
  readonly id: string;
  /** Heading of the card. */
  readonly title: () => string;
  readonly icon: IconName;
  /** Switches from top to bottom. Those of a module's options are below the switch of the module. */
  readonly switches?: readonly CardSwitch[];
  /** Options besides the modules, `switches` and `fields`. The search finds the card by their names. */
  readonly settings?: readonly string[];
  /** Options that the save bar saves. Unsaved values are stored as a draft, which is offered after a crash. */
  readonly fields?: readonly Field[];
  /** More terms that find the card in a search, besides its heading and the texts of its modules. */
  readonly searchTerms?: () => readonly string[];
  /** Reads that the rules of the card need, besides the settings. Default: none. */
  readonly reads?: readonly FactRead[];
  /** Text beside the connect button: the benefit of connecting. Default: a general sentence. */
  readonly connectText?: () => string;
  /**
   * Where the card says that an administrator disabled its leading module. `only`: in place of the content of the card. `row`
   * (default): in the row of the module.
   */
  readonly forcedOff?: 'only' | 'row';
  /** Draws the card with more content, such as links: a `SettingsCard`. Default: no more content. */
  readonly view?: ComponentType<CardProps>;
}

/** Props of the view of a card. */
export interface CardProps {
  readonly card: CardDescription;
}

/** Description of a settings tab. Cards are in the order of the requirements. */
export interface TabDescription {
  readonly name: TabName;
  /** Heading for screen readers: "Jetpack Security Settings". */
  readonly heading: () => string;
  /** Sentence above the cards. If it is null, `shortTitle` is shown there. */
  readonly title: () => string | null;
  /** Heading of the tab's cards in search results. */
  readonly shortTitle: () => string;
  readonly cards: readonly CardDescription[];
  /** Text for users who see none of the cards. Default: a general sentence. */
  readonly empty?: () => string;
}

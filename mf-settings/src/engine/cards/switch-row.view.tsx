import type { ReactNode } from 'react';
import { LearnMore } from '../../learn-more/learn-more.view';
import type { SettingsInput } from '../access/settings-input';
import { useRuleInput } from '../form/form-context.store';
import { isOffered } from '../switches/switch-rules';
import type { CardDescription, CardProps, CardSwitch, CardSwitchProps } from './card';
import { OptionRow, type OptionRowProps } from './option-row.view';
import { SettingsRow } from './settings-row/settings-row.view';

/** Draws all switches of a card. The switches of options are below the switch of their module. */
export const Switches = ({ card }: CardProps): ReactNode => useSwitchesBelow(card);

/** Returns the drawn switches below a switch of a card. @param parent default: the switches that are below no other */
function useSwitchesBelow(card: CardDescription, parent?: CardSwitch): readonly ReactNode[] {
  const { switches = [] } = card;
  const input = useRuleInput();
  const parentOf = (rule: CardSwitch) =>
    switches.find(({ option }) => option === (rule.below ?? rule.module) && option !== rule.option);
  const shownSwitches = switches.filter((rule) => parentOf(rule) === parent && isShown(rule, card, input));
  const drawSwitch = (rule: CardSwitch) => {
    const { view: View = CardSwitchRow } = rule;
    return <View card={card} key={rule.option} rule={rule} />;
  };
  return shownSwitches.map((rule) => {
    const heading = rule.group?.();
    if (heading === undefined) return drawSwitch(rule);
    const group = shownSwitches.filter((other) => other.group?.() === heading);
    const isDrawn = group[0] === rule && group.some((each) => isOffered(each, input.serverValues));
    return (
      isDrawn && (
        <SettingsRow key={heading} label={heading}>
          {group.map(drawSwitch)}
        </SettingsRow>
      )
    );
  });
}

/** Returns whether to draw a switch: its condition is met, and the site has the module if the switch turns on a module. */
const isShown = ({ option, exists }: CardSwitch, { modules }: CardDescription, input: SettingsInput): boolean =>
  (!modules.includes(option) || option in input.modules) && (exists?.(input) ?? true);

/** Draws a switch with the texts of its rule, the switches below it, and then the children. Other props replace the texts. */
export function CardSwitchRow({ card, rule, children, ...otherProps }: CardSwitchProps & Partial<OptionRowProps>) {
  const switchesBelow = useSwitchesBelow(card, rule);
  const hasContent = switchesBelow.length > 0 || Boolean(children);
  return (
    <OptionRow
      explanation={explanationOf(rule)}
      label={rule.label()}
      moduleName={(rule.moduleName ?? card.title)()}
      rule={rule}
      {...otherProps}
    >
      {hasContent ? (
        <>
          {switchesBelow}
          {children}
        </>
      ) : undefined}
    </OptionRow>
  );
}

/** Returns the explanation of a switch, with the link to its documentation. */
export function explanationOf({ explanation, learnMore }: CardSwitch): ReactNode {
  const text = explanation?.();
  return learnMore ? <LearnMore source={learnMore}>{text}</LearnMore> : text;
}

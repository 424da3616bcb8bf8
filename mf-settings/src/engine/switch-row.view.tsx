import { __, sprintf } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { OutLink } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import { createContext, type ReactNode, useContext } from 'react';
import { LearnMore } from '../learn-more/learn-more.view';
import type { CardDescription, CardProps, CardSwitch } from './card';
import { useFacts } from './form-context.store';
import { hindranceText } from './hindrance-text';
import { UnknownValue } from './original-page.view';
import { type RowToggle, SettingsRow } from './settings-row/settings-row.view';
import { type Hindrance, isOffered, isUnknownValue, type SwitchRule } from './switch-rules';
import type { UpdateTexts } from './update.resource';
import { type SwitchState, useSwitch } from './use-switch.resource';

export interface SwitchRowProps {
  readonly rule: SwitchRule;
  /** Also the name of the switch. */
  readonly label: string;
  readonly explanation?: ReactNode;
  /** Name in "{name} has been disabled by a site administrator." Default: "This feature …". */
  readonly moduleName?: string | undefined;
  /** Disables the switch for a reason that the page already shows. */
  readonly disabled?: boolean | undefined;
  /** Disables the switch and shows this reason at the end of the row. */
  readonly disabledReason?: string | undefined;
  /** Texts of the notices. Default: the general texts. */
  readonly texts?: ((on: boolean) => UpdateTexts) | undefined;
  /** Content at the end of the row, unless a saving state, an error or a reason is shown there: "Not in your plan". */
  readonly end?: ReactNode;
  /** Dependent fields and rows: disabled while the switch is off, removed if an administrator disabled the module. */
  readonly children?: ReactNode;
  /** Default: true while the switch is off or unavailable. */
  readonly childrenDisabled?: boolean | undefined;
  /** Default: `setting-{option}`. The switch itself has `module-toggle-{option}`. */
  readonly testId?: string | undefined;
}

/** Reason that the parent row or the card shows for a module, so that nested rows do not repeat it. */
export const ShownByParent = createContext<{ readonly module: string; readonly hindrance: Hindrance } | null>(null);

/**
 * Row with a switch that saves immediately. Shows the reason when the switch is unavailable, and nothing when the site does not
 * have the option.
 */
export function SwitchRow(props: SwitchRowProps) {
  const { rule, label, explanation, moduleName, end, children, childrenDisabled, testId, texts } = props;
  const state = useSwitch(rule, texts);
  const { option, module = option } = rule;
  const above = useContext(ShownByParent);
  const { serverValues } = useFacts();
  if (!isOffered(rule, serverValues)) return null;
  const isShownByParent = above?.module === module && above.hindrance === state.hindrance;
  const isModule = module === option;
  const isForcedOff = isModule && state.hindrance === 'forced-off';
  const isUnknown = isUnknownValue(rule, serverValues);
  return (
    <SettingsRow
      // Options stay editable while an administrator keeps the module on.
      childrenDisabled={childrenDisabled ?? (isUnknown || state.isOn !== true || !isOpen(state))}
      end={isUnknown ? __('Unknown value') : state.isOn === undefined ? __('Not loaded') : end}
      explanation={
        isUnknown ? (
          <UnknownValue module={module} />
        ) : isForcedOff ? (
          <DisabledByAdministrator name={moduleName} />
        ) : (
          explanation
        )
      }
      label={label}
      testId={testId ?? `setting-${option}`}
      toggle={isUnknown ? unknownToggle(option) : toggleOf(state, props, isShownByParent)}
    >
      {isForcedOff || children === undefined ? undefined : (
        <ShownByParent value={{ module, hindrance: state.hindrance }}>{children}</ShownByParent>
      )}
    </SettingsRow>
  );
}

const unknownToggle = (option: string): RowToggle => ({
  checked: false,
  disabled: true,
  onChange: () => {},
  testId: `module-toggle-${option}`,
});

const isOpen = ({ hindrance }: SwitchState) => hindrance === undefined || hindrance === 'forced-on';

function toggleOf(
  state: SwitchState,
  { rule, disabled, disabledReason }: SwitchRowProps,
  isShownByParent: boolean,
): RowToggle {
  const { isOn = false, hindrance } = state;
  const isBlockedByParent = isShownByParent && hindrance !== undefined;
  const isReasonHidden = hindrance === 'forced-off' || hindrance === 'module-off' || isBlockedByParent;
  return {
    checked: isOn,
    onChange: (on) => void state.set(on),
    busy: state.isSaving,
    disabled: disabled === true || isReasonHidden || state.isOn === undefined,
    disabledReason: hindrance === undefined || isReasonHidden ? disabledReason : hindranceText(hindrance),
    error: state.notSaved ? (isOn ? __('Not saved, still on') : __('Not saved, still off')) : undefined,
    testId: `module-toggle-${rule.option}`,
  };
}

/** Message for a module that a server administrator disabled (SET-019, SET-020). */
export function DisabledByAdministrator({ name }: { readonly name?: string | undefined }) {
  const text =
    name === undefined
      ? __('This feature has been disabled by a site administrator.')
      : sprintf(
          /* translators: %s: the name of a feature */
          __('%s has been disabled by a site administrator.'),
          name,
        );
  return (
    <>
      <span>{text}</span>{' '}
      {interpolate(__('<learn>Learn more</learn>'), {
        learn: (word) => <OutLink href={redirect('jetpack-support-module-overrides')}>{word}</OutLink>,
      })}
    </>
  );
}

/** Draws the switches of a card, for the view of a card that shows more. */
export function Switches({ card }: CardProps) {
  const { modules } = useFacts();
  const { switches = [] } = card;
  const isAbsent = ({ option }: CardSwitch) => card.modules.includes(option) && !(option in modules);
  return switches
    .filter((each) => each.module === undefined && !isAbsent(each))
    .map((each) => (
      <Row card={card} key={each.option} rule={each}>
        {optionsOf(card, each).map((option) => (
          <Row card={card} key={option.option} rule={option} />
        ))}
      </Row>
    ));
}

const optionsOf = ({ switches = [] }: CardDescription, { option }: CardSwitch) =>
  switches.filter(({ module }) => module === option);

interface RowProps extends CardProps {
  readonly rule: CardSwitch;
  readonly children?: readonly ReactNode[];
}

function Row({ card, rule, children = [] }: RowProps) {
  const text = rule.explanation?.();
  return (
    <SwitchRow
      explanation={rule.learnMore ? <LearnMore source={rule.learnMore}>{text}</LearnMore> : text}
      label={rule.label()}
      moduleName={card.title()}
      rule={rule}
    >
      {children.length > 0 ? children : undefined}
    </SwitchRow>
  );
}

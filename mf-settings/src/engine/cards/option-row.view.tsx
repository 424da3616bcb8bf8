import { __ } from '@flightdeck/shared/i18n';
import { createContext, type ReactNode, useContext } from 'react';
import { blockerText, DisabledByAdministrator } from '../access/blocker-text.view';
import { useRuleInput } from '../form/form-context.store';
import { UnknownValue } from '../form/original-page.view';
import type { UpdateTexts } from '../saving/update.resource';
import { type Blocker, isOffered, isUnknownValue, type SwitchRule } from '../switches/switch-rules';
import { type SwitchState, useSwitch } from '../switches/use-switch.resource';
import { type RowToggle, SettingsRow } from './settings-row/settings-row.view';

export interface OptionRowProps {
  readonly rule: SwitchRule;
  /** Text beside the switch, and its accessible name. */
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
  /**
   * Content at the end of the row, such as "Not in your plan". "Saving…", an error, a reason, "Unknown value" or "Not loaded"
   * replaces this content.
   */
  readonly end?: ReactNode;
  /** Dependent fields and rows: disabled while the switch is off, removed if an administrator disabled the module. */
  readonly children?: ReactNode;
  /** Default: true while the switch is off or the options of its module can't be changed. */
  readonly childrenDisabled?: boolean | undefined;
  /** Default: `setting-{option}`. The switch itself has `module-toggle-{option}`. */
  readonly testId?: string | undefined;
}

/** Reason that the parent row or the card already shows for a module. Nested rows do not repeat this reason. */
export const ShownReason = createContext<{ readonly module: string; readonly blocker: Blocker } | null>(null);

/**
 * Row with a switch that saves an option immediately. Shows the reason if the switch is unavailable. Draws nothing if the site doesn't have
 * the option.
 */
export function OptionRow(props: OptionRowProps) {
  const { rule, label, moduleName, children, childrenDisabled, testId, texts } = props;
  const state = useSwitch(rule, texts);
  const { option, module = option } = rule;
  const shownReason = useContext(ShownReason);
  const { serverValues } = useRuleInput();
  if (!isOffered(rule, serverValues)) return null;
  const isReasonShown =
    state.blocker !== undefined && shownReason?.module === module && shownReason.blocker === state.blocker;
  const isModule = module === option;
  const isForcedOff = isModule && state.blocker === 'forced-off';
  const isUnknown = isUnknownValue(rule, serverValues);

  let { end, explanation } = props;
  if (isUnknown) end = __('Unknown value');
  else if (state.isOn === undefined) end = __('Not loaded');
  if (isUnknown) explanation = <UnknownValue module={module} />;
  else if (isForcedOff) explanation = <DisabledByAdministrator name={moduleName} />;
  return (
    <SettingsRow
      childrenDisabled={childrenDisabled ?? (isUnknown || state.isOn !== true || !areOptionsAvailable(state))}
      end={end}
      explanation={explanation}
      label={label}
      testId={testId ?? `setting-${option}`}
      toggle={isUnknown ? disabledToggle(option) : rowToggle(state, props, isReasonShown)}
    >
      {isForcedOff || children === undefined ? undefined : (
        <ShownReason value={{ module, blocker: state.blocker }}>{children}</ShownReason>
      )}
    </SettingsRow>
  );
}

/** Returns a switch that is off and disabled, for an unknown value. */
const disabledToggle = (option: string): RowToggle => ({
  checked: false,
  disabled: true,
  onChange: () => {},
  testId: `module-toggle-${option}`,
});

/** Returns whether the options of a module can be changed. `forced-on` locks only the switch of the module. */
const areOptionsAvailable = ({ blocker }: SwitchState) => blocker === undefined || blocker === 'forced-on';

/** Returns the switch for the row: its position, and the reason if it is unavailable. */
function rowToggle(
  state: SwitchState,
  { rule, disabled, disabledReason }: OptionRowProps,
  isReasonShown: boolean,
): RowToggle {
  const { isOn = false, blocker } = state;
  // The row of the module shows `forced-off` in its explanation, and `module-off` by the position of its switch.
  const isReasonHidden = blocker === 'forced-off' || blocker === 'module-off' || isReasonShown;
  const notSavedText = isOn ? __('Not saved, still on') : __('Not saved, still off');
  return {
    checked: isOn,
    onChange: (on) => void state.set(on),
    busy: state.isSaving,
    disabled: disabled === true || isReasonHidden || state.isOn === undefined,
    disabledReason: blocker === undefined || isReasonHidden ? disabledReason : blockerText(blocker),
    error: state.isNotSaved ? notSavedText : undefined,
    testId: `module-toggle-${rule.option}`,
  };
}

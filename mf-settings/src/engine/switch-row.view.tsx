import { __, sprintf } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { interpolate } from '@flightdeck/shared/ui/interpolate';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import { createContext, type ReactNode, useContext } from 'react';
import { hindranceText } from './hindrance-text';
import { type RowToggle, SettingsRow } from './settings-row/settings-row.view';
import type { Hindrance, SwitchRule } from './switch-rules';
import type { UpdateTexts } from './update.resource';
import { type SwitchState, useSwitch } from './use-switch.resource';

export interface SwitchRowProps {
  readonly rule: SwitchRule;
  /** Also the name of the switch. */
  readonly label: string;
  readonly explanation?: ReactNode;
  /** Said when an administrator has disabled the module: "{name} has been disabled …". Default: "This feature …". */
  readonly moduleName?: string | undefined;
  /** Cannot be used now for one more reason than those the rule knows; it stands beside it already. */
  readonly disabled?: boolean | undefined;
  /** The same, said at the end of the row. */
  readonly disabledReason?: string | undefined;
  /** Texts of its notices, where they are other than those of all settings. */
  readonly texts?: ((on: boolean) => UpdateTexts) | undefined;
  /** At the end of the row while nothing exceptional stands there: "Not in your plan". */
  readonly end?: ReactNode;
  /** Fields and rows that belong to it; disabled while it is off, gone while it is disabled for good. */
  readonly children?: ReactNode;
  /** Default: while the switch is off or cannot be used. */
  readonly childrenDisabled?: boolean | undefined;
  /** Default `setting-{option}`; the switch itself is `module-toggle-{option}`. */
  readonly testId?: string | undefined;
}

/** What the row around has said of its module already, so that rows inside do not say it again. */
const SaidAbove = createContext<{ readonly module: string; readonly hindrance: Hindrance } | null>(null);

/** A setting that is switched and saved at once, with everything that can stand in its way. */
export function SwitchRow(props: SwitchRowProps) {
  const { rule, label, explanation, moduleName, end, children, childrenDisabled, testId, texts } = props;
  const state = useSwitch(rule, texts);
  const { option, module = option } = rule;
  const above = useContext(SaidAbove);
  const isSaidAbove = above?.module === module && above.hindrance === state.hindrance;
  const isOwn = module === option;
  const isForcedOff = isOwn && state.hindrance === 'forced-off';
  return (
    <SettingsRow
      // An option can be edited while its module is kept on by an administrator.
      childrenDisabled={childrenDisabled ?? (state.isOn !== true || !isOpen(state))}
      end={state.isOn === undefined ? __('Not loaded') : end}
      explanation={isForcedOff ? <DisabledByAdministrator name={moduleName} /> : explanation}
      label={label}
      testId={testId ?? `setting-${option}`}
      toggle={toggleOf(state, props, isSaidAbove)}
    >
      {isForcedOff || children === undefined ? undefined : (
        <SaidAbove value={{ module, hindrance: state.hindrance }}>{children}</SaidAbove>
      )}
    </SettingsRow>
  );
}

const isOpen = ({ hindrance }: SwitchState) => hindrance === undefined || hindrance === 'forced-on';

function toggleOf(
  state: SwitchState,
  { rule, disabled, disabledReason }: SwitchRowProps,
  isSaidAbove: boolean,
): RowToggle {
  const { isOn = false, hindrance } = state;
  const isClosedAbove = isSaidAbove && hindrance !== undefined;
  const isQuiet = hindrance === 'forced-off' || hindrance === 'module-off' || isClosedAbove;
  return {
    checked: isOn,
    onChange: (on) => void state.set(on),
    busy: state.isSaving,
    disabled: disabled === true || isQuiet || state.isOn === undefined,
    disabledReason: hindrance === undefined || isQuiet ? disabledReason : hindranceText(hindrance),
    error: state.notSaved ? (isOn ? __('Not saved, still on') : __('Not saved, still off')) : undefined,
    testId: `module-toggle-${rule.option}`,
  };
}

/** An administrator of the server keeps a module off (SET-019, SET-020). */
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
      {text}{' '}
      {interpolate(__('<learn>Learn more</learn>'), {
        learn: (word) => <OutLink href={redirect('jetpack-support-module-overrides')}>{word}</OutLink>,
      })}
    </>
  );
}

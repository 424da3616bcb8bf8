import type { SaveEnding, Settings } from '@flightdeck/shared/settings';
import { type Availability, isUsable } from '../access/access';
import type { SettingsInput } from '../access/settings-input';

/** Rule of a switch: its option, and how the option is read and changed. */
export interface SwitchRule {
  readonly option: string;
  /** Module of the option. Default: the option is a module. */
  readonly module?: string;
  /** Position of the switch. Default: on if both the option and its module are on. */
  readonly isOn?: (serverValues: Settings, input: SettingsInput) => boolean;
  /** Whether the site stores a value that the switch can replace. Default: whether the value is a flag, or missing. */
  readonly isKnown?: (serverValues: Settings) => boolean;
  /** Options to send for a new position. Default: the option. */
  readonly changes?: (on: boolean, serverValues: Settings, input: SettingsInput) => Settings;
  /** Records a change. Default: one event for each sent option. */
  readonly record?: (on: boolean) => void;
  /** Tries a failed change again in another way. @returns null if there is no other way */
  readonly recover?: (changes: Settings, input: SettingsInput) => Promise<SaveEnding> | null;
}

/**
 * Returns whether the site has the option of a switch: some versions of Jetpack lack it. True while the server values are
 * loading, and for a rule with `isOn`.
 */
export const isOffered = ({ option, isOn }: SwitchRule, serverValues: Settings): boolean =>
  isOn !== undefined || option in serverValues || Object.keys(serverValues).length === 0;

/** Returns whether the site stores a value that the switch must not replace, such as a list in a newer version of Jetpack. */
export const isUnknownValue = ({ option, isKnown }: SwitchRule, serverValues: Settings): boolean =>
  isKnown ? !isKnown(serverValues) : serverValues[option] !== undefined && typeof serverValues[option] !== 'boolean';

/** Returns the position of a switch; undefined if the server has no value for the option, for example while the values load. */
export function positionOf(
  { option, module = option, ...rule }: SwitchRule,
  serverValues: Settings,
  input: SettingsInput,
): boolean | undefined {
  if (rule.isOn) return rule.isOn(serverValues, input);
  if (!(option in serverValues)) return undefined;
  return Boolean(serverValues[option] && serverValues[module]);
}

/** Returns the options that a switch sends for a new position. */
export const changesOf = ({ option, changes }: SwitchRule, on: boolean, input: SettingsInput): Settings =>
  changes?.(on, input.serverValues, input) ?? { [option]: on };

/** Reason why a switch is unavailable; undefined if it is available. */
export type Blocker = Exclude<Availability, 'ready'> | 'module-off' | undefined;

/**
 * Returns the reason why a switch is unavailable. `forced-on` locks only the switch of the module. The switches of its options
 * are unavailable while the module is off.
 */
export function blockerOf(
  { option, module = option }: SwitchRule,
  state: Availability,
  serverValues: Settings,
): Blocker {
  if (!isUsable(state)) return state;
  if (module === option) return state === 'ready' ? undefined : state;
  return serverValues[module] ? undefined : 'module-off';
}

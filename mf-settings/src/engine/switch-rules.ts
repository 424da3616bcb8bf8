import type { Settings } from '@flightdeck/shared/api';
import type { SaveEnding } from '@flightdeck/shared/settings';
import { type Availability, isUsable } from './access';

/** A switch: the option it turns, and the module that has to work for it. */
export interface SwitchRule {
  readonly option: string;
  /** The module that the option belongs to; the option itself for the module's own switch. Default: the option. */
  readonly module?: string;
  /** Whether it shows as on. Default: the option is on, and so is its module. */
  readonly isOn?: (serverValues: Settings) => boolean;
  /** What is sent for a new position. Default: the option, and its module along with it where that is off (SET-042). */
  readonly changes?: (on: boolean, serverValues: Settings) => Settings;
  /** What is recorded of a move. Default: one event for each option that is sent. */
  readonly record?: (on: boolean) => void;
  /** Tries once more, in another way, what the server refused. null: there is no other way. */
  readonly recover?: (changes: Settings) => Promise<SaveEnding> | null;
}

/** Position of a switch by what the server holds. undefined while that is unknown. */
export function positionOf(
  { option, module = option, ...rule }: SwitchRule,
  serverValues: Settings,
): boolean | undefined {
  if (rule.isOn) return rule.isOn(serverValues);
  if (!(option in serverValues)) return undefined;
  return Boolean(serverValues[option]) && (module === option || Boolean(serverValues[module]));
}

/** What a switch sends for its new position. */
export function changesOf(
  { option, module = option, ...rule }: SwitchRule,
  on: boolean,
  serverValues: Settings,
): Settings {
  if (rule.changes) return rule.changes(on, serverValues);
  if (module === option || serverValues[module]) return { [option]: on };
  return { [module]: true, [option]: true };
}

/** What stands in the way of a switch; undefined when nothing does. */
export type Hindrance = Exclude<Availability, 'ready'> | 'module-off' | undefined;

/** A module's own switch also stays where an administrator put it; its options need the module on as well. */
export function hindranceOf(
  { option, module = option }: SwitchRule,
  state: Availability,
  serverValues: Settings,
): Hindrance {
  if (!isUsable(state)) return state === 'ready' ? undefined : state;
  if (module === option) return state === 'ready' ? undefined : state;
  return serverValues[module] ? undefined : 'module-off';
}

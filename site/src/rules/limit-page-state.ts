import type { pageStateSchema } from '@flightdeck/shared/contracts/page';
import type * as v from 'valibot';
import tables from '../../../rules/viewers.json';
import { type May, seen } from './viewers';

type PageState = v.InferInput<typeof pageStateSchema>;

/** Returns the page state with only the fields that the screens of this user read (`rules/viewers.json`). */
export function limitPageState(state: PageState, may: May): PageState {
  const { initial, ...others } = seen(state, 'page', may, tables);
  const visibleSwitches = switches(Object(state.initial.settings), Object(initial.getModules));
  const settings = { ...Object(initial.settings), ...visibleSwitches };
  return { ...others, initial: { ...initial, settings } };
}

/** Returns the answer to `connection/data`, with only the fields that the page state of this user has. */
export const limitUserConnection = (data: PageState['userConnection'], may: May): PageState['userConnection'] =>
  seen(data, 'userConnection', may, tables);

/** Returns which of these modules are on. All users get this of their modules; other options contain keys and addresses. */
function switches(settings: object, modules: object): object {
  const isSwitch = ([name, value]: readonly [string, unknown]) =>
    typeof value === 'boolean' && Object.hasOwn(modules, name);
  return Object.fromEntries(Object.entries(settings).filter(isSwitch));
}

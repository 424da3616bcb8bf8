import type { pageStateSchema } from '@flightdeck/shared/contracts/page';
import type * as v from 'valibot';
import tables from '../../../rules/viewers.json';
import { type ViewerPermissions, visibleFields } from './viewers';

type PageState = v.InferInput<typeof pageStateSchema>;

/** Returns the page state with only the fields that the screens of this user read (`rules/viewers.json`). */
export function limitPageState(state: PageState, may: ViewerPermissions): PageState {
  const { initial, ...others } = visibleFields(state, 'page', may, tables);
  const moduleStates = statesOf(Object(state.initial.settings), Object(initial.getModules));
  const settings = { ...Object(initial.settings), ...moduleStates };
  return { ...others, initial: { ...initial, settings } };
}

/** Returns the answer to `connection/data`, with only the fields that the page state of this user has. */
export const limitUserConnection = (
  data: PageState['userConnection'],
  may: ViewerPermissions,
): PageState['userConnection'] => visibleFields(data, 'userConnection', may, tables);

/** Returns the on/off state of these modules. All users get it for their modules; other settings contain keys and addresses. */
function statesOf(settings: object, modules: object): object {
  const isModuleState = ([name, value]: readonly [string, unknown]) =>
    typeof value === 'boolean' && Object.hasOwn(modules, name);
  return Object.fromEntries(Object.entries(settings).filter(isModuleState));
}

import type { pageStateSchema } from '@flightdeck/shared/contracts/page';
import type * as v from 'valibot';
import tables from '../../../rules/viewers.json';
import { type ViewerPermissions, visibleFields } from './viewers';

type PageStateInput = v.InferInput<typeof pageStateSchema>;
/** The page state. Its tests compare `initial`, which is a template with values, with the schema. */
export type PageState = Omit<PageStateInput, 'initial'> & { readonly initial: Readonly<Record<string, unknown>> };

/** Returns the page state with only the fields that the screens of this user read (`rules/viewers.json`). */
export function limitPageState(state: PageState, may: ViewerPermissions): PageState {
  const { initial, ...others } = visibleFields(state, 'page', may, tables);
  const moduleStates = moduleStatesOf(Object(state.initial.settings), Object(initial.getModules));
  const settings = { ...Object(initial.settings), ...moduleStates };
  return { ...others, initial: { ...initial, settings } };
}

/** Returns the answer to `connection/data`, with only the fields that the page state of this user has. */
export const limitUserConnection = (
  data: PageState['userConnection'],
  may: ViewerPermissions,
): PageState['userConnection'] => visibleFields(data, 'userConnection', may, tables);

/** Returns the settings that are the on/off state of one of these modules. Other settings can contain keys and addresses. */
function moduleStatesOf(settings: object, modules: object): object {
  const isModuleState = ([name, value]: readonly [string, unknown]) =>
    typeof value === 'boolean' && Object.hasOwn(modules, name);
  return Object.fromEntries(Object.entries(settings).filter(isModuleState));
}

import { useSetting } from '@flightdeck/shared/api';
import { initialState, pageState } from '@flightdeck/shared/session';

export interface SiteFacts {
  /** The option `protect` as shown; false while it is not known. */
  readonly protectIsOn: boolean;
  /** Modules whose state an administrator of the server set: slug → active or inactive. */
  readonly overrides: Readonly<Record<string, string>>;
  /** Language of numbers and dates. */
  readonly lang: string;
}

/** What the layout needs besides connection and permissions. */
export function useSiteFacts(): SiteFacts {
  const protect = useSetting('protect');
  const overrides = Object.entries(initialState().getModules).flatMap(([slug, { override }]) =>
    override ? [[slug, override] as const] : [],
  );
  return {
    protectIsOn: protect.value === true,
    overrides: Object.fromEntries(overrides),
    lang: pageState().locale.lang,
  };
}

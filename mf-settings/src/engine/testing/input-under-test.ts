import { initialSample, ownerPermissions } from '@flightdeck/shared/testing/values';
import type { SettingsInput } from '../access/settings-input';
import type { TabDescription } from '../cards/card';

/** Returns the input for the owner of a connected site, with these changes. */
export const ruleInput = (change: Partial<SettingsInput> = {}): SettingsInput => ({
  permissions: { ...ownerPermissions, isMaster: true },
  isOffline: false,
  isRegistered: true,
  hasConnectedOwner: true,
  isLinked: true,
  modules: { protect: { override: false }, monitor: { override: false }, photon: { override: false } },
  needs: new Map(),
  serverValues: {},
  initialValues: {},
  site: initialSample().siteData,
  version: '16.1.2',
  isBlockTheme: false,
  plugins: {},
  features: [],
  ...change,
});

/** Returns the input of a site with Akismet and all modules of these tabs. */
export function inputWithModulesOf(tabs: readonly TabDescription[]) {
  const slugs = tabs.flatMap(({ cards }) => cards.flatMap(({ modules }) => modules));
  return ruleInput({
    modules: Object.fromEntries(slugs.map((slug) => [slug, { override: false }])),
    plugins: { 'akismet/akismet.php': true },
  });
}

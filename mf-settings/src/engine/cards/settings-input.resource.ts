import { type ReadState, settingsRead, useRead } from '@flightdeck/shared/api';
import { featuresRead, pluginsRead } from '@flightdeck/shared/calls';
import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { initialState } from '@flightdeck/shared/session';
import type { Settings } from '@flightdeck/shared/settings';
import { needsOf } from '../access/access';
import type { SettingsInput } from '../access/settings-input';
import type { CardDescription, FactRead } from './card';

/** One object for all calls, because a new one would draw the cards again. */
const noSettings: Settings = {};

/** Returns the current input. Runs only the reads that the cards need. A failed read leaves its field empty. */
export function useSettingsInput(cards: readonly CardDescription[]): SettingsInput {
  const connection = useConnection();
  const permissions = usePermissions();
  const isOffline = connection.status === 'offline';
  const isRequested = (read: FactRead) =>
    permissions.manage_modules && cards.some(({ reads = [] }) => reads.includes(read));
  // Users who can see none of the cards send no request.
  const { data: settings } = useRead(settingsRead, { enabled: canSeeAnyCard(permissions, cards) });
  const plugins = useRead(pluginsRead, { enabled: isRequested('plugins') });
  const features = useRead(featuresRead, { enabled: !isOffline && isRequested('features') });
  const { getModules, siteData, currentVersion, themeData, settings: initialValues } = initialState();
  return {
    permissions,
    isOffline,
    isRegistered: connection.isRegistered,
    hasConnectedOwner: connection.hasConnectedOwner,
    isLinked: connection.isUserConnected,
    modules: getModules,
    needs: needsOf(cards),
    serverValues: settings ?? noSettings,
    initialValues,
    site: siteData,
    version: currentVersion,
    isBlockTheme: themeData.isBlockTheme,
    plugins: activePlugins(plugins),
    features: isOffline || features.failure ? [] : features.data?.active,
  };
}

/**
 * Returns false if the user can see none of the cards. A card with a `seenBy` rule counts as visible, because the rule needs the
 * input.
 */
export const canSeeAnyCard = (
  { manage_modules }: SettingsInput['permissions'],
  cards: readonly CardDescription[],
): boolean => manage_modules || cards.some(({ seenBy }) => seenBy !== undefined);

/** Maps each plugin file to whether the plugin is active. Empty after a failed read; undefined while loading. */
function activePlugins({
  data,
  failure,
}: ReadState<Readonly<Record<string, { readonly isActive: boolean }>>>): SettingsInput['plugins'] {
  if (data) return Object.fromEntries(Object.entries(data).map(([file, { isActive }]) => [file, isActive]));
  return failure ? {} : undefined;
}

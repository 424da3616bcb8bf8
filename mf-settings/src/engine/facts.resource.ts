import { settingsRead, useRead } from '@flightdeck/shared/api';
import { rewindRead } from '@flightdeck/shared/calls/backup';
import { featuresRead } from '@flightdeck/shared/calls/features';
import { pluginsRead } from '@flightdeck/shared/calls/plugins';
import { onlyOwn } from '@flightdeck/shared/contracts/own';
import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { initialState } from '@flightdeck/shared/session';
import { useMemo } from 'react';
import { needsOf } from './access';
import type { CardDescription, FactRead } from './card';
import type { SettingsFacts } from './facts';

/** The facts of this moment; what no card asks for is not read. A read that failed leaves its fact empty. */
export function useSettingsFacts(cards: readonly CardDescription[]): SettingsFacts {
  const connection = useConnection();
  const permissions = usePermissions();
  const isOffline = connection.status === 'offline';
  const asked = (read: FactRead) => permissions.manage_modules && cards.some(({ asks = [] }) => asks.includes(read));
  // Whoever may see none of the cards is told nothing, and asks for nothing.
  const { data: settings } = useRead(settingsRead, { enabled: mayLook(permissions, cards) });
  const plugins = useRead(pluginsRead, { enabled: asked('plugins') });
  const features = useRead(featuresRead, { enabled: !isOffline && asked('features') });
  const rewind = useRead(rewindRead, { enabled: !isOffline && asked('rewind') });
  const { getModules, siteData } = initialState();
  // Cards look these up by name: a name that a script added to all objects is no option and no module of the site.
  const serverValues = useMemo(() => onlyOwn(settings), [settings]);
  const modules = useMemo(() => onlyOwn(getModules), [getModules]);
  return {
    permissions,
    isOffline,
    isRegistered: connection.isRegistered,
    hasConnectedOwner: connection.hasConnectedOwner,
    isLinked: connection.isUserConnected,
    modules,
    needs: needsOf(cards),
    serverValues,
    site: siteData,
    plugins: plugins.data ? activeByFile(plugins.data) : plugins.failure ? {} : undefined,
    features: isOffline || features.failure ? [] : features.data?.active,
    rewind: isOffline || rewind.failure ? null : rewind.data?.state,
  };
}

/** Whether any of the cards could be for this user. */
export const mayLook = ({ manage_modules }: SettingsFacts['permissions'], cards: readonly CardDescription[]): boolean =>
  manage_modules || cards.some(({ seenBy }) => seenBy !== undefined);

const activeByFile = (plugins: Readonly<Record<string, { readonly isActive: boolean }>>) =>
  Object.fromEntries(Object.entries(plugins).map(([file, { isActive }]) => [file, isActive]));

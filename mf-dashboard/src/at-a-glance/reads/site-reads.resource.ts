import { type Read, useRead } from '@flightdeck/shared/api';
import { rewindRead } from '@flightdeck/shared/calls/backup';
import { featuresRead } from '@flightdeck/shared/calls/features';
import { pluginsRead } from '@flightdeck/shared/calls/plugins';
import { siteRead } from '@flightdeck/shared/calls/site';
import type { Reading } from '@flightdeck/shared/contracts/reading';
import { usePermissions } from '@flightdeck/shared/parts';
import { useCardFacts } from '../cards/card-facts.resource';
import { mapReading, readingOf } from '../cards/reading';
import type { InstalledPlugins } from '../plugins/plugin-item-state';
import { siteFacts } from '../site-facts.resource';

/** A reading that several cards share, with the way to ask again. */
export interface SharedReading<T> {
  readonly reading: Reading<T>;
  /** Asks again, where the last answer was a failure. */
  retry(): void;
}

/** Reads on behalf of a card. `enabled: false` stays loading, which nobody looks at then. */
export function useReading<T, U>(read: Read<T>, part: (value: T) => U, enabled: boolean): SharedReading<U> {
  const state = useRead(read, { enabled });
  return {
    reading: mapReading(readingOf(state), part),
    retry: () => {
      if (state.failure) state.retry();
    },
  };
}

/** Names of the features that plan and products bring; for managers of a site that is online. */
export function useFeatures(): SharedReading<readonly string[]> {
  const { mayAsk } = useCardFacts();
  return useReading(featuresRead, ({ active }) => active, mayAsk);
}

/** `product_slug` of the plan: as it was read last, and until somebody reads it as the page brought it. Asks nobody. */
export function usePlanSlug(): string {
  const { planSlug } = siteFacts();
  return useRead(siteRead, { enabled: false }).data?.plan.product_slug ?? planSlug;
}

/** State of the backups. */
export function useRewind(): SharedReading<{ readonly state: string; readonly reason: string }> {
  const { mayAsk } = useCardFacts();
  return useReading(rewindRead, ({ state, reason }) => ({ state, reason }), mayAsk);
}

/** Plugins of the site. @param wanted asks only then */
export function usePlugins(wanted = true): SharedReading<InstalledPlugins> {
  const { manage_plugins } = usePermissions();
  return useReading(
    pluginsRead,
    (plugins) => new Map(Object.entries(plugins).map(([file, { isActive }]) => [file, isActive])),
    wanted && manage_plugins,
  );
}

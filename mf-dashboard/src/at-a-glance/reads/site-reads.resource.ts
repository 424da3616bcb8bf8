import { type Read, useRead } from '@flightdeck/shared/api';
import { featuresRead, pluginsRead, rewindRead, siteRead } from '@flightdeck/shared/calls';
import type { ReadResult } from '@flightdeck/shared/contracts/wire';
import { usePermissions } from '@flightdeck/shared/parts';
import { useCardInput } from '../cards/card-input.resource';
import type { InstalledPlugins } from '../cards/plugin-item-state';
import { mapResult, resultOf } from '../cards/read-result';
import { siteDetails } from '../site-details.resource';

/** A result and the action that repeats it. Cards with the same read share its request and its state. */
export interface SharedResult<T> {
  readonly result: ReadResult<T>;
  /** Repeats the read if it failed. */
  retry(): void;
}

/**
 * Reads a value for a card.
 * @param map returns the value for the card from the answer
 * @param enabled whether to read; if not, the result is loading unless another view has read the value
 */
export function useReadResult<T, U>(read: Read<T>, map: (value: T) => U, enabled: boolean): SharedResult<U> {
  const state = useRead(read, { enabled });
  return {
    result: mapResult(resultOf(state), map),
    retry: () => {
      if (state.failure) state.retry();
    },
  };
}

/** Reads the names of the site's features. Only managers of an online site may read them. */
export function useFeatures(): SharedResult<readonly string[]> {
  const { mayRead } = useCardInput();
  return useReadResult(featuresRead, ({ active }) => active, mayRead);
}

/**
 * Returns the plan's `product_slug` from the last site read, or from the page state before the first read. Reads the site only after the
 * provider has failed another read: the page then says what is wrong with the connection (ROOT-072).
 */
export function usePlanSlug(): string {
  const { planSlug } = siteDetails();
  const { failure } = useRead(featuresRead, { enabled: false });
  return useRead(siteRead, { enabled: failure !== null }).data?.plan.product_slug ?? planSlug;
}

/** Reads the state of the backups. */
export function useRewind(): SharedResult<{ readonly state: string; readonly reason: string }> {
  const { mayRead } = useCardInput();
  return useReadResult(rewindRead, ({ state, reason }) => ({ state, reason }), mayRead);
}

/** Reads the installed plugins, for users who manage plugins. @param isNeeded whether to read */
export function usePlugins(isNeeded = true): SharedResult<InstalledPlugins> {
  const { manage_plugins } = usePermissions();
  return useReadResult(
    pluginsRead,
    (plugins) => new Map(Object.entries(plugins).map(([file, { isActive }]) => [file, isActive])),
    isNeeded && manage_plugins,
  );
}

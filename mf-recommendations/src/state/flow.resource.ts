import { type ReadState, readNow, settingsRead, useRead } from '@flightdeck/shared/api';
import { featuresRead, pluginsRead, purchasesRead, rewindRead, siteRead } from '@flightdeck/shared/calls';
import type { Failure } from '@flightdeck/shared/contracts/page';
import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { initialState } from '@flightdeck/shared/session';
import { useEffect, useMemo } from 'react';
import { absentModulesOf } from '../flow/activation';
import { readAnswers } from '../flow/answers';
import type { FlowInput } from '../flow/flow-input';
import { loadNewerAnswers } from './answers.resource';
import { type FlowState, flowStore, useFlowState } from './flow.store';
import { conditionalRead, productSuggestionsRead, recommendationsDataRead } from './recommendations.call';
import { isSettled } from './settled';
import { startFlow } from './start-flow.resource';

/** The flow with everything a screen needs. */
export interface ReadyFlow {
  readonly input: FlowInput;
  readonly state: FlowState;
  /** Suggestions have loaded or failed to load. */
  readonly areSuggestionsSettled: boolean;
  /** The reads that the flow waits for before it starts, such as plan and backups, have loaded or failed to load. */
  readonly isSiteSettled: boolean;
  /** Failed reads about the site; null for none. */
  readonly failedReads: FailedReads | null;
}

export interface FailedReads {
  /** Message of the first failed read. */
  readonly message: string;
  /** Repeats the failed reads. */
  retry(): void;
}

/** The flow, or why it can't be shown yet. */
export type Flow =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly flow: ReadyFlow };

/** Loads everything the flow depends on. Without the provider, the flow works with the data of the site. */
export function useFlow(): Flow {
  const savedAnswers = useRead(recommendationsDataRead);
  const conditional = useRead(conditionalRead);
  const site = useRead(siteRead);
  const purchases = useRead(purchasesRead);
  const features = useRead(featuresRead);
  const settings = useRead(settingsRead);
  const plugins = useRead(pluginsRead);
  const rewind = useRead(rewindRead);
  const suggestions = useRead(productSuggestionsRead);
  const { hasConnectedOwner } = useConnection();
  const mayInstall = usePermissions().manage_plugins;
  const state = useFlowState();

  const { answers } = state;
  const input = useMemo<FlowInput | null>(
    () =>
      answers && {
        answers,
        conditional: conditional.data ?? [],
        plan: site.data?.plan.product_slug ?? null,
        purchases: purchases.data ?? null,
        features: features.data?.active ?? null,
        settings: settings.data ?? {},
        absentModules: absentModulesOf(initialState().getModules),
        activePlugins: plugins.data ? activeFiles(plugins.data) : null,
        rewind: rewind.data?.state ?? null,
        hasConnectedOwner,
        mayInstall,
        suggestions: suggestions.data ?? null,
      },
    [
      answers,
      conditional.data,
      site.data,
      purchases.data,
      features.data,
      settings.data,
      plugins.data,
      rewind.data,
      suggestions.data,
      hasConnectedOwner,
      mayInstall,
    ],
  );

  useEffect(() => {
    if (savedAnswers.data && !flowStore().state.value.answers)
      flowStore().set({ answers: readAnswers(savedAnswers.data) });
  }, [savedAnswers.data]);

  const reads = [conditional, site, purchases, settings, plugins, rewind];
  const isSiteSettled = reads.every(isSettled);
  useEffect(() => {
    if (input && isSiteSettled) startFlow(input);
  }, [input, isSiteSettled]);

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void reloadFromOtherTabs();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);

  const { failure, isFetching, retry } = savedAnswers;
  if (failure && !isFetching && !answers) return { status: 'failed', failure, retry };
  if (!input || !state.hasBegun) return { status: 'loading' };
  return {
    status: 'ready',
    flow: {
      input,
      state,
      areSuggestionsSettled: isSettled(suggestions),
      isSiteSettled,
      // The site refuses the list of plugins to users who may not manage them.
      failedReads: failedReadsOf(mayInstall ? reads : reads.filter((read) => read !== plugins)),
    },
  };
}

/** Combines the failed reads; null if none failed. */
function failedReadsOf(reads: readonly ReadState<unknown>[]): FailedReads | null {
  const failed = reads.filter(({ data, failure }) => data === undefined && failure !== null);
  const message = failed[0]?.failure?.message;
  return message === undefined
    ? null
    : {
        message,
        retry: () => {
          for (const read of failed) read.retry();
        },
      };
}

const activeFiles = (plugins: Readonly<Record<string, { readonly isActive: boolean }>>): ReadonlySet<string> =>
  new Set(Object.entries(plugins).flatMap(([file, { isActive }]) => (isActive ? [file] : [])));

/** Loads answers, settings and plugins again, which another tab may have changed. Never rejects. */
const reloadFromOtherTabs = () => Promise.allSettled([loadNewerAnswers(), readNow(settingsRead), readNow(pluginsRead)]);

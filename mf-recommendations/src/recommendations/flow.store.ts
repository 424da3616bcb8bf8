import type { Failure } from '@flightdeck/shared/contracts/failure';
import type { InitialState } from '@flightdeck/shared/contracts/page-state';
import { initialState } from '@flightdeck/shared/session';
import { createStore, type ReadableStore } from '@flightdeck/shared/store';
import { useStore } from '@flightdeck/shared/store/use-store';
import type { Answers } from '../flow/answers';
import type { SelectableStep, Step } from '../flow/steps';

/** What this page knows of the flow besides what it can read again. */
export interface FlowState {
  /** The answers with all changes, also those on their way to the server; null until they have been read. */
  readonly answers: Answers | null;
  /** The current step as it is saved or being saved (REC-082.4). */
  readonly step: string;
  /** Changes on their way. */
  readonly unsaved: number;
  /** What could not be saved, and why; until a write of the same kind, which carries it, has succeeded. */
  readonly problems: Readonly<Partial<Record<Saved, Failure>>>;
  /** What is being switched on (REC-082.9). */
  readonly installing: Readonly<Partial<Record<SelectableStep, true>>>;
  /** Why something could not be switched on, until it is tried again. */
  readonly refused: Readonly<Partial<Record<SelectableStep, string>>>;
  /** The first load is over: an onboarding has begun where one is due. */
  readonly hasBegun: boolean;
  /** It knew what was bought; until it does, no onboarding is offered (REC-076). */
  readonly knowsPurchases: boolean;
  /** Step beside which the discount card was first shown (REC-082.8); kept by this page alone. */
  readonly discountStep: Step | null;
}

/** What is saved on its own. */
export type Saved = 'answers' | 'step';

/** One per page: what was answered stays when the screen goes and comes with the route. */
export interface FlowStore {
  readonly state: ReadableStore<FlowState>;
  set(change: Partial<FlowState>): void;
  /** Writes go out one after the other. */
  lastWrite: Promise<void>;
}

function createFlowStore(step: string): FlowStore {
  const state = createStore<FlowState>({
    answers: null,
    step,
    unsaved: 0,
    problems: {},
    installing: {},
    refused: {},
    hasBegun: false,
    knowsPurchases: false,
    discountStep: null,
  });
  return {
    state,
    set: (change) => state.set({ ...state.value, ...change }),
    lastWrite: Promise.resolve(),
  };
}

const stores = new WeakMap<InitialState, FlowStore>();

/** That of this page. */
export function flowStore(): FlowStore {
  const initial = initialState();
  const store = stores.get(initial) ?? createFlowStore(initial.recommendationsStep);
  stores.set(initial, store);
  return store;
}

/** Its state, live. */
export const useFlowState = (): FlowState => useStore(flowStore().state);

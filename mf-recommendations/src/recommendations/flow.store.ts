import type { Failure } from '@flightdeck/shared/contracts/failure';
import type { InitialState } from '@flightdeck/shared/contracts/page-state';
import { initialState } from '@flightdeck/shared/session';
import { useSyncExternalStore } from 'react';
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
export class FlowStore {
  #state: FlowState;
  readonly #listeners = new Set<() => void>();
  /** Writes go out one after the other. */
  lastWrite: Promise<void> = Promise.resolve();

  constructor(step: string) {
    this.#state = {
      answers: null,
      step,
      unsaved: 0,
      problems: {},
      installing: {},
      refused: {},
      hasBegun: false,
      knowsPurchases: false,
      discountStep: null,
    };
  }

  readonly current = (): FlowState => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  set(change: Partial<FlowState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of [...this.#listeners]) listener();
  }
}

const stores = new WeakMap<InitialState, FlowStore>();

/** That of this page. */
export function flowStore(): FlowStore {
  const initial = initialState();
  const store = stores.get(initial) ?? new FlowStore(initial.recommendationsStep);
  stores.set(initial, store);
  return store;
}

/** Its state, live. */
export function useFlowState(): FlowState {
  const { subscribe, current } = flowStore();
  return useSyncExternalStore(subscribe, current);
}

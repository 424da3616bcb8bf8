import type { State } from '@flightdeck/shared/contracts/areas';
import type { Failure, InitialState } from '@flightdeck/shared/contracts/page';
import { initialState } from '@flightdeck/shared/session';
import { BehaviorSubject, useValue } from '@flightdeck/shared/store';
import type { Answers } from '../flow/answers';
import type { SelectableStep, Step } from '../flow/steps';

/** State of the flow on this page. */
export interface FlowState {
  /** The answers with all changes, including unsaved ones; null until they load. */
  readonly answers: Answers | null;
  /** The current step, saved or being saved (REC-082.4). */
  readonly step: string;
  /** The answers have changes that no write contains. */
  readonly hasUnsentChanges: boolean;
  /** Number of writes in progress. */
  readonly pendingWrites: number;
  /** Failed writes by kind. A later successful write of the same kind includes the data and removes the failure. */
  readonly saveErrors: Readonly<Partial<Record<SavedKind, Failure>>>;
  /** Recommendations that are being enabled (REC-082.9). */
  readonly installing: Readonly<Partial<Record<SelectableStep, true>>>;
  /** Reasons why recommendations couldn't be enabled, until the next attempt. */
  readonly enableErrors: Readonly<Partial<Record<SelectableStep, string>>>;
  /** The flow has started: the first load has finished, and a new onboarding, if any, has begun. */
  readonly hasBegun: boolean;
  /** The flow has started with the purchases. Without them, no onboarding is offered (REC-076). */
  readonly hasPurchases: boolean;
  /** Step next to which the discount card showed first (REC-082.8). Not saved. */
  readonly discountStep: Step | null;
}

/** Kinds of data with separate writes. */
export type SavedKind = 'answers' | 'step';

/** The store of a page; the state survives remounts of the screen. */
export interface FlowStore {
  readonly state: State<FlowState>;
  set(change: Partial<FlowState>): void;
  /** The last of the writes, which run one after another. */
  lastWrite: Promise<void>;
}

function createFlowStore(step: string): FlowStore {
  const state = new BehaviorSubject<FlowState>({
    answers: null,
    step,
    hasUnsentChanges: false,
    pendingWrites: 0,
    saveErrors: {},
    installing: {},
    enableErrors: {},
    hasBegun: false,
    hasPurchases: false,
    discountStep: null,
  });
  return {
    state,
    set: (change) => state.next({ ...state.value, ...change }),
    lastWrite: Promise.resolve(),
  };
}

const stores = new WeakMap<InitialState, FlowStore>();

/** Returns the store of this page. */
export function flowStore(): FlowStore {
  const initial = initialState();
  const store = stores.get(initial) ?? createFlowStore(initial.recommendationsStep);
  stores.set(initial, store);
  return store;
}

/** Returns the state of the flow. Renders the caller again when the state changes. */
export const useFlowState = (): FlowState => useValue(flowStore().state);

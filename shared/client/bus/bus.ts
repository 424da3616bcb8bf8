import { BehaviorSubject, filter, Observable, Subject, takeUntil } from 'rxjs';
import type { EventTopic, EventTopics, StateTopic, StateTopics } from '../../contracts/bus/topics';
import { initialState } from './initial-state';

/** A state topic until its handle closes. New subscribers get its current value at once. */
class StateObservable<T> extends Observable<T> {
  readonly #state$: BehaviorSubject<T>;
  constructor(state$: BehaviorSubject<T>, close$: Observable<unknown>) {
    super((subscriber) => state$.pipe(takeUntil(close$)).subscribe(subscriber));
    this.#state$ = state$;
  }
  get value(): T {
    return this.#state$.value;
  }
}

const states: { readonly [T in StateTopic]: BehaviorSubject<StateTopics[T]> } = {
  connection: new BehaviorSubject(initialState.connection),
  permissions: new BehaviorSubject(initialState.permissions),
  notices: new BehaviorSubject(initialState.notices),
};

const events: { readonly [T in EventTopic]: Subject<EventTopics[T]> } = {
  'recommendations.changed': new Subject(),
  'licence.activated': new Subject(),
  'connection.connect-user': new Subject(),
};

/** The connection of a mounted part to the bus. `close()` ends all its subscriptions; the part need not unsubscribe. */
export interface BusHandle {
  readonly connection$: StateObservable<StateTopics['connection']>;
  readonly permissions$: StateObservable<StateTopics['permissions']>;
  readonly notices$: StateObservable<StateTopics['notices']>;
  /** Returns the future events of a topic. */
  on<T extends EventTopic>(topic: T): Observable<EventTopics[T]>;
  /** Sends an event to all current listeners. Does nothing after `close()`. */
  emit<T extends EventTopic>(topic: T, payload: EventTopics[T]): void;
  close(): void;
}

/** Opens a handle for one mounted part. After `close()`, its observables have completed, for later subscribers too. */
export function openBus(): BusHandle {
  const isClosed$ = new BehaviorSubject(false);
  const close$ = isClosed$.pipe(filter(Boolean));
  return {
    connection$: new StateObservable(states.connection, close$),
    permissions$: new StateObservable(states.permissions, close$),
    notices$: new StateObservable(states.notices, close$),
    on: (topic) => events[topic].pipe(takeUntil(close$)),
    emit(topic, payload) {
      if (!isClosed$.value) events[topic].next(payload);
    },
    close: () => isClosed$.next(true),
  };
}

/** Returns the current value of a state topic, or the initial one if nothing has been written. */
export const readState = <T extends StateTopic>(topic: T): StateTopics[T] => states[topic].value;

/**
 * Writes a state topic. Only for the topic's one writer, `shared/client/session` or `shared/client/notices`, and for the developer
 * tools, which replace its values.
 */
export const writeState = <T extends StateTopic>(topic: T, value: StateTopics[T]): void => states[topic].next(value);

import { BehaviorSubject, type Observable, Subject } from 'rxjs';
import type { EventTopic, EventTopics, StateTopic, StateTopics } from '../../contracts/bus/topics';
import { type BusCore, busCore, listen, publish } from './core';
import { initialState } from './initial-state';

/** The connection of a mounted part to the bus. `close()` ends all its subscriptions; the part need not unsubscribe. */
export interface BusHandle {
  readonly connection$: BehaviorSubject<StateTopics['connection']>;
  readonly permissions$: BehaviorSubject<StateTopics['permissions']>;
  readonly notices$: BehaviorSubject<StateTopics['notices']>;
  /** Returns the future events of a topic. */
  on<T extends EventTopic>(topic: T): Observable<EventTopics[T]>;
  /** Sends an event to all current listeners. Does nothing after `close()`. */
  emit<T extends EventTopic>(topic: T, payload: EventTopics[T]): void;
  readonly closed: boolean;
  close(): void;
}

/**
 * Opens a handle for one mounted part. Each part has separate subjects: completing them releases every subscriber, even
 * one that forgot to unsubscribe, and a later subscriber gets a completed stream.
 */
export function openBus(core: BusCore = busCore()): BusHandle {
  const stops: (() => void)[] = [];
  let closed = false;

  const openState = <T extends StateTopic>(topic: T): BehaviorSubject<StateTopics[T]> => {
    const subject = new BehaviorSubject(readState(topic, core));
    stops.push(
      listen(core, topic, () => subject.next(readState(topic, core))),
      () => subject.complete(),
    );
    return subject;
  };

  return {
    connection$: openState('connection'),
    permissions$: openState('permissions'),
    notices$: openState('notices'),
    on<T extends EventTopic>(topic: T) {
      const subject = new Subject<EventTopics[T]>();
      if (closed) subject.complete();
      // The cast is safe: only `emit` sends events, with payloads of the type in `EventTopics`.
      else
        stops.push(
          listen(core, `event:${topic}`, (payload) => subject.next(payload as EventTopics[T])),
          () => subject.complete(),
        );
      return subject.asObservable();
    },
    emit(topic, payload) {
      if (!closed) publish(core, `event:${topic}`, payload);
    },
    get closed() {
      return closed;
    },
    close() {
      closed = true;
      for (const stop of stops.splice(0)) stop();
    },
  };
}

/** Returns the current value of a state topic, or the initial one if nothing has been written. */
export function readState<T extends StateTopic>(topic: T, core: BusCore = busCore()): StateTopics[T] {
  return (core.state.get(topic) as StateTopics[T] | undefined) ?? initialState[topic];
}

/**
 * Writes a state topic. Only for the topic's one writer, `shared/client/session` or `shared/client/notices`, and for the developer
 * tools, which replace its values.
 */
export function writeState<T extends StateTopic>(topic: T, value: StateTopics[T], core: BusCore = busCore()): void {
  core.state.set(topic, value);
  publish(core, topic, value);
}

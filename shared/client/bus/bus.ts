import { BehaviorSubject, type Observable, Subject } from 'rxjs';
import type { EventTopic, EventTopics, StateTopic, StateTopics } from '../../contracts/topics';
import { type BusCore, busCore, listen, publish } from './core';
import { initialState } from './initial-state';

/** An area's own connection to the bus. Everything subscribed through it ends with `close()`, without the area's help. */
export interface BusHandle {
  readonly connection$: BehaviorSubject<StateTopics['connection']>;
  readonly permissions$: BehaviorSubject<StateTopics['permissions']>;
  readonly notices$: BehaviorSubject<StateTopics['notices']>;
  /** Events of one topic from now on. */
  on<T extends EventTopic>(topic: T): Observable<EventTopics[T]>;
  /** Tells everybody who listens now. After `close()` it does nothing. */
  emit<T extends EventTopic>(topic: T, payload: EventTopics[T]): void;
  readonly closed: boolean;
  close(): void;
}

/**
 * Opens a handle for one mounted part. Each part has its own subjects: completing them releases every subscriber, a
 * forgetful one too, and a later subscriber gets a completed stream.
 */
export function openBus(core: BusCore = busCore()): BusHandle {
  const stops: (() => void)[] = [];
  let closed = false;

  const state = <T extends StateTopic>(topic: T): BehaviorSubject<StateTopics[T]> => {
    const subject = new BehaviorSubject(readState(topic, core));
    stops.push(
      listen(core, topic, () => subject.next(readState(topic, core))),
      () => subject.complete(),
    );
    return subject;
  };

  return {
    connection$: state('connection'),
    permissions$: state('permissions'),
    notices$: state('notices'),
    on<T extends EventTopic>(topic: T) {
      const subject = new Subject<EventTopics[T]>();
      if (closed) subject.complete();
      // Payloads of a topic are typed by `EventTopics` on the way in; nothing else can publish on it.
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

/** Current value of a state topic; the initial one while nobody has written. */
export function readState<T extends StateTopic>(topic: T, core: BusCore = busCore()): StateTopics[T] {
  return (core.state.get(topic) as StateTopics[T] | undefined) ?? initialState[topic];
}

/** Writes a state topic. For its one writer only: `shared/client/session` or `shared/client/notices`. */
export function writeState<T extends StateTopic>(topic: T, value: StateTopics[T], core: BusCore = busCore()): void {
  core.state.set(topic, value);
  publish(core, topic, value);
}

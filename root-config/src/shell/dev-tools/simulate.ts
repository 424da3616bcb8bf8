import type { Connection, Permissions, StateTopics } from '@flightdeck/shared/contracts/page';
import { openBus, readState, writeState } from '@flightdeck/shared/session';

/** Values to simulate, to see the page as another user (ROOT-090, ROOT-096). */
export interface Simulation {
  readonly permissions?: Partial<Permissions>;
  readonly isUserConnected?: boolean;
}

let end = () => {};

/**
 * Shows the page as another user sees it; `{}` ends the simulation. The server still checks the rights of the user who is
 * logged in.
 */
export function simulate({ permissions = {}, isUserConnected }: Simulation): void {
  end();
  const bus = openBus();
  const restores = [
    replace('permissions', bus.permissions$, (real): Permissions => ({ ...real, ...permissions })),
    replace(
      'connection',
      bus.connection$,
      (real): Connection => ({ ...real, isUserConnected: isUserConnected ?? real.isUserConnected }),
    ),
  ];
  end = () => {
    bus.close();
    for (const restore of restores) restore();
  };
}

/**
 * Replaces the value that the session has written to the bus, and each later one, by a changed one.
 * @returns a function that restores the latest value of the session
 */
function replace<T extends 'connection' | 'permissions'>(
  topic: T,
  values: { subscribe(next: () => void): unknown },
  change: (real: StateTopics[T]) => StateTopics[T],
): () => void {
  let real = readState(topic);
  let simulated = change(real);
  writeState(topic, simulated);
  values.subscribe(() => {
    const current = readState(topic);
    if (current === simulated) return;
    real = current;
    simulated = change(real);
    writeState(topic, simulated);
  });
  return () => writeState(topic, real);
}

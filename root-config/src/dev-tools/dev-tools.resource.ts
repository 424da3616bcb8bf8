import { readNow, simulateRead } from '@flightdeck/shared/api';
import { siteRead } from '@flightdeck/shared/calls/site';
import { refreshConnection, simulate } from '@flightdeck/shared/session';
import { useSyncExternalStore } from 'react';
import { type Choices, changeOf, type Group, nothing, simulatedPaths, userOf } from './choices';
import { roles } from './mocks';

let choices = nothing;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

function become(next: Choices): void {
  const before = choices;
  choices = next;
  for (const path of simulatedPaths)
    if (changeOf(path, before) || changeOf(path, next)) void simulateRead(path, changeOf(path, next));
  // Cards look at the plan without asking for it.
  if (next.plan !== null && next.plan !== before.plan) void readNow(siteRead);
  simulate(userOf(next));
  for (const listener of listeners) listener();
}

/** Tries something out; it acts at once. */
export function choose(group: Group, value: string): void {
  if (group === 'role') become({ ...choices, role: roles.find((role) => role === value) ?? null });
  else become({ ...choices, [group]: value });
}

/** Everything is again as the site says. */
export function endSimulation(): void {
  become(nothing);
  void refreshConnection();
}

/** What is tried out at this moment. */
export const useChoices = (): Choices => useSyncExternalStore(subscribe, () => choices);

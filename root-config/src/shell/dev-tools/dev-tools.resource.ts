import { readNow, simulateRead } from '@flightdeck/shared/api';
import { siteRead } from '@flightdeck/shared/calls';
import { refreshConnection } from '@flightdeck/shared/session';
import { BehaviorSubject, useValue } from '@flightdeck/shared/store';
import { type Choices, changeOf, type Group, noChoices, simulatedPaths, userOf } from './choices';
import { simulate } from './simulate';
import { roles } from './simulated-users';

const choices = new BehaviorSubject(noChoices);

function applyChoices(next: Choices): void {
  const before = choices.value;
  choices.next(next);
  for (const path of simulatedPaths)
    if (changeOf(path, before) || changeOf(path, next)) void simulateRead(path, changeOf(path, next));
  // Some cards only read the plan from the cache, so request it here.
  if (next.plan !== null && next.plan !== before.plan) void readNow(siteRead);
  simulate(userOf(next));
}

/** Simulates a value, which takes effect at once. */
export function choose(group: Group, value: string): void {
  if (group === 'role') applyChoices({ ...choices.value, role: roles.find((role) => role === value) ?? null });
  else applyChoices({ ...choices.value, [group]: value });
}

export function endSimulation(): void {
  applyChoices(noChoices);
  void refreshConnection();
}

/** Returns the current simulations. */
export const useChoices = (): Choices => useValue(choices);

/** Clock of the server, for nonces, sessions and codes. Tests move it by an offset. */
export interface Clock {
  now(): number;
  offset: number;
}

/** Creates a clock with the time of the machine. */
export function makeClock(): Clock {
  const clock: Clock = { offset: 0, now: () => Date.now() + clock.offset };
  return clock;
}

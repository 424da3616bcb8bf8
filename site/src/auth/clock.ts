/** Clock of the server, for nonces, sessions and codes. */
export interface Clock {
  now(): number;
  /** Milliseconds that tests add to the time of the machine. */
  offset: number;
}

/** Creates a clock with the time of the machine. */
export function makeClock(): Clock {
  const clock: Clock = { offset: 0, now: () => Date.now() + clock.offset };
  return clock;
}

/** Clock of the server, for everything that expires and for dates in responses. Tests can move it. */
export interface Clock {
  /** Returns the current time, in milliseconds since 1970. */
  now(): number;
  /** Milliseconds added to the time of the machine. */
  offset: number;
}

/** Returns a clock that starts with the time of the machine. */
export function makeClock(): Clock {
  const clock: Clock = { offset: 0, now: () => Date.now() + clock.offset };
  return clock;
}

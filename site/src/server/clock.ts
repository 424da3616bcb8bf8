/** The server's clock. Tests move it by an offset; nonces, sessions and codes go by it. */
export interface Clock {
  now(): number;
  offset: number;
}

/** A clock on the machine's time. */
export function makeClock(): Clock {
  const clock: Clock = { offset: 0, now: () => Date.now() + clock.offset };
  return clock;
}

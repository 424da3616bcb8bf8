const dayMs = 86_400_000;

/** Returns the date of a day before or after a time, such as `2023-02-14`. */
export const dateOf = (now: number, days = 0): string => new Date(now + days * dayMs).toISOString().slice(0, 10);

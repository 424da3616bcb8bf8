import { printableLine } from '../setup/printable.mjs';

/** Exit codes of the commands, for pipelines (docs/how-to/deploy.md). */
export const exitCodes = { done: 0, broken: 1, usage: 2, refused: 3, busy: 4, target: 5 } as const;

/** An expected failure. Its message states the problem. */
export class DeployError extends Error {
  readonly exitCode: number;
  /** Advice for the user. */
  readonly next: string;
  /** Code in docs/failures.md; undefined for failures without one. */
  readonly code: string | undefined;

  /** @param message one or more lines; control characters in each are escaped, because it can contain texts from other sources */
  constructor(
    kind: Exclude<keyof typeof exitCodes, 'done'>,
    message: string | readonly string[],
    next: string,
    code?: string,
  ) {
    super([message].flat().map(printableLine).join('\n'));
    this.name = 'DeployError';
    this.exitCode = exitCodes[kind];
    this.next = printableLine(next);
    this.code = code;
  }
}

/** Returns the failure of a target that can't be read or written. */
export const targetError = (message: string, next: string): DeployError => new DeployError('target', message, next);

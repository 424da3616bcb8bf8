import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';

/** A program that runs until `stop()`. */
export interface Service {
  stop(): Promise<void>;
}

/**
 * Starts a program and waits until it answers.
 * @param log file to which the program's output is appended
 * @param answers returns whether the program answers; called every 100 ms
 * @param seconds how long to wait
 * @throws Error when something answers before the start, or when the program exits or does not answer in time; the second error
 *   contains the end of the log
 */
export async function startService(
  [program, ...args]: readonly [string, ...string[]],
  {
    log,
    env = {},
    seconds = 30,
    answers,
  }: { log: string; env?: Record<string, string>; seconds?: number; answers: () => Promise<boolean> },
): Promise<Service> {
  if (await answers())
    throw new Error(`${program} is already running with this port and data folder. Stop it, or choose others.`);
  const file = openSync(log, 'a');
  // Start a process group, so that `stop()` also ends child processes.
  const child = spawn(program, args, {
    stdio: ['ignore', file, file],
    env: { ...process.env, ...env },
    detached: true,
  });
  let failure: string | undefined;
  child.once('error', (error) => {
    failure = error.message;
  });
  const deadline = Date.now() + seconds * 1000;
  while (!(await answers())) {
    if (failure || child.exitCode !== null || Date.now() > deadline) {
      await stop(child);
      const reason =
        failure ?? (child.exitCode === null ? `no answer after ${seconds} s` : `exit code ${child.exitCode}`);
      throw new Error(`${program} does not run (${reason}); see ${log}:\n${readFileSync(log, 'utf8').slice(-3000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const group = -child.pid;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(group, 'SIGTERM');
  const timer = setTimeout(() => process.kill(group, 'SIGKILL'), 15_000);
  await ended;
  clearTimeout(timer);
}

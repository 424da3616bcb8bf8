import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';

/** A program that runs until it is told to end. */
export interface Service {
  stop(): Promise<void>;
}

/**
 * Starts a program and waits until it answers. What it says goes to a file.
 * @param answers asked every 100 ms
 * @throws Error when one runs in its place already, when it ends by itself, or does not answer in 30 s
 */
export async function startService(
  [program, ...args]: readonly [string, ...string[]],
  { log, env = {}, answers }: { log: string; env?: Record<string, string>; answers: () => Promise<boolean> },
): Promise<Service> {
  if (await answers()) throw new Error(`${program} runs there already: end it, or give another port and data folder.`);
  const file = openSync(log, 'a');
  // A group of its own: it may start others, which end with it.
  const child = spawn(program, args, {
    stdio: ['ignore', file, file],
    env: { ...process.env, ...env },
    detached: true,
  });
  let failure: string | undefined;
  child.once('error', (error) => {
    failure = error.message;
  });
  const until = Date.now() + 30_000;
  while (!(await answers())) {
    if (failure || child.exitCode !== null || Date.now() > until) {
      await stop(child);
      throw new Error(`${program} does not run (${failure ?? `exit code ${child.exitCode}`}); see ${log}`);
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

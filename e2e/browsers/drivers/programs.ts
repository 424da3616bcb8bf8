import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** Waits until an address answers with a success status. @throws Error when it does not within ten seconds */
export async function waitForAnswer(url: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const isOk = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isOk) return;
    if (Date.now() > deadline) throw new Error(`${url} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Returns the first output of a program, without white space around it.
 * @throws Error when the program doesn't start or ends without output
 */
export const firstOutput = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}.`)));
    child.stdout?.once('data', (chunk: Buffer) => resolve(String(chunk).trim()));
  });

/** Returns a port that no program on this machine uses. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close((error) => (error ? reject(error) : resolve(port)));
    });
  });

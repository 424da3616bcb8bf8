import { seconds } from './run.mjs';

/** A failure whose message is complete for the user, without a stack. */
export class SetupError extends Error {}

/**
 * Runs one step of the setup, and shows it as one line with its time.
 * @param {string} name
 * @param {() => Promise<string | undefined>} work resolves to a remark for the line; throws SetupError
 * @param {(text: string) => void} [print]
 */
export async function step(name, work, print = (text) => process.stdout.write(text)) {
  const since = performance.now();
  print(`${name} … `);
  try {
    const remark = await work();
    print(`${remark ? `${remark}, ` : ''}${seconds(since)}\n`);
  } catch (error) {
    print(`failed after ${seconds(since)}\n`);
    throw error;
  }
}

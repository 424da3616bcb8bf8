import { secondsSince } from './run.mjs';

/** An error whose message is written for users. Commands print the message without a stack. */
export class SetupError extends Error {}

/**
 * Runs one step of the setup, and prints a line with its name and time. Throws the error of a failed step.
 * @param {string} name
 * @param {() => Promise<string | undefined>} work resolves to a remark for the line
 * @param {(text: string) => void} [print]
 */
export async function step(name, work, print = (text) => process.stdout.write(text)) {
  const startTime = performance.now();
  print(`${name} … `);
  try {
    const remark = await work();
    print(`${remark ? `${remark}, ` : ''}${secondsSince(startTime)}\n`);
  } catch (error) {
    print(`failed after ${secondsSince(startTime)}\n`);
    throw error;
  }
}

import { run } from './run.mjs';
import { SetupError } from './step.mjs';

/**
 * Builds changed units.
 * @param {string} repo
 * @returns {Promise<string>} names of the built units, or that nothing has changed
 */
export async function build(repo) {
  const { ok, output, reason } = await run([process.execPath, '--import', 'tsx', 'tools/src/build/main.ts'], {
    cwd: repo,
  });
  if (!ok) throw new SetupError(`${output}\nThe build failed (${reason}). For all messages, run: npm run build`);
  const units = /^Building (.+) …$/m.exec(output)?.[1];
  return units ?? 'nothing changed';
}

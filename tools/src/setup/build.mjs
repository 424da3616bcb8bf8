import { run } from './run.mjs';
import { SetupError } from './step.mjs';

/**
 * Builds the root and areas that have changed, without the compressed copies that servers on other machines need.
 * @param {string} repo
 * @returns {Promise<string>} names of what was built, or "nothing changed"
 * @throws SetupError with the output of a failed build
 */
export async function build(repo) {
  const { ok, output, reason } = await run(
    [process.execPath, '--import', 'tsx', 'tools/src/build/main.ts', '--uncompressed'],
    { cwd: repo },
  );
  if (!ok) throw new SetupError(`${output}\nThe build failed (${reason}). For all messages, run: npm run build`);
  return /^Building (.+) …$/m.exec(output)?.[1] ?? 'nothing changed';
}

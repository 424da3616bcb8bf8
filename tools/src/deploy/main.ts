import { fileURLToPath } from 'node:url';
import { DeployError } from '../common/outcome';
import { rollback } from './deploy';
import { help, type Options, onlyReads, readOptions } from './options';
import { refuseUnknown } from './releases/units-of';
import { history, status } from './report/report';
import { printLine, printLines, runCommand } from './run-command';
import { Signer } from './signing/signer';
import { type SigningKey, signingKeysOf } from './signing/signing-keys';
import { abort, promote } from './staged/stage';
import { targetOf } from './target-at';
import type { Target } from './targets/target';

const repo = fileURLToPath(new URL('../../..', import.meta.url));

/** Returns the signer, which also checks registries; undefined for `status` and `history`, which only read and need no key. */
const signerOf = ({ action, trustLive }: Options): Signer | undefined =>
  onlyReads(action) ? undefined : new Signer(signingKeys(), trustLive);

function signingKeys(): readonly SigningKey[] {
  try {
    return signingKeysOf(process.env);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DeployError(
      'usage',
      `The signing key cannot be used. ${reason}`,
      'Correct the key, or create one as docs/how-to/deploy.md says.',
    );
  }
}

/** Returns the lines of `status` or `history`. */
async function reportOf(target: Target, { action, unit, json }: Options): Promise<string[]> {
  const live = await target.read();
  if (unit) refuseUnknown(live, unit);
  return action === 'history' ? history(live, unit, json) : status(live, unit, json);
}

const changeActions = { rollback, promote, abort };

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const { action, unit, to, from, isDryRun, takesLock, breaksAreas, json, help: wantsHelp } = options;
  // JSON has several lines; `printLine` would escape its line breaks.
  const printReport = json ? printLines : printLine;
  if (wantsHelp) {
    printLines(help);
    return;
  }
  const target = await targetOf(repo, to, signerOf(options), takesLock);
  if (onlyReads(action)) {
    for (const line of await reportOf(target, options)) printReport(line);
    return;
  }
  // `readOptions` requires a unit for every action that changes the target.
  if (!unit) return;
  // A release from another target can be the first one of an area.
  if (from === undefined) refuseUnknown(await target.read(), unit);
  printLine(`${action} ${unit} → ${target.name}`);
  const order = { unit, isDryRun, breaksAreas, print: printLine };
  if (action !== 'deploy') return changeActions[action](target, order);
  // The modules of the build take as long to load as all others together, so load them only for a deploy.
  const { deployFrom } = await import('./deploy-from');
  await deployFrom(target, repo, options, order, () => signerOf(options));
}

runCommand(main);

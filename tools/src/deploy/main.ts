import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DeployError } from '../common/outcome';
import { rollback } from './deploy';
import { help, type Options, onlyReads, readOptions } from './options';
import { refuseUnknown } from './releases/units-of';
import { history, status } from './report/report';
import { printLine, printLines, runCommand } from './run-command';
import { SerialFile, serialsFileOf } from './signing/serial-file';
import { Signer } from './signing/signer';
import { type SigningKey, signingKeysOf } from './signing/signing-keys';
import { abort, promote } from './staged/stage';
import { targetOf } from './target-at';
import type { Target } from './targets/target';

const repo = fileURLToPath(new URL('../../..', import.meta.url));

/** Returns the signer, which also checks registries; undefined for `status` and `history`, which only read and need no key. */
function signerOf({ action, trustLive, allowOlder }: Options): Signer | undefined {
  if (onlyReads(action)) return undefined;
  const keys = signingKeys();
  const file = serialsFileOf(process.env);
  if (keys.length === 0) return new Signer([]);
  if (file === undefined)
    printLine('Not checked: the age of the live registry. Set FLIGHTDECK_SERIALS_FILE to the path of a file.');
  return new Signer(keys, {
    trustLive,
    allowOlder,
    print: printLine,
    ...(file && { serials: new SerialFile(resolve(file)) }),
  });
}

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
  const { action, unit, to, from, isDryRun, takesLock, json, help: wantsHelp } = options;
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
  const order = { unit, isDryRun, print: printLine };
  if (action !== 'deploy') return changeActions[action](target, order);
  // The modules of the build take as long to load as all others together, so load them only for a deploy.
  const { deployFrom } = await import('./deploy-from');
  await deployFrom(target, repo, options, order, () => signerOf(options));
}

runCommand(main);

import { DeployError } from '../common/outcome';
import { repo } from '../common/repo';
import { deploy, stage } from './deploy';
import { help, type Options, onlyReads, readOptions } from './options';
import { refuseUnknown } from './releases/units-of';
import { history, status } from './report/report';
import { abort, promote, rollback } from './rollback';
import { printLine, printLines } from './run-command';
import { Signer } from './signing/signer';
import { type SigningKey, signingKeysOf } from './signing/signing-keys';
import { build, storedRelease } from './stored/source';
import { targetOf } from './target-at';
import type { Target } from './targets/target';

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

/** Carries out a command line, and prints what it does. @throws DeployError when it is refused or fails */
export async function execute(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const { action, unit, to, from, roles, isDryRun, takesLock, breaksAreas, json, help: wantsHelp } = options;
  // JSON has several lines; `printLine` would escape its line breaks.
  const printReport = json ? printLines : printLine;
  if (wantsHelp) {
    printLines(help);
    return;
  }
  const signer = signerOf(options);
  const target = await targetOf(repo, to, signer, takesLock);
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
  // A folder can be a built set, which nobody has signed.
  const signerOfSource = from?.startsWith('s3://') ? signer : undefined;
  const source =
    from === undefined
      ? await build(repo, unit)
      : await storedRelease(await targetOf(repo, from, signerOfSource), unit);
  if (roles) await stage(target, source, roles, order);
  else await deploy(target, source, order);
}

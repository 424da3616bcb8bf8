import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deploy, rollback } from './deploy';
import { FolderTarget } from './folder-target';
import { help, readOptions } from './options';
import { DeployError, exitCodes } from './outcome';
import { history, status } from './report';
import { build, builtRelease } from './source';

const repo = fileURLToPath(new URL('../../..', import.meta.url));

async function main(): Promise<void> {
  const { action, unit, to, from, dryRun, json, help: wantsHelp } = readOptions(process.argv.slice(2));
  const say = (line: string) => console.log(line);
  if (wantsHelp) {
    say(help);
    return;
  }
  const folder = to === undefined ? join(repo, 'build', 'set') : resolve(to);
  const target = new FolderTarget(folder);
  if (action === 'status' || action === 'history') {
    for (const line of (action === 'status' ? status : history)(target.read(), unit, json)) say(line);
    return;
  }
  if (!unit) return;
  say(`${action} ${unit} → ${folder}`);
  const order = { unit, dryRun, say };
  if (action === 'rollback') return rollback(target, order);
  // Before the build, which takes longer than to see that the target cannot be used.
  target.read();
  const source = from === undefined ? await build(repo, unit) : builtRelease(resolve(from), unit);
  return deploy(target, source, order);
}

main().catch((error: unknown) => {
  if (error instanceof DeployError) {
    console.error(`${error.message}\nNext: ${error.next}`);
    process.exitCode = error.exitCode;
    return;
  }
  console.error(error);
  process.exitCode = exitCodes.broken;
});

import { join } from 'node:path';
import { whenNpmEnds } from '../../../tools/src/setup/parent.mjs';
import { printError } from '../../../tools/src/setup/printable.mjs';
import { archiveFiles } from '../zip/archive-files';
import { refuseBadStart } from './checks';
import { prepareDataFolder } from './data-folder';
import { help, readOptions } from './options';
import { ensurePackages } from './packages';
import { WordPressServer } from './server';

/** `npm run wordpress`: runs a WordPress with our plugin until a signal stops it. */
async function main(): Promise<number> {
  const repo = join(import.meta.dirname, '../../..');
  const options = readOptions(process.argv.slice(2), process.env, repo);
  if (options.help) {
    process.stdout.write(help);
    return 0;
  }
  const installed = await ensurePackages();
  if (installed.length > 0) console.log(`Installed: ${installed.join(', ')}`);
  await refuseBadStart(options);
  // Also refuses to start without a built set.
  archiveFiles(repo);
  prepareDataFolder(options.data, options.reset);
  const server = new WordPressServer(options.data, options.port, options.wordpress);
  await server.start();
  try {
    const { url } = await server.installSite(options);
    console.log(`Ready: ${url}/wp-admin/admin.php?page=flightdeck`);
    console.log(
      'Log in as admin, admin2, editor, author or subscriber. The password is the username. Press Ctrl+C to stop.',
    );
    await new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve);
      whenNpmEnds(() => resolve(undefined));
    });
  } finally {
    await server.stop();
  }
  return 0;
}

try {
  process.exit(await main());
} catch (error) {
  // The message says what to do, so print it without the stack.
  printError(error);
  process.exit(1);
}

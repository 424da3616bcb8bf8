import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { readOptions } from './cli/options';
import { UsageError } from './cli/usage-error';
import { dashboardPath } from './context/site';
import { users } from './facts/users';
import { start } from './server/start';

const sourceFolder = dirname(fileURLToPath(import.meta.url));

// Collect garbage more often, so that the heap stays small: responses are large and short-lived.
for (const flag of ['--semi-space-growth-factor=1', '--heap-growing-percent=20']) setFlagsFromString(flag);

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env, join(sourceFolder, '../..'));
  const running = await start(options, join(sourceFolder, 'assets'));
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  console.log(`Ready: ${running.site.urls.site}${dashboardPath}`);
  const logins = users.map(({ login }) => login).join(', ');
  console.log(`Log in as ${logins}. The password is the username.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exit(1);
});

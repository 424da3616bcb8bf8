import { join } from 'node:path';
import { baseConfig, repo } from '../build/webpack-base';
import { devOptions } from '../dev/dev-options';
import { freePort } from '../dev/free-port';
import { devServer, stopOnSignal } from '../dev/server';
import { printError } from '../setup/printable.mjs';

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Flightdeck: UI kit</title></head>
<body style="margin: 0"><div id="flightdeck" class="fd fd--page"></div><script src="/main.js"></script></body>
</html>
`;

const help = `npm run ui   serves the page of the UI kit, with live reload
  --port PORT    first port to try; default: 8410`;

/** `npm run ui`: serves the page of the UI kit, with live reload. */
async function main(): Promise<void> {
  const { port } = devOptions(help, 8410);
  const config = baseConfig('flightdeck_ui', 'ui', { development: true });
  const server = devServer(
    { ...config, entry: { main: join(repo, 'tools/src/ui/gallery/main.tsx') } },
    await freePort(port),
    page,
  );
  stopOnSignal(server);
  await server.start();
  console.log(`The UI kit: ${server.url} (also ?dir=rtl and ?scheme=dark)`);
}

main().catch((error: unknown) => {
  printError(error);
  process.exit(1);
});

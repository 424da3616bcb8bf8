import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { commandLine } from '../setup/command-line';
import { printableLine } from '../setup/printable.mjs';
import { newSigningKey, readSecret, readSigningKeys } from './signing-keys';

const help = `npm run keys -- [file]   creates a key for signing registries or archives of the plugin, unless the file exists, and
                         prints the lines that pin the key on a site; default: flightdeck-signing.pem`;

const [name = 'flightdeck-signing.pem'] = commandLine(help, { allowPositionals: true, options: {} }).positionals;
const file = resolve(name);

try {
  if (!existsSync(file)) {
    // Only the owner can read the file, from the first moment. `wx` never replaces a key.
    writeFileSync(file, newSigningKey(), { mode: 0o600, flag: 'wx' });
    console.log(`Created ${file}. Keep it secret, and keep a copy in a safe place.\n`);
  }
  const keys = readSigningKeys(readSecret(file)).map(({ publicKey }) => publicKey);
  console.log(
    'Pin the public key in wp-config.php of each site. For a key that signs a set, which has the files of the areas:',
  );
  console.log(`  define( 'FLIGHTDECK_SET_KEYS', '${keys.join(' ')}' );`);
  console.log('For a separate key that signs archives of the WordPress plugin:');
  console.log(`  define( 'FLIGHTDECK_UPDATE_KEYS', '${keys.join(' ')}' );`);
  console.log(`To deploy, or to create the archive, with this key:\n  export FLIGHTDECK_SIGNING_KEY_FILE=${file}`);
} catch (error) {
  console.error(printableLine(`${file} cannot be used. ${error instanceof Error ? error.message : String(error)}`));
  process.exitCode = 1;
}

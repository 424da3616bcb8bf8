import { execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSigned, newSigningKey, readSigningKeys, signingKeysOf, signText, withoutSigningKeys } from './signing-keys';

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

const keyOf = (pem: string) => {
  const [key] = readSigningKeys(pem);
  if (!key) throw new Error('There is no key.');
  return key;
};

test('a signature is valid for one text and one key only', () => {
  const [key, other] = [keyOf(newSigningKey()), keyOf(newSigningKey())];
  const signature = signText('text', key);
  expect(isSigned('text', signature, key.publicKey)).toBe(true);
  expect(isSigned('text ', signature, key.publicKey)).toBe(false);
  expect(isSigned('text', signature, other.publicKey)).toBe(false);
  expect(isSigned('text', signText('text', other), key.publicKey)).toBe(false);
});

test('a public key has 32 bytes, as sodium requires', () => {
  expect(Buffer.from(keyOf(newSigningKey()).publicKey, 'base64')).toHaveLength(32);
});

test('reads one or several keys, from the environment or from a file', () => {
  const [one, two] = [newSigningKey(), newSigningKey()];
  const publicKeys = [one, two].map((pem) => keyOf(pem).publicKey);
  const file = join(folder, 'both.pem');
  writeFileSync(file, one + two, { mode: 0o600 });
  const publicKeysIn = (env: Record<string, string>) => signingKeysOf(env).map(({ publicKey }) => publicKey);
  expect(publicKeysIn({ FLIGHTDECK_SIGNING_KEY: `${one}\n${two}` })).toEqual(publicKeys);
  expect(publicKeysIn({ FLIGHTDECK_SIGNING_KEY_FILE: file })).toEqual(publicKeys);
  expect(publicKeysIn({})).toEqual([]);
});

test.each(['640', '604', '644', '620', '602', '660', '666', '601', '777'])(
  'a key file with mode %s is refused, with the command that corrects it',
  (mode) => {
    // The apostrophe tests that the command in the message escapes the path.
    const file = join(folder, "open's.pem");
    writeFileSync(file, newSigningKey());
    const link = join(folder, `link-${mode}`);
    symlinkSync(file, link);
    for (const path of [file, link]) {
      chmodSync(file, Number.parseInt(mode, 8));
      const env = { FLIGHTDECK_SIGNING_KEY_FILE: path };
      const command = /chmod 600 .+/.exec(messageOf(() => signingKeysOf(env)))?.[0] ?? 'exit 1';
      execFileSync('sh', ['-c', command]);
      expect(signingKeysOf(env)).toHaveLength(1);
    }
  },
);

function messageOf(run: () => unknown): string {
  try {
    run();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test('npm run keys refuses a key file that others can read', () => {
  const file = join(folder, 'read-by-others.pem');
  writeFileSync(file, newSigningKey());
  chmodSync(file, 0o644);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'main.ts'), file],
    {
      encoding: 'utf8',
    },
  );
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(`chmod 600 '${file}'`)]);
});

test('npm run keys reports a key file that it cannot write', () => {
  const file = join(folder, 'missing', 'key.pem');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'main.ts'), file],
    { encoding: 'utf8' },
  );
  expect([status, stdout, stderr.trim().split('\n').length]).toEqual([1, '', 1]);
  expect(stderr).toContain(`${file} cannot be used. ENOENT`);
});

test('removes the keys from the environment for other programs', () => {
  const env = { FLIGHTDECK_SIGNING_KEY: newSigningKey(), FLIGHTDECK_SIGNING_KEY_FILE: 'key.pem', PATH: '/bin' };
  expect(withoutSigningKeys(env)).toEqual({ PATH: '/bin' });
});

test.each([
  ['a text without a key', 'text', 'no private key'],
  ['a key of another kind', rsa(), 'not an Ed25519 key'],
])('%s is refused', (_name, text, message) => {
  expect(() => readSigningKeys(text)).toThrow(message);
});

function rsa(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}

test('npm run keys creates a key once, readable by its owner only, and prints the lines that pin it', () => {
  const file = join(folder, 'new.pem');
  const run = () =>
    execFileSync(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts'), file], { encoding: 'utf8' });
  const firstOutput = run();
  const pem = readFileSync(file, 'utf8');
  expect(statSync(file).mode % 0o1000).toBe(0o600);
  for (const constant of ['FLIGHTDECK_SET_KEYS', 'FLIGHTDECK_UPDATE_KEYS'])
    expect(firstOutput).toContain(`define( '${constant}', '${keyOf(pem).publicKey}' );`);
  expect(run()).toContain(keyOf(pem).publicKey);
  expect(readFileSync(file, 'utf8')).toBe(pem);
});

import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSigningKey } from '../testing/fake-signing-key';
import { isSigned, readSigningKeys, signingKeysOf, signText, withoutSigningKeys } from './signing-keys';

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

test.each(['640', '604', '620', '602', '777'])(
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

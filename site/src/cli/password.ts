import { readFileSync } from 'node:fs';
import { UsageError } from './usage-error';

/** Minimum length of the password of a site that other machines can reach. */
const minLength = 12;

/** Sources of the password. `text` and `file` are mutually exclusive; either of them overrides the environment variable. */
export interface PasswordSources {
  /** `--password`: other users of the machine can see it in the list of processes. */
  readonly text: string | undefined;
  /** `--password-file`. */
  readonly file: string | undefined;
  /** The environment variable `FLIGHTDECK_PASSWORD`. */
  readonly variable: string | undefined;
}

/**
 * Returns the password of all users; undefined if each user's password is the username.
 * @param isOpen whether other machines can reach the site
 * @throws UsageError if both options are given, if the password cannot be read or is empty, or if an open site has no password or a short
 * one
 */
export function readPassword({ text, file, variable }: PasswordSources, isOpen: boolean): string | undefined {
  if (text !== undefined && file !== undefined) throw new UsageError('Use --password or --password-file, not both.');
  const password = text ?? (file === undefined ? variable || undefined : readFirstLine(file));
  if (password === '') throw new UsageError('The password is empty.');
  if (!isOpen) return password;
  if (password === undefined) {
    throw new UsageError(
      'Other machines can reach this site, and its default passwords are public. Set a password with --password-file or the variable FLIGHTDECK_PASSWORD.',
    );
  }
  if (password.length >= minLength) return password;
  throw new UsageError(`Other machines can reach this site: use a password of at least ${minLength} characters.`);
}

function readFirstLine(file: string): string {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/)[0] ?? '';
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`Couldn't read the password file: ${reason}`);
  }
}

import { parseArgs } from 'node:util';
import { UsageError } from '../server/options';

export const help = `npm run matrix -w wordpress -- [options]    tries the plugin on many versions of WordPress and PHP (Debian)

--wordpress DIR  folder of a WordPress; can be repeated. Debian's package is used too.
--only 1,2       runs only the combinations with these numbers
--list           prints the combinations and their numbers

Run "npm run build" first. Installs what it needs: Debian packages, and other versions of PHP from npm below data/ (600 MB).
Writes wordpress/matrix.json and the table in docs/wordpress.md. The exit code is 1 if a test fails or a combination
does not start.
`;

export interface MatrixOptions {
  /** Folders of WordPress. */
  readonly wordpress: readonly string[];
  /** Numbers of combinations, from 1; undefined for all. */
  readonly only: readonly number[] | undefined;
  readonly list: boolean;
  readonly help: boolean;
}

/** Reads the command line. @param count number of combinations @throws UsageError when an option is unknown or invalid */
export function readMatrixOptions(args: readonly string[], count: number): MatrixOptions {
  const values = parse(args);
  const only = values.only?.split(',').map(Number);
  const invalid = only?.find((number) => !Number.isInteger(number) || number < 1 || number > count);
  if (invalid !== undefined)
    throw new UsageError(`--only takes numbers from 1 to ${count}, such as 1,2; not "${values.only}".`);
  return { wordpress: values.wordpress, only, list: values.list, help: values.help };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        wordpress: { type: 'string', multiple: true, default: [] },
        only: { type: 'string' },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

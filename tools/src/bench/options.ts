import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Number of visits of each kind; the report shows their medians. */
  readonly runs: number;
  /** Optional sections of the report. */
  readonly sections: Readonly<Record<'build' | 'visit' | 'language', boolean>>;
  /** File of the report; default: `docs/bench.md`. */
  readonly out?: string;
  readonly isHelp: boolean;
}

export const benchHelp = `npm run bench -- [--runs N] [--build] [--visit] [--language] [--out FILE]

  --runs      number of visits of each kind, of which the report shows medians; default: 9
  --build     also measures builds, and npm start after a build
  --visit     also measures a long visit, and the settings over a slow connection
  --language  also measures a visit in German
  --out       writes the report to a file other than docs/bench.md
  --help      this text
`;

/**
 * Parses the command line of `npm run bench`.
 * @throws Error with a message for the user when an option is invalid
 */
export function benchOptions(args: readonly string[]): BenchOptions {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '9' },
      build: flag,
      visit: flag,
      language: flag,
      out: { type: 'string' },
      help: flag,
    },
  });
  const { runs, out, help, ...sections } = values;
  if (!/^[1-9]\d*$/.test(runs)) throw new Error(`--runs takes a whole number from 1, not "${runs}".`);
  return { runs: Number(runs), sections, ...(out !== undefined && { out }), isHelp: help };
}

import { parseArgs } from 'node:util';
import { areaNames } from '@flightdeck/shared/contracts/area-manifest';
import { DeployError } from './outcome';
import { pageUnit, type UnitName } from './release';

export const actions = ['deploy', 'rollback', 'status', 'history'] as const;
export type Action = (typeof actions)[number];

export interface Options {
  readonly action: Action;
  /** Optional for `status` and `history`; without it, they show all units. */
  readonly unit?: UnitName;
  /** Target folder or `s3://bucket/folder`; default: the folder that `npm start` serves. */
  readonly to?: string;
  /** A built set or a release archive to deploy instead of building. */
  readonly from?: string;
  readonly dryRun: boolean;
  /** Accept a live registry that this key has not signed. */
  readonly trustLive: boolean;
  /** Accept a live registry that is older than the last one signed on this machine. */
  readonly allowOlder: boolean;
  readonly json: boolean;
  readonly help: boolean;
}

export const unitNames: readonly UnitName[] = [...areaNames, pageUnit];

export const help = `npm run deploy   -- <area> [--to <target>] [--from <built set or archive>] [--dry-run] [--trust-live | --allow-older]
npm run rollback -- <area> [--to <target>] [--dry-run] [--trust-live | --allow-older]
npm run status   -- [<area>] [--to <target>] [--json]
npm run history  -- [<area>] [--to <target>] [--json]

<area>      ${unitNames.join(', ')} (the page itself)
--to        folder of the set, or s3://bucket/folder; default: build/set, which npm start serves
--from      deploys the release of a built set (its folder with registry.json) or of an archive in contracts/releases,
            without a build
--dry-run   builds and checks; changes nothing at the target
--trust-live  accepts a live registry that this key has not signed
--allow-older  accepts a signed live registry that is older than the last one, such as one from a backup
--json      prints JSON
FLIGHTDECK_SIGNING_KEY, FLIGHTDECK_SIGNING_KEY_FILE: the key that signs the registry, or a file with it (npm run keys)
FLIGHTDECK_SERIALS_FILE: the file with the last serial of each target; default: beside the file with the key
Exit codes: 0 done, 1 build or program failed, 2 wrong command, 3 refused, 4 set locked by other deploys, 5 target unusable`;

const usage = (message: string) => new DeployError('usage', message, 'Run npm run deploy -- --help.');

/** Parses a command line. @throws DeployError when it is invalid */
export function readOptions(args: readonly string[]): Options {
  const action = actions.find((known) => known === args[0]);
  if (!action) throw usage(`There is no command "${args[0] ?? ''}".`);
  const { values, positionals } = parse(args.slice(1));
  const flags = {
    dryRun: values['dry-run'] ?? false,
    trustLive: values['trust-live'] ?? false,
    allowOlder: values['allow-older'] ?? false,
    json: values.json ?? false,
    help: values.help ?? false,
  };
  const [name, ...more] = positionals;
  if (more.length > 0) throw usage(`One area at a time, not "${positionals.join(' ')}".`);
  const unit = unitNames.find((known) => known === name);
  if (name !== undefined && !unit) throw usage(`There is no area "${name}". Areas: ${unitNames.join(', ')}.`);
  const changes = action === 'deploy' || action === 'rollback';
  if (changes && !unit && !flags.help) throw usage(`Which area? One of ${unitNames.join(', ')}.`);
  if (values.from !== undefined && action !== 'deploy') throw usage(`--from belongs to deploy, not to ${action}.`);
  if (flags.dryRun && !changes) throw usage(`${action} makes no changes: remove --dry-run.`);
  for (const option of ['trust-live', 'allow-older'] as const)
    if (values[option] && !changes) throw usage(`${action} signs nothing: leave --${option} out.`);
  for (const option of ['to', 'from'] as const) if (values[option] === '') throw usage(`--${option} names no folder.`);
  return {
    action,
    ...flags,
    ...(unit && { unit }),
    ...(values.to !== undefined && { to: values.to }),
    ...(values.from !== undefined && { from: values.from }),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        to: { type: 'string' },
        from: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'trust-live': { type: 'boolean' },
        'allow-older': { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error));
  }
}

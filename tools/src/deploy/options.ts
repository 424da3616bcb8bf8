import { isAbsolute } from 'node:path';
import { parseArgs } from 'node:util';
import { isAreaName } from '@flightdeck/shared/contracts/areas';
import { DeployError } from '../common/outcome';
import { areaNames } from '../common/repo';
import { pageUnit, type UnitName } from './releases/release';
import { readRoles } from './staged/roles';
import { stageError } from './staged/stage-failures';

export const actions = ['deploy', 'rollback', 'promote', 'abort', 'status', 'history'] as const;
export type Action = (typeof actions)[number];

/** Returns whether an action only reads its target. */
export const onlyReads = (action: Action): action is 'status' | 'history' =>
  action === 'status' || action === 'history';

/** The parsed command line. `help` explains the options. */
export type Options = ReturnType<typeof readOptions>;

export const unitNames: readonly UnitName[] = [...areaNames, pageUnit];

export const help = `npm run deploy   -- <area> [--to <target>] [--from <target>] [--dry-run] [--take-lock] [--trust-live]
                  [--roles <a,b> [--custom-roles]] [--break-areas]
npm run promote  -- <area> [--to <target>] [--dry-run] [--take-lock] [--trust-live]
npm run abort    -- <area> [--to <target>] [--dry-run] [--take-lock] [--trust-live]
npm run rollback -- <area> [--to <target>] [--dry-run] [--take-lock] [--trust-live] [--break-areas]
npm run status   -- [<area>] [--to <target>] [--json]
npm run history  -- [<area>] [--to <target>] [--json]

<area>      ${unitNames.join(', ')} (the page itself)
--to        folder of the set, or s3://bucket/folder; default: build/set, which npm start serves
--from      takes the release from another target (a folder with registry.json, or s3://bucket/folder), and builds nothing
--roles     stages the release: only users with one of these roles get it. promote gives it to all users, abort to none.
            --custom-roles allows roles that plugins add.
--dry-run   builds and checks, changes nothing at the target
--take-lock   takes the lock of a folder from another deploy, which is stuck
--trust-live  accepts a live registry that this key has not signed
--break-areas  deploys root-config although live areas don't work with it: the page refuses them until you deploy them
--json      prints JSON, for programs
FLIGHTDECK_SIGNING_KEY, FLIGHTDECK_SIGNING_KEY_FILE: the key that signs the registry, or a file with it (docs/how-to/deploy.md)
Exit codes: 0 done, 1 build or program failed, 2 wrong command, 3 refused, 4 set locked by other deploys, 5 target unusable`;

/**
 * Returns whether a text names a bucket or a folder. A relative path that looks like an address, like a variable that the shell did not
 * replace, or like a copy with blanks around it, would make a folder with this name in the current one.
 */
const isPlace = (text: string): boolean =>
  text === text.trim() && (text.startsWith('s3://') || isAbsolute(text) || !/^~|[:$%]/.test(text));

const usage = (message: string) => new DeployError('usage', message, 'Run npm run deploy -- --help.');

/** Parses a command line. @throws DeployError when it is invalid */
export function readOptions(args: readonly string[]) {
  const action = actions.find((each) => each === args[0]);
  if (!action) throw usage(`There is no command "${args[0] ?? ''}".`);
  const { values, positionals } = parse(args.slice(1));
  const {
    to,
    from,
    json,
    help: wantsHelp,
    'dry-run': isDryRun,
    'take-lock': takesLock,
    'trust-live': trustLive,
  } = values;
  const breaksAreas = values['break-areas'];
  const [name, ...furtherNames] = positionals;
  if (furtherNames.length > 0) throw usage(`Name one area, not "${positionals.join(' ')}".`);
  // Optional for actions that only read, which then show all units. Accept areas that this checkout lacks, because the target can have them. `refuseUnknown` checks that later.
  const unit: UnitName | undefined = name === pageUnit || isAreaName(name) ? name : undefined;
  if (name !== undefined && !unit) throw usage(`There is no area "${name}". Areas: ${unitNames.join(', ')}.`);
  const changesTarget = !onlyReads(action);
  if (changesTarget && !unit && !wantsHelp) throw usage(`Name an area: ${unitNames.join(', ')}.`);
  if (from !== undefined && action !== 'deploy') throw usage(`--from is an option of deploy, not of ${action}.`);
  for (const option of ['dry-run', 'take-lock'] as const)
    if (values[option] && !changesTarget) throw usage(`${action} makes no changes: remove --${option}.`);
  if (trustLive && !changesTarget) throw usage(`${action} signs nothing: remove --trust-live.`);
  if (breaksAreas && (unit !== pageUnit || (action !== 'deploy' && action !== 'rollback')))
    throw usage(`--break-areas is an option of deploy and rollback for ${pageUnit}.`);
  for (const option of ['to', 'from'] as const) {
    const place = values[option];
    if (place === '') throw usage(`--${option} names no folder.`);
    if (place !== undefined && !isPlace(place))
      throw usage(`--${option} must be a whole path or s3://bucket/folder, not "${place}".`);
  }
  const roles = values.roles === undefined ? undefined : readRoles(values.roles, values['custom-roles']);
  if (roles && action !== 'deploy') throw usage(`--roles is an option of deploy, not of ${action}.`);
  if (values['custom-roles'] && !roles) throw usage('--custom-roles needs --roles.');
  if (roles && unit === pageUnit) throw stageError('stage-page', unit);
  return { action, unit, to, from, roles, isDryRun, takesLock, trustLive, breaksAreas, json, help: wantsHelp };
}

const flag = { type: 'boolean', default: false } as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        to: { type: 'string' },
        from: { type: 'string' },
        roles: { type: 'string' },
        'custom-roles': flag,
        'dry-run': flag,
        'take-lock': flag,
        'trust-live': flag,
        'break-areas': flag,
        json: flag,
        help: { ...flag, short: 'h' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error));
  }
}

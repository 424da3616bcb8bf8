import { DeployError, type exitCodes } from '../../common/outcome';

interface StageFailure {
  readonly kind: Exclude<keyof typeof exitCodes, 'done'>;
  readonly cause: string;
  readonly next: string;
}

/** Failures of staged releases, by code. A test compares them with the second table of docs/failures.md. */
export const stageFailures = {
  'stage-role': {
    kind: 'usage',
    cause: 'WordPress has no role with this name, so no user would get the release.',
    next: 'Write the name as WordPress stores it, such as shop_manager. If a plugin of your sites adds the role, add --custom-roles.',
  },
  'stage-page': {
    kind: 'usage',
    cause: 'The page itself cannot be staged: only an area can have a second release for some users.',
    next: 'Deploy root-config to all users, or stage an area.',
  },
  'stage-first': {
    kind: 'refused',
    cause: 'No release of this area is live, so users with other roles would get nothing.',
    next: 'Deploy the first release to all users.',
  },
  'stage-live': {
    kind: 'refused',
    cause: 'This release is live already.',
    next: 'Change the area and deploy again, or name another release with --from.',
  },
  'stage-taken': {
    kind: 'refused',
    cause: 'Another release of this area is staged.',
    next: 'Run npm run promote or npm run abort for this area first.',
  },
  'stage-none': {
    kind: 'refused',
    cause: 'No release of this area is staged.',
    next: 'npm run status with the same --to shows what is staged.',
  },
} as const satisfies Readonly<Record<string, StageFailure>>;

export type StageFailureCode = keyof typeof stageFailures;

/** Returns the error of a code. @param what the option, unit or release that the cause is about */
export function stageError(code: StageFailureCode, what: string): DeployError {
  const { kind, cause, next } = stageFailures[code];
  return new DeployError(kind, `${what}: ${cause}`, next, code);
}

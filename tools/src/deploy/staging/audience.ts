import { type Audience, isShare, rolePattern, sitePattern } from '@flightdeck/shared/contracts/releases';
import { DeployError } from '../../common/outcome';
import { stageError } from './stage-failures';

/** Roles of every WordPress site. */
const rolesOfWordPress = ['administrator', 'editor', 'author', 'contributor', 'subscriber'];

/** Values of the options for an audience, unparsed. */
export interface AudienceValues {
  readonly share?: string | undefined;
  readonly roles?: string | undefined;
  readonly sites?: string | undefined;
  /** Whether `roles` can have roles that plugins add. */
  readonly customRoles: boolean;
}

/** Returns the items of an option, in lower case. @throws DeployError when it is empty, because no user would get the release */
function listOf(option: 'roles' | 'sites', value: string): readonly string[] {
  const items = value.split(',').map((each) => each.trim().toLowerCase());
  const uniqueItems = [...new Set(items.filter(Boolean))];
  if (uniqueItems.length > 0) return uniqueItems;
  throw new DeployError(
    'usage',
    `--${option} is empty, so no user would get the release.`,
    `Name one or more ${option}, separated by commas, or remove --${option}.`,
  );
}

/** Returns the audience of a command line; undefined for all users. @throws DeployError when a condition is invalid */
export function readAudience({ share, roles, sites, customRoles }: AudienceValues): Audience | undefined {
  if (share === undefined && roles === undefined && sites === undefined) return undefined;
  return {
    ...(share !== undefined && { share: shareOf(share) }),
    ...(roles !== undefined && { roles: rolesOf(roles, customRoles) }),
    ...(sites !== undefined && { sites: sitesOf(sites) }),
  };
}

function shareOf(value: string): number {
  const share = /^\d{1,3}$/.test(value) ? Number(value) : Number.NaN;
  if (!isShare(share)) throw stageError('stage-share', `--share ${value}`.trim());
  return share;
}

function rolesOf(value: string, customRoles: boolean): string[] {
  const roles = listOf('roles', value);
  const invalid = roles.find((role) => !rolePattern.test(role) || !(customRoles || rolesOfWordPress.includes(role)));
  if (invalid !== undefined) throw stageError('stage-role', `--roles ${invalid}`);
  return [...roles];
}

function sitesOf(value: string): string[] {
  const sites = listOf('sites', value);
  const invalid = sites.find((site) => !sitePattern.test(site));
  if (invalid !== undefined) throw stageError('stage-site', `--sites ${invalid}`);
  return [...sites];
}

/** Returns an audience in words. */
export function audienceText({ share, roles, sites }: Audience): string {
  const conditions = [
    ...(share === undefined ? [] : [`${share} % of users`]),
    ...(roles ? [`role ${roles.join(' or ')}`] : []),
    ...(sites ? [`on ${sites.join(', ')}`] : []),
  ];
  return conditions.join(', ');
}

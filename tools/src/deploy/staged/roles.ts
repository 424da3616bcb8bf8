import { DeployError } from '../../common/outcome';
import { stageError } from './stage-failures';

/** Roles of every WordPress site. */
const rolesOfWordPress = ['administrator', 'editor', 'author', 'contributor', 'subscriber'];

/**
 * Returns the roles of the option `--roles`, in lower case.
 * @param allowsCustom whether to accept roles that plugins add
 * @throws DeployError when the option names no role, or a role that WordPress doesn't have
 */
export function readRoles(value: string, allowsCustom: boolean): readonly string[] {
  const names = value.split(',').map((each) => each.trim().toLowerCase());
  const roles = [...new Set(names.filter(Boolean))];
  if (roles.length === 0)
    throw new DeployError(
      'usage',
      '--roles is empty, so no user would get the release.',
      'Name one or more roles, separated by commas, or remove --roles.',
    );
  const isRole = (role: string) => (allowsCustom ? /^[a-z0-9_-]+$/.test(role) : rolesOfWordPress.includes(role));
  const invalid = roles.find((role) => !isRole(role));
  if (invalid !== undefined) throw stageError('stage-role', `--roles ${invalid}`);
  return roles;
}

/** Returns the users with these roles in words. */
export const rolesText = (roles: readonly string[]): string => `users with the role ${roles.join(' or ')}`;

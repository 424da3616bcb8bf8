/** Returns whether the user can see the card (SET-186). */
export const canSeePostByEmail = (
  permissions: { readonly manage_modules: boolean; readonly edit_posts: boolean },
  isModuleOn: boolean,
): boolean => permissions.manage_modules || (permissions.edit_posts && isModuleOn);

/** Returns the saved address; null if there is none, for which the server sends `false`, "1" or nothing (OQ-094). */
export function savedAddress(serverValue: unknown): string | null {
  return typeof serverValue === 'string' && serverValue.includes('@') ? serverValue : null;
}

/** Whether the user sees the card at all (SET-186). */
export const seesPostByEmail = (
  permissions: { readonly manage_modules: boolean; readonly edit_posts: boolean },
  isModuleOn: boolean,
): boolean => permissions.manage_modules || (permissions.edit_posts && isModuleOn);

/** The address, or null where the server holds none: it then says false, "1" or nothing (OQ-094). */
export function savedAddress(serverValue: unknown): string | null {
  return typeof serverValue === 'string' && serverValue.includes('@') ? serverValue : null;
}

/** Whether an address can be created or made anew. */
export const canUseAddress = (facts: { readonly isOn: boolean; readonly isUsable: boolean }): boolean =>
  facts.isOn && facts.isUsable;

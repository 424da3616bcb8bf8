/** Most characters that fit in (SET-135). */
export const descriptionLimit = 300;
/** Suggested length; above it search engines may cut (SET-136). */
export const suggestedLength = 159;

/** How full the description is. */
export const descriptionState = (
  text: string,
): { readonly count: number; readonly isLong: boolean; readonly isFull: boolean } => ({
  count: text.length,
  isLong: text.length > suggestedLength && text.length < descriptionLimit,
  isFull: text.length >= descriptionLimit,
});

/**
 * The page is asked for anew, without asking the user (SET-046, OQ-070): what is unsaved is kept as a draft and offered
 * back by the page that comes. An object, so that a test can watch it instead.
 */
export const pageReload = {
  /** Nothing on this page counts as unsaved any more. */
  isComing: false,
  now(): void {
    pageReload.isComing = true;
    pageReload.go();
  },
  go: (): void => location.reload(),
};

/** The notice about saved settings. */
export const updatedNotice = { status: 'is-success', text: 'Updated settings.', duration: 2000 };

/** Text of the notice about saved settings that reload the page. */
export const refreshingText = 'Updated settings. Refreshing page…';

/** Returns the notice about settings that were not saved. */
export const updateFailedNotice = (reason: string) => ({
  status: 'is-error',
  text: `Error updating settings. ${reason}`,
});

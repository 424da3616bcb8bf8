/** Events after which the user may have changed or reverted something. */
const inputEvents = ['input', 'change', 'click', 'keyup', 'visibilitychange'] as const;

/**
 * Makes the browser ask before the page is reloaded or closed (OQ-024). The listener exists only while there is
 * unsaved work, because it keeps a page out of the browser's back/forward cache.
 *
 * Forms do not report unsaved work: the guard checks after each user input, and then every second until all is saved.
 * Nothing runs without unsaved work.
 * @returns a function that removes the guard
 */
export function guardUnload(
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  isDirty: () => boolean,
): () => void {
  let timer: ReturnType<typeof setInterval> | null = null;

  const onBeforeUnload = (event: Event) => {
    if (isDirty()) event.preventDefault();
  };
  const check = () => {
    const hasUnsavedWork = isDirty();
    if (hasUnsavedWork && timer === null) {
      timer = setInterval(check, 1000);
      page.addEventListener('beforeunload', onBeforeUnload);
    } else if (!hasUnsavedWork) removeListener();
  };
  const removeListener = () => {
    if (timer === null) return;
    clearInterval(timer);
    timer = null;
    page.removeEventListener('beforeunload', onBeforeUnload);
  };

  for (const event of inputEvents) page.addEventListener(event, check);
  return () => {
    for (const event of inputEvents) page.removeEventListener(event, check);
    removeListener();
  };
}

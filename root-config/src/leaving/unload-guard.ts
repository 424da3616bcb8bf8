/** After any of these the user may have made something dirty, or clean again. */
const signs = ['input', 'change', 'click', 'keyup', 'visibilitychange'] as const;

/**
 * Lets the browser ask before the page is reloaded or closed (OQ-024). The listener is attached only while something is
 * dirty, because its mere presence keeps a page out of the browser's cache for Back.
 *
 * Nobody reports dirty work: it is looked for after each input of the user, and every second from then on until all is
 * saved, so that nothing runs on a clean page.
 */
export function guardUnload(
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  isDirty: () => boolean,
): () => void {
  let timer: ReturnType<typeof setInterval> | null = null;

  const ask = (event: Event) => {
    if (isDirty()) event.preventDefault();
  };
  const look = () => {
    const dirty = isDirty();
    if (dirty && timer === null) {
      timer = setInterval(look, 1000);
      page.addEventListener('beforeunload', ask);
    } else if (!dirty) detach();
  };
  const detach = () => {
    if (timer === null) return;
    clearInterval(timer);
    timer = null;
    page.removeEventListener('beforeunload', ask);
  };

  for (const sign of signs) page.addEventListener(sign, look);
  return () => {
    for (const sign of signs) page.removeEventListener(sign, look);
    detach();
  };
}

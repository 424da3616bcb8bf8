/**
 * Calls `onChange` when WordPress opens or closes a window above the page, such as its log-in form. WordPress marks the body meanwhile. A
 * window that is open from the start changes nothing.
 * @returns a function that stops watching
 */
export function watchWordPressWindow(body: HTMLElement, onChange: (isOpen: boolean) => void): () => void {
  const isOpen = () => body.classList.contains('modal-open');
  let wasOpen = isOpen();
  const observer = new MutationObserver(() => {
    if (isOpen() === wasOpen) return;
    wasOpen = !wasOpen;
    onChange(wasOpen);
  });
  observer.observe(body, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

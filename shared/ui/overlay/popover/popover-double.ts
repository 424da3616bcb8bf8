/**
 * Adds what jsdom lacks of the `popover` attribute: showing, hiding, the toggle event, and buttons with `popovertarget`.
 * Call it in tests that show a popover or a tooltip. Browser tests cover Esc, a click outside and the return of focus.
 */
export function fakePopovers(): void {
  const shown = new WeakSet<HTMLElement>();
  const toggle = (element: HTMLElement, show: boolean) => {
    if (shown.has(element) === show) return;
    if (show) shown.add(element);
    else shown.delete(element);
    element.toggleAttribute('data-shown', show);
    element.dispatchEvent(Object.assign(new Event('toggle'), { newState: show ? 'open' : 'closed' }));
  };
  HTMLElement.prototype.showPopover = function showPopover() {
    if (shown.has(this)) throw new DOMException('The popover is open already.', 'InvalidStateError');
    toggle(this, true);
  };
  HTMLElement.prototype.hidePopover = function hidePopover() {
    toggle(this, false);
  };
  document.addEventListener('click', (event) => {
    const [target] = event.composedPath();
    const invoker = target instanceof Element ? target.closest('[popovertarget]') : null;
    const root = invoker?.getRootNode();
    if (!invoker || !(root instanceof Document || root instanceof ShadowRoot)) return;
    const element = root.getElementById(invoker.getAttribute('popovertarget') ?? '');
    if (element) toggle(element, !shown.has(element));
  });
}

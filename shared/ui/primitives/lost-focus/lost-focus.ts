import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

/** Elements that can be pressed and focused. */
const controls = 'a, button';

const firstControl = (container: HTMLElement) => container.querySelector<HTMLElement>(controls);

/**
 * Focuses the element that replaces a pressed button or link. Without this, the focus is lost with the button, and keyboard
 * users start at the top of the page again. Waits if there is no replacement yet. Leaves a focus that the user has moved.
 * @param find returns the element to focus, or `null` while it is missing. Default: the first button or link inside
 * @returns a `ref` for the element that contains the buttons. Call the hook in the component that renders them.
 */
export function useLostFocus<Container extends HTMLElement>(
  find: (container: Container) => HTMLElement | null | undefined = firstControl,
): RefCallback<Container> {
  const container = useRef<Container | null>(null);
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return;
    // A lost focus moves to the body of the page, even from a shadow root.
    const isLost = document.activeElement === document.body;
    const next = isLost ? container.current && find(container.current) : null;
    if (isLost && !next) return;
    // The replacement may be replaced too.
    pressed.current = next ?? null;
    next?.focus();
  });
  return useCallback((element) => {
    if (!element) return;
    const press = ({ target }: Event) => {
      if (target instanceof Element) pressed.current = target.closest(controls);
    };
    container.current = element;
    element.addEventListener('click', press);
    return () => {
      container.current = null;
      element.removeEventListener('click', press);
    };
  }, []);
}

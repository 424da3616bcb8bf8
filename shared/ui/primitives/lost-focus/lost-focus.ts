import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

/** Elements that can be pressed and focused. */
const controls = 'a, button';

const firstControl = (container: HTMLElement) => container.querySelector<HTMLElement>(controls);

/**
 * Focuses the element that replaces a pressed button or link. Otherwise, the focus would be lost with the button, and keyboard
 * users would start at the top of the page again. Waits for a replacement that appears later. Does nothing if the user has
 * moved the focus.
 * @param find returns the element to focus; `null` or `undefined` while there is none. Default: the first button or link inside
 * @returns a `ref` for the element that contains the buttons. Call the hook in the component that renders them.
 */
export function useLostFocus<Container extends HTMLElement>(
  find: (container: Container) => HTMLElement | null | undefined = firstControl,
): RefCallback<Container> {
  const container = useRef<Container | null>(null);
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return;
    // When the focused element disappears, even in a shadow root, the browser focuses the body of the page.
    const isFocusLost = document.activeElement === document.body;
    const replacement = isFocusLost ? container.current && find(container.current) : null;
    if (isFocusLost && !replacement) return;
    // Treat the replacement as pressed, because it may be replaced too.
    pressed.current = replacement ?? null;
    replacement?.focus();
  });
  return useCallback((element) => {
    if (!element) return;
    const rememberPress = ({ target }: Event) => {
      if (target instanceof Element) pressed.current = target.closest(controls);
    };
    container.current = element;
    element.addEventListener('click', rememberPress);
    return () => {
      container.current = null;
      element.removeEventListener('click', rememberPress);
    };
  }, []);
}

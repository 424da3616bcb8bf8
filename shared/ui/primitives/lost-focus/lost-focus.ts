import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

/** Elements that can be pressed and focused. */
const controls = 'a, button';

const firstControl = (place: HTMLElement) => place.querySelector<HTMLElement>(controls);

/**
 * Focuses the element that replaces a pressed button. Otherwise the focus is lost with the button, and keyboard users
 * start at the top of the page again. A focus that the user has moved stays. If there is no replacement yet, waits for
 * it.
 * @param find returns the element to focus, `null` while it is missing. Default: the first button or link inside
 * @returns a `ref` for the element that contains the buttons. Call it in the component that renders them.
 */
export function useLostFocus<Place extends HTMLElement>(
  find: (place: Place) => HTMLElement | null | undefined = firstControl,
): RefCallback<Place> {
  const place = useRef<Place | null>(null);
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return;
    // A lost focus moves to the body of the page, even from a shadow root.
    const isLost = document.activeElement === document.body;
    const next = isLost ? place.current && find(place.current) : null;
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
    place.current = element;
    element.addEventListener('click', press);
    return () => {
      place.current = null;
      element.removeEventListener('click', press);
    };
  }, []);
}

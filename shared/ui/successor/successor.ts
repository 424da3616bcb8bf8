import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

/** Whatever can be pressed and takes the focus. */
const controls = 'a, button';

const firstControl = (place: HTMLElement) => place.querySelector<HTMLElement>(controls);

/**
 * The element that replaces a pressed button takes the focus, which would be lost with the button: keyboard users would
 * begin at the top of the page again. The focus stays where a user has moved it. While there is no replacement, the
 * next one is waited for.
 * @param find what takes the focus, `null` while it is still to come. Default: the first button or link of the place
 * @returns to be handed to the element in which the buttons come and go, as its `ref`. It belongs in the component that
 * draws anew with them.
 */
export function useSuccessor<Place extends HTMLElement>(
  find: (place: Place) => HTMLElement | null | undefined = firstControl,
): RefCallback<Place> {
  const place = useRef<Place | null>(null);
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return;
    // In a shadow root too, a focus that is lost is at the body of the page.
    const isLost = document.activeElement === document.body;
    const next = isLost ? place.current && find(place.current) : null;
    if (isLost && !next) return;
    // The replacement may be replaced in its turn.
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

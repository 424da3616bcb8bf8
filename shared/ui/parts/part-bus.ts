import { type BusHandle, openBus } from '@flightdeck/shared/session';

const handles = new WeakMap<Element, BusHandle>();

/**
 * Returns the bus handle of the part in this element; opened on first use. The element is the key, because React throws
 * away the state of a component whose first render failed and renders again: each attempt would leave a handle open.
 */
export function busOf(element: Element): BusHandle {
  const handle = handles.get(element) ?? openBus();
  handles.set(element, handle);
  return handle;
}

/** Closes the handle of the part in this element; the next part there gets a new one. */
export function closeBus(element: Element): void {
  handles.get(element)?.close();
  handles.delete(element);
}

import { type BusHandle, openBus } from '@flightdeck/shared/session';

const handles = new WeakMap<Element, BusHandle>();

/**
 * Returns the bus handle of the part in this element, and opens it on first use. The handle is not in the state of a
 * component: if the first render fails, React discards the state and renders again, and each attempt would leave a handle open.
 */
export function busOf(element: Element): BusHandle {
  const handle = handles.get(element) ?? openBus();
  handles.set(element, handle);
  return handle;
}

/** Closes the bus handle of the part in this element; the next part in the element gets a new handle. */
export function closeBus(element: Element): void {
  handles.get(element)?.close();
  handles.delete(element);
}

import { createRoot, type Root } from 'react-dom/client';

/** The IDs of our elements are random, so that labels and popovers never find an element of another plugin. */
const identifierPrefix = Math.random().toString(36).slice(2);

/** Returns a React root in an element of the page. */
export const reactRoot = (element: Element): Root => createRoot(element, { identifierPrefix });

import { createRoot, type Root } from 'react-dom/client';

/** Nobody can guess the IDs of our elements: labels and popovers must not find an element of another plugin. */
const identifierPrefix = Math.random().toString(36).slice(2);

/** Returns a React root of the page. */
export const reactRoot = (element: Element): Root => createRoot(element, { identifierPrefix });

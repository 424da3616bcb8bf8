import { createRoot, type Root } from 'react-dom/client';

/** Random prefix of the IDs that React generates, so that labels and popovers never refer to another plugin's element. */
const identifierPrefix = Math.random().toString(36).slice(2);

/** Returns a React root in an element of the page. */
export const reactRoot = (element: Element): Root => createRoot(element, { identifierPrefix });

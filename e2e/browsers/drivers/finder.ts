import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Target } from './driver';

const library = join(dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json')), 'dist');

/** Script that adds the queries of Testing Library to a page, for browsers whose driver cannot find elements by role. */
export const queriesScript = readFileSync(join(library, '@testing-library/dom.umd.min.js'), 'utf8');

/** Expression that is true if the page has the queries. */
export const hasQueriesExpression = "typeof window.TestingLibraryDom === 'object'";

/**
 * Returns an expression for the first matching element in the page, including open shadow roots; null without one. The page
 * needs the queries.
 */
export const elementOf = (target: Target): string => `(${find})(${JSON.stringify(toJson(target))})`;

/** Returns an expression for the visible state of an element; see `ElementState`. */
export const stateOf = (element: string): string => `(${readState})(${element})`;

/** Returns an expression that scrolls an element into view. Its value is the element's position; null without the element. */
export const positionOf = (element: string): string => `(${scrollToPosition})(${element})`;

/** Returns the name of a target in failures. */
export function nameOf(target: Target): string {
  if ('label' in target) return `the field "${target.label}"`;
  const { role, name, within } = target;
  return `${role}${name === undefined ? '' : ` "${name}"`}${within ? ` in ${nameOf(within)}` : ''}`;
}

/** Returns a target as JSON, where a pattern is an array of its source and flags. */
function toJson(target: Target): object {
  if ('label' in target) return target;
  const { role, name, within } = target;
  return {
    role,
    ...(name !== undefined && { name: typeof name === 'string' ? name : [name.source, name.flags] }),
    ...(within && { within: toJson(within) }),
  };
}

/** Runs in the page. It is a string, because our compiler would add helpers that the page does not have. */
const find = `function find({ role, name, label, within }) {
  const rootsOf = (root) => [
    root,
    ...[...root.querySelectorAll('*')].flatMap((each) => (each.shadowRoot ? rootsOf(each.shadowRoot) : [])),
  ];
  const start = within ? find(within) : document.body;
  if (!start) return null;
  const options = Array.isArray(name) ? { name: new RegExp(...name) } : name === undefined ? {} : { name };
  for (const root of rootsOf(start)) {
    const { queryAllByLabelText, queryAllByRole } = window.TestingLibraryDom;
    const [found] = label ? queryAllByLabelText(root, label) : queryAllByRole(root, role, options);
    if (found) return found;
  }
  return null;
}`;

const readState = `function readState(element) {
  if (!element) return null;
  const { checked } = element;
  const focused = (root) => root.activeElement?.shadowRoot ? focused(root.activeElement.shadowRoot) : root.activeElement;
  return {
    text: (element.innerText ?? '').replace(/\\s+/g, ' ').trim(),
    value: element.value ?? '',
    isOn: element.getAttribute('aria-checked') === 'true' || checked === true,
    isBusy: element.getAttribute('aria-busy') === 'true',
    hasFocus: focused(document) === element,
  };
}`;

const scrollToPosition = `function scrollToPosition(element) {
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].join(' ');
}`;

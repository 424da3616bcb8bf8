import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The target of an action: an element by its role and its accessible name, as users and screen readers find it. */
export interface RoleTarget {
  readonly role: string;
  /** The complete name, or a pattern for it. */
  readonly name?: string | RegExp;
  /** An element that contains the target; default: the whole page. */
  readonly within?: Target;
}

/** A field by its label, for fields without a role, such as those for passwords. */
export interface LabelTarget {
  readonly label: string;
}

export type Target = RoleTarget | LabelTarget;

/** Visible state of an element. */
export interface ElementState {
  readonly text: string;
  readonly value: string;
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly hasFocus: boolean;
}

const libraryFolder = join(
  dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json')),
  'dist',
);

const librarySource = readFileSync(join(libraryFolder, '@testing-library/dom.umd.min.js'), 'utf8');

/**
 * Script that adds the queries of Testing Library to a page, so that all browsers find elements by role in the same way. Firefox runs
 * each script with a global object of its own: the library must be on the window, and recognizes only patterns made in its script.
 */
export const queriesScript = `((globalThis) => {
  ${librarySource}
  globalThis.TestingLibraryDom.makePattern = (source, flags) => new RegExp(source, flags);
})(window);`;

/** Expression that is true if the page has run `queriesScript`. */
export const hasQueriesExpression = "typeof window.TestingLibraryDom === 'object'";

/**
 * Returns an expression whose value is the first matching element in the page and its open shadow roots; null if no element
 * matches. The page must have run `queriesScript`.
 */
export const elementExpression = (target: Target): string =>
  `(${findSource})(${JSON.stringify(toPlainObject(target))})`;

/** Returns an expression whose value is the `ElementState` of an element; null if there is none. @param element expression */
export const stateExpression = (element: string): string => `(${readStateSource})(${element})`;

/**
 * Returns an expression that scrolls an element into view. Its value is the element's position and size as text; empty if there
 * is no element.
 * @param element expression
 */
export const positionExpression = (element: string): string => `(${scrollSource})(${element})`;

/** Returns a target as text for messages, such as `button "Save" in dialog`. */
export function describeTarget(target: Target): string {
  if ('label' in target) return `the field "${target.label}"`;
  const { role, name, within } = target;
  return `${role}${name === undefined ? '' : ` "${name}"`}${within ? ` in ${describeTarget(within)}` : ''}`;
}

/** Returns a target without regular expressions, which JSON lacks: a pattern becomes an array of its source and flags. */
function toPlainObject(target: Target): object {
  if ('label' in target) return target;
  const { role, name, within } = target;
  return {
    role,
    ...(name !== undefined && { name: typeof name === 'string' ? name : [name.source, name.flags] }),
    ...(within && { within: toPlainObject(within) }),
  };
}

// The functions below run in the page. They are strings, because our compiler would add helpers that the page does not have.

const findSource = `function find({ role, name, label, within }) {
  const rootsOf = (root) => [
    root,
    ...[...root.querySelectorAll('*')].flatMap((each) => (each.shadowRoot ? rootsOf(each.shadowRoot) : [])),
  ];
  const start = within ? find(within) : document.body;
  if (!start) return null;
  const options = Array.isArray(name) ? { name: window.TestingLibraryDom.makePattern(...name) } : name === undefined ? {} : { name };
  for (const root of rootsOf(start)) {
    const { queryAllByLabelText, queryAllByRole } = window.TestingLibraryDom;
    const [found] = label ? queryAllByLabelText(root, label) : queryAllByRole(root, role, options);
    if (found) return found;
  }
  return null;
}`;

const readStateSource = `function readState(element) {
  if (!element) return null;
  const { checked } = element;
  const focusedIn = (root) => root.activeElement?.shadowRoot ? focusedIn(root.activeElement.shadowRoot) : root.activeElement;
  return {
    text: (element.innerText ?? '').replace(/\\s+/g, ' ').trim(),
    value: element.value ?? '',
    isOn: element.getAttribute('aria-checked') === 'true' || checked === true,
    isBusy: element.getAttribute('aria-busy') === 'true',
    hasFocus: focusedIn(document) === element,
  };
}`;

const scrollSource = `function scrollToPosition(element) {
  if (!element) return '';
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].join(' ');
}`;

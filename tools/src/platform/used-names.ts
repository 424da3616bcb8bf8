import { parse } from 'acorn';
import { simple } from 'acorn-walk';

const globalObjects: ReadonlySet<string> = new Set(['window', 'globalThis', 'self']);

/**
 * Returns the names in a script that the browser may have to provide: of each variable, such as `fetch`, and of each property of a
 * capitalized variable or a global object, such as `URL.canParse` and `navigation` for `window.navigation`. Also contains the
 * script's own names.
 * @throws SyntaxError when the text is neither a module nor a script
 */
export function usedNames(code: string): ReadonlySet<string> {
  const names = new Set<string>();
  simple(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), {
    Identifier({ name }) {
      names.add(name);
    },
    MemberExpression({ object, property, computed }) {
      if (computed || object.type !== 'Identifier' || property.type !== 'Identifier') return;
      if (globalObjects.has(object.name)) names.add(property.name);
      else if (/^[A-Z]/.test(object.name)) names.add(`${object.name}.${property.name}`);
    },
  });
  return names;
}

import { posix } from 'node:path';
import type { SourceFile } from '../source-files';
import { child, lineOf, parse, type SyntaxNode, textOf, walk } from '../syntax';
import type { Check, Finding } from './check';

/** Class names of a sheet. */
export const classesOf = (sheet: string): Set<string> =>
  new Set([...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));

/** `css.name` and `css['name']`; a computed name cannot be checked. */
function classUsed(node: SyntaxNode, local: string): string | undefined {
  if (node.type !== 'MemberExpression' || textOf(child(node, 'object')) !== local) return undefined;
  const property = child(node, 'property');
  if (property?.type === 'Identifier') return textOf(property);
  const expression = property && child(property, 'expression');
  return expression?.type === 'StringLiteral' ? textOf(expression) : undefined;
}

function missing(file: SourceFile, sheets: ReadonlyMap<string, string>): Finding[] {
  const tree = parse(file);
  const imports = [...file.text.matchAll(/^import (\w+) from '(\.[^']+\.css)';$/gm)];
  return imports.flatMap(([, local = '', from = '']) => {
    const sheet = posix.join(posix.dirname(file.path), from);
    const text = sheets.get(sheet);
    if (text === undefined) return [{ path: file.path, line: 1, what: `there is no ${sheet}` }];
    const known = classesOf(text);
    const found: Finding[] = [];
    walk(tree, (node) => {
      const name = classUsed(node, local);
      if (name !== undefined && !known.has(name))
        found.push({ path: file.path, line: lineOf(file, node), what: `${local}.${name} is not in ${sheet}` });
    });
    return found;
  });
}

/** A class that a view uses stands in its sheet: a wrong name is undefined at run time, and nothing says so. */
export const cssClasses: Check = {
  rule: 'css-classes',
  instead: 'Correct the name, or add the class to the sheet.',
  run: (files) => {
    const sheets = new Map(files.filter(({ path }) => path.endsWith('.css')).map(({ path, text }) => [path, text]));
    return files
      .filter(({ path, text }) => path.endsWith('.tsx') && /from '\.[^']+\.css'/.test(text))
      .flatMap((file) => missing(file, sheets));
  },
};

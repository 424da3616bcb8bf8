import type { SourceFile } from '../source-files';
import { child, lineOf, parse, type SyntaxNode, textOf, walk } from '../syntax';

export interface ImportOf {
  /** As written in the file. */
  readonly from: string;
  readonly line: number;
  /** Names of imported values; empty for types only, `*` for all. */
  readonly values: readonly string[];
}

const nodesOf = (node: SyntaxNode, key: string): SyntaxNode[] => {
  const list = node[key];
  return Array.isArray(list)
    ? list.filter((item): item is SyntaxNode => typeof item === 'object' && item !== null && 'type' in item)
    : [];
};

/** Returns the names of values in an import or export statement. */
function valuesOf(node: SyntaxNode): string[] {
  if (node.typeOnly === true) return [];
  if (node.type === 'ExportAllDeclaration') return ['*'];
  const specifiers = nodesOf(node, 'specifiers');
  if (specifiers.length === 0) return ['*'];
  return specifiers
    .filter((specifier) => specifier.isTypeOnly !== true)
    .map(
      (specifier) =>
        textOf(child(specifier, 'imported') ?? child(specifier, 'orig') ?? child(specifier, 'local')) ?? '*',
    );
}

const statements = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration']);

/** Returns all imports and re-exports of a file, lazy ones included. */
export function importsOf(file: SourceFile): ImportOf[] {
  const found: ImportOf[] = [];
  walk(parse(file), (node) => {
    const line = () => lineOf(file, node);
    if (statements.has(node.type)) {
      const from = textOf(child(node, 'source'));
      if (from !== undefined) found.push({ from, line: line(), values: valuesOf(node) });
    }
    if (node.type === 'CallExpression' && child(node, 'callee')?.type === 'Import') {
      const [first] = Array.isArray(node.arguments) ? node.arguments : [];
      const from = textOf(first?.expression);
      if (from !== undefined) found.push({ from, line: line(), values: ['*'] });
    }
  });
  return found;
}

import { parseSync } from '@swc/core';
import type { SourceFile } from './source-files';

/** A node of the syntax tree. Its other fields depend on its type; read them with `child` and `textOf`. */
export interface SyntaxNode {
  readonly type: string;
  readonly span?: { readonly start: number; readonly end: number };
  readonly [key: string]: unknown;
}

/** Returns whether a value of the syntax tree is a node. */
export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Returns a field that is a node, or undefined. */
export function child(node: SyntaxNode, key: string): SyntaxNode | undefined {
  const value = node[key];
  return isNode(value) ? value : undefined;
}

/** Returns a field that is a string, or undefined. */
export function textOf(node: SyntaxNode | undefined, key = 'value'): string | undefined {
  const value = node?.[key];
  return typeof value === 'string' ? value : undefined;
}

/** Returns the syntax tree of a file, without comments. @throws Error that names the file when its TypeScript is invalid */
export function parse({ path, text }: SourceFile): SyntaxNode {
  try {
    const tree: unknown = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') });
    if (!isNode(tree)) throw new Error('no tree');
    return tree;
  } catch (error) {
    throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Visits a node and all its descendants, parents first. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (isNode(item)) walk(item, visit);
      // The parser wraps arguments and array elements: `{ spread, expression }`.
      else if (typeof item === 'object' && item !== null && 'expression' in item && isNode(item.expression))
        walk(item.expression, visit);
    }
  }
}

/** Returns the line of a node, counted from 1. The parser states positions in bytes, also counted from 1. */
export function lineOf({ text }: SourceFile, node: SyntaxNode): number {
  const before = Buffer.from(text).subarray(0, (node.span?.start ?? 1) - 1);
  return before.toString().split('\n').length;
}

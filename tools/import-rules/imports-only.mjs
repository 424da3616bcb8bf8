import { parseSync } from '@swc/core';

/**
 * Name of the function whose call replaces a type-only import: `typeImport('react');`. dependency-cruiser recognizes such a call as an
 * "exotic require" (`.dependency-cruiser.mjs`).
 */
export const typeImport = 'typeImport';

/** @typedef {Record<string, unknown>} Node */

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @type {(value: unknown) => readonly unknown[]} */
const listOf = (value) => (Array.isArray(value) ? value : []);

/**
 * Writes an import as JavaScript.
 * @param {'import' | 'load' | 'type'} kind `load` is an `import()` call
 * @param {unknown} source node of the module's name
 * @returns {string[]} one line; empty if the source is not a string literal
 */
function importLine(kind, source) {
  if (!isNode(source) || typeof source.value !== 'string') return [];
  const name = JSON.stringify(source.value);
  return [{ import: `import ${name};`, load: `import(${name});`, type: `${typeImport}(${name});` }[kind]];
}

/**
 * Returns whether an import or export names only types, as in `import type { A }` or `import { type A }`.
 * @param {Node} statement
 */
function isTypeOnly({ typeOnly, specifiers }) {
  const list = listOf(specifiers);
  return typeOnly === true || (list.length > 0 && list.every((each) => isNode(each) && each.isTypeOnly === true));
}

/** Functions that write the import of a node, by the node's type. @type {Readonly<Record<string, (node: Node) => string[]>>} */
const writers = {
  ImportDeclaration: (node) => importLine(isTypeOnly(node) ? 'type' : 'import', node.source),
  ExportNamedDeclaration: (node) => importLine(isTypeOnly(node) ? 'type' : 'import', node.source),
  ExportAllDeclaration: (node) => importLine(isTypeOnly(node) ? 'type' : 'import', node.source),
  TsImportType: (node) => importLine('type', node.argument),
  CallExpression: ({ callee, arguments: args }) => {
    const [first] = listOf(args);
    return isNode(callee) && callee.type === 'Import' && isNode(first) ? importLine('load', first.expression) : [];
  },
};

/**
 * Returns the imports in a syntax tree, as JavaScript.
 * @param {unknown} value a node, or a list of nodes; any other value has no imports
 * @returns {string[]}
 */
function importLines(value) {
  if (Array.isArray(value)) return value.flatMap(importLines);
  if (!isNode(value)) return [];
  const found = typeof value.type === 'string' ? (writers[value.type]?.(value) ?? []) : [];
  return [...found, ...Object.values(value).flatMap(importLines)];
}

/**
 * Reduces a source file to its imports.
 * @param {string} text
 * @param {boolean} isTsx whether the file may contain JSX
 * @returns {string} JavaScript: one line per import
 */
export const importsOnly = (text, isTsx) =>
  importLines(parseSync(text, { syntax: 'typescript', tsx: isTsx }).body).join('\n');

/**
 * Babel configuration with which dependency-cruiser parses our files. Without it, dependency-cruiser can't read TypeScript 7 or,
 * with swc, JSX (docs/decisions/014).
 */
export default {
  babelrc: false,
  configFile: false,
  plugins: [
    () => ({
      /** @type {(text: string, options: { sourceFileName?: string }, parse: (text: string, options: object) => unknown) => unknown} */
      parserOverride: (text, options, parse) =>
        parse(importsOnly(text, !/\.[cm]?ts$/.test(options.sourceFileName ?? '')), options),
    }),
  ],
};

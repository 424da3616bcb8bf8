import { parseSync } from '@swc/core';

/** Marks type-only imports for dependency-cruiser, which recognizes them as an "exotic require". */
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
 * @param {'import' | 'load' | 'type'} kind
 * @param {unknown} source node of a text
 * @returns {string[]} nothing without a text
 */
function line(kind, source) {
  if (!isNode(source) || typeof source.value !== 'string') return [];
  const module = JSON.stringify(source.value);
  return [{ import: `import ${module};`, load: `import(${module});`, type: `${typeImport}(${module});` }[kind]];
}

/** @param {Node} statement */
function isTypeOnly({ typeOnly, specifiers }) {
  const names = listOf(specifiers);
  return typeOnly === true || (names.length > 0 && names.every((name) => isNode(name) && name.isTypeOnly === true));
}

/** @type {Readonly<Record<string, (node: Node) => string[]>>} */
const readers = {
  ImportDeclaration: (node) => line(isTypeOnly(node) ? 'type' : 'import', node.source),
  ExportNamedDeclaration: (node) => line(isTypeOnly(node) ? 'type' : 'import', node.source),
  ExportAllDeclaration: (node) => line(isTypeOnly(node) ? 'type' : 'import', node.source),
  TsImportType: (node) => line('type', node.argument),
  CallExpression: ({ callee, arguments: args }) => {
    const [first] = listOf(args);
    return isNode(callee) && callee.type === 'Import' && isNode(first) ? line('load', first.expression) : [];
  },
};

/**
 * Returns the imports in a node and its descendants.
 * @param {unknown} value
 * @returns {string[]}
 */
function importLines(value) {
  if (Array.isArray(value)) return value.flatMap(importLines);
  if (!isNode(value)) return [];
  const found = typeof value.type === 'string' ? (readers[value.type]?.(value) ?? []) : [];
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
 * Babel configuration through which dependency-cruiser reads our files. Its own readers do not know TypeScript 7 or, with
 * swc, JSX.
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

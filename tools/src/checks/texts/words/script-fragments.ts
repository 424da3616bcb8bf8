import type { SourceFile } from '../../../common/source-files';
import { child, isNode, parse, type SyntaxNode, textOf, walk } from '../../../common/syntax';
import { blankExcept, type Fragment, kebabCase, withoutMarks } from './fragment';

const literals = new Set(['StringLiteral', 'TemplateElement', 'RegExpLiteral', 'JSXText']);
const testFunctions = new Set(['test', 'it', 'describe']);

/** Returns the first name of a call: `test` for `test.each(rows)('…')`. */
function rootName(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'Identifier') return textOf(node);
  return node ? rootName(child(node, 'callee') ?? child(node, 'object') ?? child(node, 'tag')) : undefined;
}

/** Returns the title node of a call of `test()` or `describe()`. */
function titleOf(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type !== 'CallExpression' || !testFunctions.has(rootName(child(node, 'callee')) ?? '')) return;
  const first: unknown = Array.isArray(node.arguments) ? node.arguments[0]?.expression : undefined;
  if (!isNode(first)) return;
  const [quasi]: unknown[] = Array.isArray(first.quasis) ? first.quasis : [];
  return first.type === 'TemplateLiteral' && isNode(quasi) ? quasi : first;
}

/** Codes of the characters, as bytes. */
const [lineBreak, space] = [10, 32];

/** Returns the byte positions of a node; the parser counts from 1. */
const rangeOf = ({ span }: SyntaxNode) => ({ start: (span?.start ?? 1) - 1, end: (span?.end ?? 1) - 1 });

/** Returns the comments of a file, with everything else blank; line numbers stay the same. */
function commentsOf(bytes: Buffer, nodes: readonly SyntaxNode[]): string {
  const masked = Buffer.from(bytes);
  for (const node of nodes.filter(({ type }) => literals.has(type))) {
    const { start, end } = rangeOf(node);
    for (let index = start; index < end; index += 1) if (masked[index] !== lineBreak) masked[index] = space;
  }
  return withoutMarks(blankExcept(masked.toString(), /\/\*[\s\S]*?\*\/|\/\/.*/g));
}

/**
 * Returns comments, strings of several words, titles of tests and names of a TypeScript file.
 * @throws Error that names the file when its TypeScript is invalid
 */
export function scriptFragments(file: SourceFile): Fragment[] {
  const bytes = Buffer.from(file.text);
  const nodes: SyntaxNode[] = [];
  walk(parse(file), (node) => nodes.push(node));
  const titles = new Set(nodes.map(titleOf).filter((node) => node !== undefined));
  const lineBreaks = [...bytes.entries()].filter(([, byte]) => byte === lineBreak).map(([index]) => index);
  const lineAt = (position: number) => {
    const next = lineBreaks.findIndex((index) => index >= position);
    return (next === -1 ? lineBreaks.length : next) + 1;
  };
  const fragments = nodes.flatMap((node): Fragment[] => {
    const text = textOf(node) ?? textOf(node, 'cooked');
    if (text === undefined) return [];
    const line = lineAt(rangeOf(node).start);
    if (node.type === 'Identifier') return [{ kind: 'identifier', text: kebabCase(text), line }];
    if (!literals.has(node.type)) return [];
    if (titles.has(node)) return [{ kind: 'title', text, line }];
    // A piece of a template may be one word with a space beside it.
    const isSentence = node.type === 'TemplateElement' ? /\s/.test(text) : /\S\s+\S/.test(text);
    return isSentence ? [{ kind: 'text', text, line }] : [];
  });
  return [{ kind: 'comment', text: commentsOf(bytes, nodes), line: 1 }, ...fragments];
}

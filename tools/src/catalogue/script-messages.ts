import type { SourceFile } from '../common/source-files';
import { child, isNode, lineOf, parse, type SyntaxNode, textOf, walk } from '../common/syntax';
import { commentPattern, commentText, type Message, type Messages, type Signature } from './message';

/** Translating functions of `@flightdeck/shared/i18n`, and `_nx` of @wordpress/i18n. */
const functions: Readonly<Record<string, Signature>> = {
  __: {},
  _x: { context: 1 },
  _n: { plural: 1 },
  _nx: { plural: 1, context: 3 },
};

interface Call {
  readonly node: SyntaxNode;
  readonly name: string;
}

/** Returns the byte positions of a node, counted from 0; the parser counts from 1. */
const rangeOf = ({ span }: SyntaxNode) => ({ start: (span?.start ?? 1) - 1, end: (span?.end ?? 1) - 1 });

/** Returns the text of a string, of a template without values, or of several such texts joined by `+`; undefined for any other node. */
function literalText(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return textOf(node);
  if (node?.type === 'TemplateLiteral' && Array.isArray(node.quasis) && node.quasis.length === 1) {
    return textOf(node.quasis[0], 'cooked');
  }
  if (node?.type !== 'BinaryExpression' || node.operator !== '+') return;
  const [left, right] = [literalText(child(node, 'left')), literalText(child(node, 'right'))];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** Returns an argument of a call by its position; undefined when the call has none there. */
function argument({ node }: Call, position: number | undefined): SyntaxNode | undefined {
  const list = Array.isArray(node.arguments) ? node.arguments : [];
  const value: unknown = position === undefined ? undefined : list[position]?.expression;
  return isNode(value) ? value : undefined;
}

/**
 * Returns the comment of each call. A comment applies to the first call after it, and to all others in the expression after it.
 */
function commentsOf(text: string, nodes: readonly SyntaxNode[], calls: readonly Call[]): Map<SyntaxNode, string> {
  const comments = new Map<SyntaxNode, string>();
  for (const match of text.matchAll(commentPattern)) {
    const commentEnd = match.index + match[0].length;
    const separator = /^[\s,(]*/.exec(text.slice(commentEnd))?.[0] ?? '';
    const start = Buffer.byteLength(text.slice(0, commentEnd + separator.length));
    const next = calls.find(({ node }) => rangeOf(node).start >= start);
    const expression = nodes.find((node) => rangeOf(node).start === start && !/Function|Class|Module/.test(node.type));
    const end = expression ? rangeOf(expression).end : 0;
    for (const call of calls) {
      const callStart = rangeOf(call.node).start;
      if (call === next || (callStart >= start && callStart < end)) comments.set(call.node, commentText(match[0]));
    }
  }
  return comments;
}

/**
 * Returns the translatable texts in a TypeScript file.
 * @throws Error that names the file when its TypeScript is invalid
 */
export function scriptMessages(file: SourceFile): Messages {
  if (!/\b_[_nx]x?\(/.test(file.text)) return { messages: [], unreadable: [] };
  const nodes: SyntaxNode[] = [];
  walk(parse(file), (node) => nodes.push(node));
  const calls = nodes
    .flatMap((node): Call[] => {
      const callee = node.type === 'CallExpression' ? child(node, 'callee') : undefined;
      const name = callee?.type === 'Identifier' ? textOf(callee) : undefined;
      return name !== undefined && Object.hasOwn(functions, name) ? [{ node, name }] : [];
    })
    .sort((one, other) => rangeOf(one.node).start - rangeOf(other.node).start);
  const comments = commentsOf(file.text, nodes, calls);
  const read = calls.map((call) => {
    const { plural, context } = functions[call.name] ?? {};
    const place = { path: file.path, line: lineOf(file, call.node) };
    const text = literalText(argument(call, 0));
    const message: Message = {
      text: text ?? '',
      ...optional('plural', literalText(argument(call, plural))),
      ...optional('context', literalText(argument(call, context))),
      ...optional('comment', comments.get(call.node)),
      ...place,
    };
    const isReadable = [0, plural, context].every(
      (position) => position === undefined || literalText(argument(call, position)) !== undefined,
    );
    return isReadable ? message : { ...place, problem: `${call.name}() without a literal text` };
  });
  return {
    messages: read.filter((each) => 'text' in each),
    unreadable: read.filter((each) => 'problem' in each),
  };
}

/** Returns an object with one property, or without it when the value is undefined. */
const optional = <K extends string, V extends string>(key: K, value: V | undefined) =>
  value === undefined ? {} : { [key]: value };

import type { SourceFile } from '../common/source-files';
import { commentText, type Message, type Messages, type Signature, type UnreadableCall } from './message';
import { type Token, tokensOf } from './php-tokens';

const domain = 'flightdeck';

const withoutContext: Signature = { domain: 1 };
const inContext: Signature = { context: 1, domain: 2 };

/** Translating functions of WordPress. */
const functions: Readonly<Record<string, Signature>> = {
  __: withoutContext,
  _e: withoutContext,
  esc_html__: withoutContext,
  esc_html_e: withoutContext,
  esc_attr__: withoutContext,
  esc_attr_e: withoutContext,
  _x: inContext,
  _ex: inContext,
  esc_html_x: inContext,
  esc_attr_x: inContext,
  _n: { plural: 1, domain: 3 },
  _n_noop: { plural: 1, domain: 2 },
  _nx: { plural: 1, context: 3, domain: 4 },
  _nx_noop: { plural: 1, context: 2, domain: 3 },
};

/** Returns the value of a quoted string, or undefined if it contains a variable. */
function unquoted(quoted: string): string | undefined {
  const inner = quoted.slice(1, -1);
  if (quoted.startsWith("'")) return inner.replace(/\\([\\'])/g, '$1');
  if (/(?<!\\)[${]/.test(inner)) return;
  const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };
  return inner.replace(/\\([nrt"\\$])/g, (_all, character: string) => escapes[character] ?? character);
}

const opening = new Set(['(', '[', '{']);
const closing = new Set([')', ']', '}']);

/**
 * Returns the tokens of each argument of a call, without comments.
 * @param first index of the token after the opening bracket
 */
function argumentsFrom(tokens: readonly Token[], first: number): Token[][] {
  const found: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens.slice(first)) {
    if (depth === 0 && closing.has(token.text)) break;
    if (opening.has(token.text)) depth += 1;
    if (closing.has(token.text)) depth -= 1;
    if (depth === 0 && token.text === ',') found.push([]);
    else if (token.kind !== 'comment') found.at(-1)?.push(token);
  }
  return found;
}

/** Returns the text of an argument that is a string or several joined strings; undefined for any other argument. */
function literalText(tokens: readonly Token[] | undefined): string | undefined {
  if (!tokens || tokens.length % 2 === 0) return;
  const isOperator = (_token: Token, index: number) => index % 2 === 1;
  if (tokens.filter(isOperator).some(({ text }) => text !== '.')) return;
  const pieces = tokens
    .filter((token, index) => !isOperator(token, index))
    .map(({ kind, text }) => (kind === 'string' ? unquoted(text) : undefined));
  return pieces.includes(undefined) ? undefined : pieces.join('');
}

/** Returns the index of the token that ends the scope of a comment: the end of the argument or statement after the comment. */
function endOfScope(tokens: readonly Token[], commentIndex: number): number {
  let depth = 0;
  for (let index = commentIndex + 1; index < tokens.length; index += 1) {
    const text = tokens[index]?.text ?? '';
    if (depth === 0 && (closing.has(text) || text === ',' || text === ';')) return index;
    if (opening.has(text)) depth += 1;
    if (closing.has(text)) depth -= 1;
  }
  return tokens.length;
}

/** Returns the translatable texts with our text domain in a PHP file. */
export function phpMessages({ path, text }: SourceFile): Messages {
  const tokens = tokensOf(text);
  const messages: Message[] = [...headerMessages({ path, text })];
  const unreadable: UnreadableCall[] = [];
  let comment = { text: '', end: -1 };
  tokens.forEach((token, index) => {
    if (token.kind === 'comment' && /^(\/\*+|\/\/|#)\s*translators:/i.test(token.text)) {
      comment = { text: commentText(token.text), end: endOfScope(tokens, index) };
    }
    const signature = token.kind === 'name' && Object.hasOwn(functions, token.text) ? functions[token.text] : undefined;
    const before = tokens[index - 1]?.text ?? '';
    if (!signature || tokens[index + 1]?.text !== '(' || ['function', '->', '::'].includes(before)) return;
    const args = argumentsFrom(tokens, index + 2);
    if (signature.domain === undefined || literalText(args[signature.domain]) !== domain) return;
    const place = { path, line: token.line };
    const literalAt = (position: number | undefined) => (position === undefined ? '' : literalText(args[position]));
    const value = literalText(args[0]);
    const plural = literalAt(signature.plural);
    const context = literalAt(signature.context);
    if (value === undefined || plural === undefined || context === undefined) {
      unreadable.push({ ...place, problem: `${token.text}() without a literal text` });
      return;
    }
    messages.push({
      text: value,
      ...(plural && { plural }),
      ...(context && { context }),
      ...(index < comment.end && { comment: comment.text }),
      ...place,
    });
  });
  return { messages, unreadable };
}

/** Returns the fields of the plugin's header that WordPress translates. */
function headerMessages({ path, text }: SourceFile): Message[] {
  if (!/^ \* Plugin Name:/m.test(text)) return [];
  return ['Plugin Name', 'Description'].flatMap((field) => {
    const match = new RegExp(`^ \\* ${field}: +(.+)$`, 'm').exec(text);
    const line = text.slice(0, match?.index ?? 0).split('\n').length;
    return match?.[1] ? [{ text: match[1].trim(), comment: `${field} of the plugin`, path, line }] : [];
  });
}

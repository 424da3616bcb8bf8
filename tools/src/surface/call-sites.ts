import type { SourceFile } from '../source-files';
import { child, isNode, parse, type SyntaxNode, textOf, walk } from '../syntax';

/** REST calls in a top-level declaration, and the names it uses. */
export interface Declaration {
  /** `GET site/features`, `POST module/{slug}/active`. */
  readonly calls: readonly string[];
  readonly uses: ReadonlySet<string>;
}

const listOf = (node: SyntaxNode, key: string): readonly unknown[] => {
  const value = node[key];
  return Array.isArray(value) ? value : [];
};
const nodesOf = (node: SyntaxNode, key: string): readonly SyntaxNode[] => listOf(node, key).filter(isNode);

/** Returns the nth argument of a call. */
function argument(call: SyntaxNode, index: number): SyntaxNode | undefined {
  const item = listOf(call, 'arguments')[index];
  if (typeof item !== 'object' || item === null || !('expression' in item)) return undefined;
  return isNode(item.expression) ? item.expression : undefined;
}

/** Returns a path as text, with the names of its variables: `module/{slug}`. */
function pathText(node: SyntaxNode | undefined, constants: ReadonlyMap<string, string>): string {
  const inner = node?.type === 'CallExpression' ? argument(node, 0) : undefined;
  if (inner) return pathText(inner, constants);
  if (node?.type === 'TemplateLiteral') {
    const inserted = nodesOf(node, 'expressions').map((part) => pathText(part, constants));
    return nodesOf(node, 'quasis')
      .map((text, index) => (textOf(text, 'raw') ?? '') + (inserted[index] ?? ''))
      .join('');
  }
  const text = textOf(node) ?? textOf(child(node ?? { type: '' }, 'property')) ?? '…';
  if (node?.type === 'StringLiteral') return text;
  return constants.get(text) ?? `{${text}}`;
}

/** Returns a property of an object literal: its value, or the name in the short form `{ path }`. */
function property(object: SyntaxNode | undefined, name: string): SyntaxNode | undefined {
  if (object?.type !== 'ObjectExpression') return undefined;
  const found = nodesOf(object, 'properties').find(
    (each) => textOf(child(each, 'key')) === name || (each.type === 'Identifier' && textOf(each) === name),
  );
  return found && (child(found, 'value') ?? found);
}

/** Returns the REST call of a call expression, or null. */
function restCall(node: SyntaxNode, constants: ReadonlyMap<string, string>): string | null {
  const name = textOf(child(node, 'callee'));
  const first = argument(node, 0);
  if (name === 'defineRead') return `GET ${pathText(first, constants)}`;
  const method = textOf(property(first, 'method'));
  return name === 'request' && method ? `${method} ${pathText(property(first, 'path'), constants)}` : null;
}

/** Returns the names that a statement declares. */
function declaredBy(statement: SyntaxNode): readonly string[] {
  const inner = child(statement, 'declaration') ?? statement;
  const own = textOf(child(inner, 'identifier')) ?? textOf(child(inner, 'id'));
  const variables = nodesOf(inner, 'declarations').flatMap((each) => textOf(child(each, 'id')) ?? []);
  return own === undefined ? variables : [own];
}

/** Returns the string constants of a file by name. */
function constantsOf(body: readonly SyntaxNode[]): ReadonlyMap<string, string> {
  const variables = body.flatMap((statement) => nodesOf(child(statement, 'declaration') ?? statement, 'declarations'));
  return new Map(
    variables.flatMap((each) => {
      const [name, init] = [textOf(child(each, 'id')), child(each, 'init')];
      const text = init?.type === 'StringLiteral' ? textOf(init) : undefined;
      return name !== undefined && text !== undefined ? [[name, text] as const] : [];
    }),
  );
}

/** Returns the top-level declarations of a file by name. Statements that declare nothing are under the empty name. */
export function declarationsOf(file: SourceFile): ReadonlyMap<string, Declaration> {
  const body = nodesOf(parse(file), 'body');
  const constants = constantsOf(body);
  const found = new Map<string, Declaration>();
  for (const statement of body) {
    if (statement.type.startsWith('Import')) continue;
    const calls: string[] = [];
    const uses = new Set<string>();
    walk(statement, (node) => {
      if (node.type === 'Identifier') uses.add(textOf(node) ?? '');
      const call = node.type === 'CallExpression' ? restCall(node, constants) : null;
      if (call) calls.push(call);
    });
    const names = declaredBy(statement);
    for (const name of names.length > 0 ? names : ['']) {
      const before = found.get(name);
      found.set(name, {
        calls: [...(before?.calls ?? []), ...calls],
        uses: new Set([...(before?.uses ?? []), ...uses]),
      });
    }
  }
  return found;
}

import type { SourceFile } from '../../common/source-files';
import { child, lineOf, parse, type SyntaxNode, textOf, walk } from '../../common/syntax';

/** A name in a file that may be a feature of the platform. */
export interface UsedName {
  readonly name: string;
  readonly path: string;
  readonly line: number;
}

/** Kind of a name in a script: a global, any member, or a member that is called. */
type Kind = 'global' | 'method' | 'member';

const nameIn = (node: SyntaxNode | undefined): string | undefined =>
  node?.type === 'Identifier' || node?.type === 'StringLiteral' ? textOf(node) : undefined;

/** Returns the names that a script uses, as `method includes` or `global navigation`. */
export function namesInScript(file: SourceFile): readonly UsedName[] {
  const found = new Map<string, UsedName>();
  const add = (kind: Kind, name: string | undefined, node: SyntaxNode) => {
    const key = `${kind} ${name}`;
    if (name && !found.has(key)) found.set(key, { name: key, path: file.path, line: lineOf(file, node) });
  };
  walk(parse(file), (node) => {
    const callee = child(node, 'callee');
    if (node.type === 'MemberExpression') add('member', nameIn(child(node, 'property')), node);
    if (callee?.type === 'MemberExpression') add('method', nameIn(child(callee, 'property')), node);
    // A call, `new`, `typeof name` and `'name' in window`.
    for (const key of ['callee', 'argument', 'left']) add('global', nameIn(child(node, key)), node);
  });
  return [...found.values()];
}

/** Forms of names in a style sheet: at-rules, properties, functions, and pseudo-classes or pseudo-elements. */
const forms = [/@([a-z-]+)/g, /^\s*([a-z-]+)\s*:(?!:)/gm, /\b([a-z][a-z-]*)\(/g, /::?([a-z-]+)/g] as const;

/** Returns the names that a style sheet uses. */
export function namesInSheet({ path, text }: SourceFile): readonly UsedName[] {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const found = new Map<string, UsedName>();
  for (const form of forms)
    for (const { 1: name = '', index } of withoutComments.matchAll(form))
      if (!found.has(name)) found.set(name, { name, path, line: withoutComments.slice(0, index).split('\n').length });
  return [...found.values()];
}

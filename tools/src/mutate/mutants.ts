import type { SourceFile } from '../source-files';
import { child, isNode, lineOf, parse, type SyntaxNode, textOf } from '../syntax';

/** A small change to a rule that a test must notice. */
export interface Mutant {
  readonly line: number;
  readonly before: string;
  readonly after: string;
  /** The whole file with the change. */
  readonly text: string;
}

const operators: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
};

/** Methods with a callback that returns a boolean. */
const predicates = /\.(filter|find|findIndex|some|every)$/;

/** Nodes that the compiler removes, and names, which have no value. */
const skippedTypes =
  /^(Import|ExportAll|TsInterface|TsTypeAlias|TsTypeAnnotation|TsTypeParameter|TsLiteralType|TsUnion|TsArray)/;
const skippedKeys = new Set([
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'typeParams',
  'returnType',
  'key',
  'source',
]);

/** Returns every mutant of a file, in the order of the text. */
export function mutantsOf(file: SourceFile): Mutant[] {
  const bytes = Buffer.from(file.text);
  const source = (start: number, end: number) => bytes.subarray(start, end).toString();
  const startOf = (node: SyntaxNode) => (node.span?.start ?? 1) - 1;
  const endOf = (node: SyntaxNode) => (node.span?.end ?? 1) - 1;
  const found: Mutant[] = [];

  const replace = (node: SyntaxNode, after: string, start = startOf(node), end = endOf(node)) => {
    const text = source(0, start) + after + source(end, bytes.length);
    found.push({ line: lineOf(file, node), before: source(start, end), after, text });
  };
  const negate = (node: SyntaxNode | undefined) => node && replace(node, `!(${source(startOf(node), endOf(node))})`);

  function changeOperator(node: SyntaxNode) {
    const [left, right] = [child(node, 'left'), child(node, 'right')];
    const operator = textOf(node, 'operator') ?? '';
    const after = operators[operator];
    if (!left || !right || after === undefined) return;
    const between = source(endOf(left), startOf(right)).replace(operator, after);
    replace(node, source(startOf(node), endOf(left)) + between + source(startOf(right), endOf(node)));
  }

  function negatePredicates(node: SyntaxNode) {
    const callee = child(node, 'callee');
    if (!callee || !predicates.test(source(startOf(callee), endOf(callee)))) return;
    for (const callback of argumentsOf(node)) if (callback.type === 'ArrowFunctionExpression') negate(bodyOf(callback));
  }

  function mutate(node: SyntaxNode) {
    switch (node.type) {
      case 'BinaryExpression':
        return changeOperator(node);
      case 'ConditionalExpression':
      case 'WhileStatement':
        return negate(child(node, 'test'));
      case 'IfStatement': {
        negate(child(node, 'test'));
        const consequent = child(node, 'consequent');
        return consequent && replace(consequent, '{}');
      }
      case 'CallExpression':
        return negatePredicates(node);
      case 'UnaryExpression': {
        const argument = child(node, 'argument');
        return node.operator === '!' && argument && replace(node, source(startOf(argument), endOf(argument)));
      }
      case 'NumericLiteral':
        replace(node, String(Number(node.value) + 1));
        return replace(node, `(${Number(node.value) - 1})`);
      case 'BooleanLiteral':
        return replace(node, String(!node.value));
      case 'StringLiteral':
      case 'TemplateLiteral':
        return endOf(node) - startOf(node) > 2 && replace(node, "''");
    }
  }

  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isNode(value)) {
      if (skippedTypes.test(value.type)) return;
      mutate(value);
    }
    for (const [key, below] of Object.entries(value)) if (!skippedKeys.has(key)) visit(below);
  };
  visit(parse(file));
  return found;
}

/** Arguments are wrapped: `{ spread, expression }`. */
const argumentsOf = (call: SyntaxNode): SyntaxNode[] =>
  (Array.isArray(call.arguments) ? call.arguments : []).map(({ expression }) => expression).filter(isNode);

/** Returns the body of an arrow function without braces. */
const bodyOf = (arrow: SyntaxNode): SyntaxNode | undefined => {
  const body = child(arrow, 'body');
  return body?.type === 'BlockStatement' ? undefined : body;
};

import type { Check, Finding } from '../../common/check';
import type { SourceFile } from '../../common/source-files';
import { child, isNode, lineOf, parse, type SyntaxNode, textOf, walk } from '../../common/syntax';

/** Returns whether the texts of a file are translated: areas, root and shared code, without tests. */
const isTranslated = (path: string) =>
  /^(?:mf-[^/]+|root-config|shared)\/.+\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path);

const translatingFunctions = new Set(['__', '_x', '_n', '_nx']);
/** Elements that can be inside a sentence. Other elements, such as an icon or a button, are separate. */
const inlineElements = new Set(['a', 'b', 'bdi', 'code', 'em', 'i', 'strong', 'OutLink']);

const nodesIn = (node: SyntaxNode, key: string): SyntaxNode[] => {
  const value = node[key];
  return Array.isArray(value) ? value.flatMap((each) => (isNode(each) ? [each] : argument(each))) : [];
};
/** The parser wraps arguments and array elements: `{ spread, expression }`. */
const argument = (value: unknown): SyntaxNode[] =>
  typeof value === 'object' && value !== null && 'expression' in value && isNode(value.expression)
    ? [value.expression]
    : [];

const nameOf = (call: SyntaxNode): string | undefined =>
  call.type === 'CallExpression' ? textOf(child(call, 'callee')) : undefined;
const isTranslatedText = (node: SyntaxNode): boolean => translatingFunctions.has(nameOf(node) ?? '');

/** Returns the translated texts that can be the value of an expression. Looks into `sprintf`, conditions and parentheses. */
function textsOf(node: SyntaxNode | undefined): string[] {
  if (!node) return [];
  if (isTranslatedText(node))
    return nodesIn(node, 'arguments')
      .slice(0, 2)
      .flatMap((each) => textOf(each) ?? []);
  if (nameOf(node) === 'sprintf') return textsOf(nodesIn(node, 'arguments')[0]);
  const childKeys: Readonly<Record<string, readonly string[]>> = {
    ConditionalExpression: ['consequent', 'alternate'],
    BinaryExpression: ['right'],
    ParenthesisExpression: ['expression'],
    JSXExpressionContainer: ['expression'],
  };
  return (childKeys[node.type] ?? []).flatMap((key) => textsOf(child(node, key)));
}

/** Returns whether a text can be beside another text: a sentence, a label with a colon, a remark in parentheses, or a link. */
const isWhole = (text: string): boolean =>
  /[.!?…:)]$/.test(text.replace(/<[^<>]*>/g, '').trim()) || /^<(\w+)>[^<>]*<\/\1>$/.test(text);

/** Returns whether a node is only a mark beside a text, such as the asterisk of a footnote. */
const isMark = (node: SyntaxNode): boolean =>
  node.type === 'StringLiteral'
    ? !/\p{L}/u.test(textOf(node) ?? '')
    : node.type === 'ConditionalExpression' &&
      ['consequent', 'alternate'].every((key) => {
        const choice = child(node, key);
        return choice !== undefined && isMark(choice);
      });

const elementName = (node: SyntaxNode): string | undefined => {
  const opening = child(node, 'opening');
  return textOf(opening && child(opening, 'name'));
};

/** Returns whether an element is hidden from screen readers, such as a skeleton with the size of the text. */
const isHidden = (node: SyntaxNode): boolean =>
  nodesIn(child(node, 'opening') ?? node, 'attributes').some(
    (each) => textOf(child(each, 'name')) === 'aria-hidden' && textOf(child(each, 'value')) === 'true',
  );

/** Returns whether a child of an element is read in the same sentence as the text beside it. */
function isBeside(node: SyntaxNode): boolean {
  if (node.type === 'JSXText') return /\p{L}/u.test(textOf(node) ?? '');
  if (node.type === 'JSXElement') return inlineElements.has(elementName(node) ?? '');
  const value = child(node, 'expression');
  return (
    node.type === 'JSXExpressionContainer' && /^(?:Identifier|MemberExpression|CallExpression)$/.test(value?.type ?? '')
  );
}

/** Returns the texts that a node joins with something else. */
function joinedTexts(node: SyntaxNode): string[] {
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return ['left', 'right'].flatMap((key) => textsOf(child(node, key)));
  if (node.type === 'TemplateLiteral') {
    const values = nodesIn(node, 'expressions').filter((each) => !isMark(each));
    const hasWords = nodesIn(node, 'quasis').some((each) => /\p{L}/u.test(textOf(each, 'raw') ?? ''));
    return values.length > 1 || hasWords ? values.flatMap(textsOf) : [];
  }
  const callee = node.type === 'CallExpression' ? child(node, 'callee') : undefined;
  if (callee?.type === 'MemberExpression' && textOf(child(callee, 'property')) === 'join') {
    const list = child(callee, 'object');
    const isLines = textOf(nodesIn(node, 'arguments')[0])?.includes('\n');
    return list?.type === 'ArrayExpression' && !isLines ? nodesIn(list, 'elements').flatMap(textsOf) : [];
  }
  if ((node.type !== 'JSXElement' && node.type !== 'JSXFragment') || isHidden(node)) return [];
  const children = nodesIn(node, 'children');
  return children.flatMap((each) => (children.some((other) => other !== each && isBeside(other)) ? textsOf(each) : []));
}

/** Returns a finding for each text that is only a piece of a sentence. */
function findingsIn(file: SourceFile): Finding[] {
  const found: Finding[] = [];
  walk(parse(file), (node) => {
    const add = (problem: string) => found.push({ path: file.path, line: lineOf(file, node), problem });
    for (const text of joinedTexts(node)) if (!isWhole(text)) add(`"${text}" is a piece of a sentence`);
    if (nameOf(node) !== 'sprintf') return;
    const [, ...values] = nodesIn(node, 'arguments');
    for (const text of values.flatMap(textsOf)) add(`"${text}" is put into another text`);
  });
  return found;
}

/** Checks that every sentence is one text, so that a translator can change the order of its words. */
export const wholeSentences: Check = {
  rule: 'whole-sentences',
  advice:
    "Write one text with placeholders, and with tags for elements: interpolate from '@flightdeck/shared/ui/layout'. Write one text for each variant of a sentence.",
  run: (files) => files.filter(({ path }) => isTranslated(path)).flatMap(findingsIn),
};

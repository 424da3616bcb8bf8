import { child, isNode, type SyntaxNode, textOf } from '../common/syntax';

/** A place with little room for a text: a button or a tab is hardly wider than its English label. */
export type LabelPlace = 'button' | 'tab';

interface Range {
  readonly start: number;
  readonly end: number;
  /** `none` for a text in the markup of a button that the button does not show. */
  readonly place: LabelPlace | 'none';
}

/** Attributes of a button whose text is shown in the button. */
const labelAttributes = new Set(['label', 'busyLabel']);

const rangeOf = (node: SyntaxNode | undefined, place: Range['place']): Range[] =>
  node?.span ? [{ ...node.span, place }] : [];

const nodesIn = (node: SyntaxNode, key: string): SyntaxNode[] => {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** Returns the properties of an object literal by name. */
const propertiesOf = (node: SyntaxNode): Map<string, SyntaxNode | undefined> =>
  new Map(
    nodesIn(node, 'properties').flatMap((property) => {
      const name = property.type === 'KeyValueProperty' ? textOf(child(property, 'key')) : undefined;
      return name === undefined ? [] : [[name, child(property, 'value')] as const];
    }),
  );

/** Returns the ranges for a JSX element: for a button and its attributes that are no labels, or for a visually hidden element. */
function rangesOfElement(node: SyntaxNode): Range[] {
  const opening = child(node, 'opening');
  const name = textOf(opening && child(opening, 'name')) ?? '';
  if (name === 'VisuallyHidden') return rangeOf(node, 'none');
  if (!opening || !name.endsWith('Button')) return [];
  const attributes = nodesIn(opening, 'attributes');
  return [
    ...rangeOf(node, 'button'),
    ...attributes.flatMap((attribute) => {
      const key = textOf(child(attribute, 'name')) ?? '';
      return labelAttributes.has(key) ? [] : rangeOf(attribute, 'none');
    }),
  ];
}

/** Returns the ranges of labels in an object literal. */
function rangesOfObject(node: SyntaxNode): Range[] {
  const properties = propertiesOf(node);
  const action = properties.get('action');
  return [
    ...rangeOf(properties.get('button'), 'button'),
    ...(action?.type === 'ObjectExpression' ? rangeOf(propertiesOf(action).get('label'), 'button') : []),
    ...(properties.has('tab')
      ? [...rangeOf(properties.get('tab'), 'tab'), ...rangeOf(properties.get('title'), 'tab')]
      : []),
  ];
}

/**
 * Returns a function that returns the place of a label; undefined for other texts. The label of a button is inside a component whose
 * name ends in "Button", or in a property `button` or `action.label`. The label of a tab is in a property `tab`, or the title of a
 * route with a tab.
 * @param nodes all nodes of the file
 */
export function labelPlaces(nodes: readonly SyntaxNode[]): (node: SyntaxNode) => LabelPlace | undefined {
  const ranges = nodes.flatMap((node) => {
    if (node.type === 'JSXElement') return rangesOfElement(node);
    return node.type === 'ObjectExpression' ? rangesOfObject(node) : [];
  });
  return ({ span }) => {
    if (!span) return undefined;
    const enclosing = ranges.filter(({ start, end }) => start <= span.start && span.end <= end);
    const [innermost] = enclosing.sort((one, other) => one.end - one.start - (other.end - other.start));
    return innermost && innermost.place !== 'none' ? innermost.place : undefined;
  };
}

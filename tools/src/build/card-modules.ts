import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type SourceFile, sourceFiles } from '../common/source-files';
import { child, isNode, parse, type SyntaxNode, textOf, walk } from '../common/syntax';

/**
 * Returns the names of the Jetpack modules that the settings cards in a folder use, sorted; undefined without cards. The build reads the
 * sources, because the page needs the names before it loads a card.
 * @param folder path relative to the repository
 * @throws Error that names the card whose `modules` is not a list of string literals
 */
export function cardModules(repo: string, folder: string): string[] | undefined {
  if (!existsSync(join(repo, folder))) return undefined;
  const cards = sourceFiles(repo, folder).filter(({ path }) => path.endsWith('.card.ts'));
  return cards.length === 0 ? undefined : [...new Set(cards.flatMap(modulesOf))].sort();
}

/** Returns the modules of a card. @throws Error that names the card when they are not a list of string literals */
function modulesOf(card: SourceFile): readonly string[] {
  let list: SyntaxNode | undefined;
  walk(parse(card), (node) => {
    const key = node.type === 'KeyValueProperty' ? textOf(child(node, 'key')) : undefined;
    if (key === 'modules') list = child(node, 'value');
  });
  const modules = stringsIn(list);
  if (!modules) throw new Error(`${card.path}: write "modules" as a list of string literals.`);
  return modules;
}

/** Returns the strings of a list; undefined when the node is not a list, or has an element that is not a string literal. */
function stringsIn(list: SyntaxNode | undefined): readonly string[] | undefined {
  if (!Array.isArray(list?.elements)) return undefined;
  const strings: string[] = [];
  for (const { spread, expression } of list.elements) {
    const text = !spread && isNode(expression) && expression.type === 'StringLiteral' ? textOf(expression) : undefined;
    if (text === undefined) return undefined;
    strings.push(text);
  }
  return strings;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type SourceFile, sourceFiles } from '../common/source-files';
import { child, isNode, parse, type SyntaxNode, textOf, walk } from '../common/syntax';

/**
 * Returns the modules of the settings cards in a folder; undefined without cards. The build reads the sources, because the page needs
 * the modules before it loads a card.
 * @param folder path inside the repository
 * @throws Error that names the card whose `modules` is not a list of literals
 */
export function cardModules(repo: string, folder: string): string[] | undefined {
  if (!existsSync(join(repo, folder))) return undefined;
  const cards = sourceFiles(repo, folder).filter(({ path }) => path.endsWith('.card.ts'));
  return cards.length === 0 ? undefined : [...new Set(cards.flatMap(modulesOf))].sort();
}

/** Returns the modules of a card. @throws Error that names the card when they are not a list of literals */
function modulesOf(card: SourceFile): readonly string[] {
  let modules: readonly (string | undefined)[] = [undefined];
  walk(parse(card), (node) => {
    const key = node.type === 'KeyValueProperty' ? textOf(child(node, 'key')) : undefined;
    if (key === 'modules') modules = stringsOf(child(node, 'value'));
  });
  return modules.map((module) => {
    if (module === undefined) throw new Error(`${card.path}: write "modules" as a list of string literals.`);
    return module;
  });
}

/** Returns the string literals of a list; undefined for each other element, and for a value that is not a list. */
function stringsOf(list: SyntaxNode | undefined): readonly (string | undefined)[] {
  const elements = list?.elements;
  if (!Array.isArray(elements)) return [undefined];
  return elements.map(({ spread, expression }) =>
    !spread && isNode(expression) && expression.type === 'StringLiteral' ? textOf(expression) : undefined,
  );
}

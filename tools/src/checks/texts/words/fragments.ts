import { tokensOf } from '../../../catalogue/php-tokens';
import type { SourceFile } from '../../../common/source-files';
import { blankExcept, type Fragment, kebabCase, withoutMarks } from './fragment';
import { scriptFragments } from './script-fragments';

/** Returns a document without code blocks, code in backticks and link addresses. */
const withoutCode = (markdown: string): string =>
  markdown.replace(/^ *```[\s\S]*?^ *```|(`+)[^`]+?\1(?!`)|\]\([^)]*\)|<https?:[^>]*>/gm, (code) =>
    code.replace(/[^\n]/g, '·'),
  );

function phpFragments({ text }: SourceFile): Fragment[] {
  return tokensOf(text).flatMap((token): Fragment[] => {
    if (token.kind === 'comment') return [{ kind: 'comment', text: withoutMarks(token.text), line: token.line }];
    if (token.kind === 'string') return [{ kind: 'text', text: token.text.slice(1, -1), line: token.line }];
    return token.kind === 'name' ? [{ kind: 'identifier', text: kebabCase(token.text), line: token.line }] : [];
  });
}

function contentFragments(file: SourceFile): Fragment[] {
  const { path, text } = file;
  if (/\.(ts|tsx|mts|mjs|cjs|js)$/.test(path)) return scriptFragments(file);
  if (path.endsWith('.php')) return phpFragments(file);
  if (path.endsWith('.css'))
    return [{ kind: 'comment', text: withoutMarks(blankExcept(text, /\/\*[\s\S]*?\*\//g)), line: 1 }];
  return [{ kind: 'prose', text: withoutCode(text), line: 1 }];
}

/**
 * Returns a file's path and everything in it that people read.
 * @throws Error that names the file when its TypeScript is invalid
 */
export const fragmentsOf = (file: SourceFile): Fragment[] => [
  { kind: 'path', text: kebabCase(file.path), line: 1 },
  ...contentFragments(file),
];

import type { SourceFile } from '../source-files';
import { type Check, type Finding, linesWith } from './check';

/** Keeps lines and columns: only what stands in comments is blanked. */
const withoutComments = ({ path, text }: SourceFile): SourceFile => ({
  path,
  text: text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')),
});

const side =
  /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/;
const rem = /(?<![\w-])\d*\.?\d+rem\b/;
const hex = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?=[^{]*(?:;|$))/i;

const isTokens = (path: string) => path === 'shared/ui/tokens.css';
const isSite = (path: string) => path.startsWith('site/src/assets/');

function broken(file: SourceFile): Finding[] {
  const sheet = withoutComments(file);
  return [
    ...linesWith(sheet, side, (match) => `"${match.replace(/^[;{]\s*/, '')}" is a physical side`),
    ...linesWith(sheet, rem, (match) => `"${match}" goes by the root's font size, which is the host's`),
    ...(isTokens(file.path) || isSite(file.path)
      ? []
      : linesWith(sheet, hex, (match) => `"${match}" is a colour of its own`)),
  ];
}

/** What no style sheet of ours holds. */
export const cssRules: Check = {
  rule: 'css-rules',
  instead:
    'Sides by the direction of writing (margin-inline-start, inset-inline-end, text-align: start); px or em; colours from shared/ui/tokens.css.',
  run: (files) => files.filter(({ path }) => path.endsWith('.css')).flatMap(broken),
};

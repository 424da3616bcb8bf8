import type { Check, Finding } from '../../common/check';
import type { SourceFile } from '../../common/source-files';
import { child, lineOf, parse, textOf, walk } from '../../common/syntax';

const letters = /\p{L}/u;
/** Attributes with a text that a user reads or hears. */
const textAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
]);

/** Names that are the same in every language. */
const untranslatedNames = new Set(['Flightdeck', 'Jetpack', 'WordPress.com']);

/** Returns whether a file has texts for users. */
const isTranslated = (path: string) => path.endsWith('.view.tsx');

/** Returns a finding for each text in a view that is not translated. */
function untranslated(file: SourceFile): Finding[] {
  const found: Finding[] = [];
  walk(parse(file), (node) => {
    const add = (text: string | undefined, place: string) => {
      if (text !== undefined && letters.test(text) && !untranslatedNames.has(text.trim()))
        found.push({ path: file.path, line: lineOf(file, node), problem: `${place} "${text.trim()}"` });
    };
    if (node.type === 'JSXText') add(textOf(node), 'text');
    if (node.type === 'JSXAttribute') {
      const name = textOf(child(node, 'name')) ?? '';
      const value = child(node, 'value');
      if (textAttributes.has(name) && value?.type === 'StringLiteral') add(textOf(value), name);
    }
  });
  return found;
}

/** Checks that every text that a user sees goes through i18n. */
export const visibleStrings: Check = {
  rule: 'visible-strings',
  advice:
    "Translate the text: __('…') from '@flightdeck/shared/i18n', or sprintf with it; with elements inside, interpolate from '@flightdeck/shared/ui/layout'.",
  run: (files) => files.filter(({ path }) => isTranslated(path)).flatMap(untranslated),
};

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, catalogueFile, withoutLines } from '../../catalogue/catalogue';
import { type Message, placeholdersOf } from '../../catalogue/message';
import { readMessages } from '../../catalogue/read-messages';
import type { Check } from '../../common/check';
import type { SourceFile } from '../../common/source-files';
import { exactTextMatcher, readExactStrings } from '../../coverage/exact-strings';
import { keyOf } from '../../languages/po-file';

/** Returns whether a text needs a comment: it has several placeholders, or one that is not a count. */
const needsComment = ({ text, plural }: Message): boolean => {
  const placeholders = placeholdersOf(text);
  const isCount = plural !== undefined || placeholders.every((placeholder) => placeholder.endsWith('d'));
  return placeholders.length > 1 || (placeholders.length === 1 && !isCount);
};

/** Returns the first line of a text that differs from the same line of another text. */
const firstDifference = (text: string, other: string): string => {
  const others = other.split('\n');
  return text.split('\n').find((line, index) => line !== others[index]) ?? 'the end of the file';
};

/** Checks that every text with several placeholders, or with one that is not a count, has a comment for translators. */
export const translatorComments: Check = {
  rule: 'translator-comments',
  advice: 'Say in a comment before the call what each placeholder stands for: /* translators: %s: name of a plugin */',
  run: (files) =>
    readMessages(files)
      .messages.filter((message) => message.comment === undefined && needsComment(message))
      .map(({ path, line, text }) => ({ path, line, problem: `"${text}" has placeholders and no comment` })),
};

/** Checks that every text can be in the catalogue: it is a literal, and has the same plural wherever it is used. */
export const catalogueTexts: Check = {
  rule: 'catalogue-texts',
  advice: 'Write each text as a literal in the call, and use one plural for each singular.',
  run: (files) => {
    const { messages, unreadable } = readMessages(files);
    const plurals = new Map<string, string>();
    const conflicts = messages.flatMap(({ text, context, plural, path, line }) => {
      if (plural === undefined) return [];
      const key = keyOf(text, context);
      const firstPlural = plurals.get(key) ?? plural;
      plurals.set(key, firstPlural);
      return firstPlural === plural
        ? []
        : [{ path, line, problem: `"${text}" has the plurals "${firstPlural}" and "${plural}"` }];
    });
    return [...unreadable, ...conflicts];
  },
};

/** Checks that the catalogue in the repository matches the code. Ignores line numbers, because every edit changes them. */
export const upToDateCatalogue = (repo: string): Check => ({
  rule: 'catalogue',
  advice: 'Run npm run catalogue -w tools, and commit the file.',
  run: (files: readonly SourceFile[]) => {
    const path = join(repo, catalogueFile);
    if (!existsSync(path)) return [{ path: catalogueFile, line: 1, problem: 'does not exist' }];
    const written = withoutLines(readFileSync(path, 'utf8'));
    const expected = withoutLines(catalogue(readMessages(files).messages, exactTextMatcher(readExactStrings(repo))));
    if (written === expected) return [];
    return [
      { path: catalogueFile, line: 1, problem: `is out of date, first at: ${firstDifference(expected, written)}` },
    ];
  },
});

import { testFiles } from '../../import-rules/patterns.mjs';
import type { SourceFile } from '../common/source-files';
import type { Messages } from './message';
import { phpMessages } from './php-messages';
import { scriptMessages } from './script-messages';

const isTest = new RegExp(testFiles);

/** Matches the files whose texts are translated: areas, root and shared code, and the WordPress plugin. */
const translatedFile = /^(mf-[^/]+|root-config|shared)\/.+\.tsx?$|^wordpress\/plugin\/.+\.php$/;

/**
 * Returns all translatable texts, in the order of the files. Leaves out tests. Existing libraries find the same texts, but
 * lose comments for translators, and need a second compiler or native parsers (docs/decisions/033-libraries-for-tools.md).
 */
export function readMessages(files: readonly SourceFile[]): Messages {
  const read = files
    .filter(({ path }) => translatedFile.test(path) && !isTest.test(path))
    .map((file) => (file.path.endsWith('.php') ? phpMessages(file) : scriptMessages(file)));
  return {
    messages: read.flatMap(({ messages }) => messages),
    unreadable: read.flatMap(({ unreadable }) => unreadable),
  };
}

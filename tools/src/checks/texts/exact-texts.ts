import { readExactStrings } from '../../catalogue/exact-strings';
import { readMessages } from '../../catalogue/read-messages';
import type { Check, Finding } from '../../common/check';
import { exactStringsPage, missingTexts } from '../../coverage/exact-strings';

/** Returns the finding for a line such as `docs/requirements/root.md:12: message`. */
function finding(line: string): Finding {
  const [, path = exactStringsPage, number = '1', problem = line] = /^(.+?):(\d+): (.+)$/s.exec(line) ?? [];
  return { path, line: Number(number), problem };
}

/** Checks that the code has the texts that the requirements fix, letter for letter. */
export const exactTexts = (repo: string): Check => ({
  rule: 'exact-texts',
  advice: 'See docs/requirements/README.md, "Read a statement".',
  run: (files) => {
    const list = readExactStrings(repo);
    const { messages } = readMessages(files);
    const textsOf = (name: string) =>
      messages
        .filter(({ path }) => path.startsWith(`${name}/`))
        .flatMap(({ text, plural }) => (plural === undefined ? [text] : [text, plural]));
    return missingTexts(list, textsOf).map(finding);
  },
});

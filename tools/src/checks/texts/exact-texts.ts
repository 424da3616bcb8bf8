import { readExactStrings } from '../../catalogue/exact-strings';
import { readMessages } from '../../catalogue/read-messages';
import type { Check, Finding } from '../../common/check';
import { exactStringsPage, listFaults, missingTexts } from '../../coverage/exact-strings';
import { requirementPages, requirementsIn } from '../../coverage/requirements';

/** Returns the finding for a line such as `docs/requirements/root.md:12: message`. */
function finding(line: string): Finding {
  const [, path = exactStringsPage, number = '1', problem = line] = /^(.+?):(\d+): (.+)$/s.exec(line) ?? [];
  return { path, line: Number(number), problem };
}

/** Checks that the code has the texts that the requirements fix, letter for letter, and that the list of these texts is complete. */
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
    const requirements = requirementsIn(requirementPages(repo)).all;
    return [...missingTexts(list, textsOf), ...listFaults(list, requirements)].map(finding);
  },
});

import { asText, type Field, textField } from '../../engine/form/field';
import { entriesOf, haveSameEntries, isReadCorrectly, listProblems } from './address-list';
import { acceptsNetworks } from './jetpack-lists.store';
import { problemText } from './problem-text';

/** Returns the problems of a list for its field. @param networks whether Jetpack accepts networks in this list */
export const problemsOf = (text: string, only: ReadonlySet<string> | undefined, networks: boolean) =>
  listProblems(text, only, networks).map((problem) => ({ key: problem.content, text: problemText(problem) }));

/** Defines a list of the firewall (SET-063). Jetpack stores it as it is sent. */
export const firewallList = (option: string, label: () => string): Field<string> =>
  textField(option, label, {
    read: (serverValue) => {
      const text = asText(serverValue);
      if (text === undefined) return undefined;
      // Jetpack's own pages store all entries on one line.
      return text.includes('\n') || !isReadCorrectly(text) ? text : entriesOf(text).join('\n');
    },
    revive: (stored) => (typeof stored === 'string' ? stored : undefined),
    write: (text) => entriesOf(text).join('\n'),
    // A stored list that Jetpack reads in another way can be saved again, although its entries look the same.
    isSame: (mine, stored) => mine === stored || (haveSameEntries(mine, stored) && isReadCorrectly(stored)),
    check: (text, only) => problemsOf(text, only, acceptsNetworks()),
  });

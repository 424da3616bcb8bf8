import { __ } from '@flightdeck/shared/i18n';
import { defineField } from '../../engine/field';
import { entriesOf, listProblems, sameList, savedEntries } from '../addresses/address-list';
import { problemText } from '../addresses/problem-text';

/** The always-allowed addresses (SET-064, SET-065). The site sends `{ local: […] }` and accepts one entry per line. */
export const allowedList = defineField<string>({
  option: 'jetpack_protect_global_whitelist',
  label: () => __('Always allowed IP addresses'),
  read: (serverValue) => savedEntries(serverValue)?.join('\n'),
  write: (text) => entriesOf(text).join('\n'),
  same: sameList,
  check: (text, only) =>
    listProblems(text, only).map((problem) => ({ key: problem.content, text: problemText(problem) })),
  revive: (stored) => (typeof stored === 'string' ? stored : undefined),
});

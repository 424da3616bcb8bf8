import { ruleInput } from '../../engine/testing/input-under-test';
import { isVideoOffered } from './video-upgrade';

test.each<[string, boolean, Parameters<typeof ruleInput>[0]]>([
  ['SET-100 SET-101 offers VideoPress with a connected owner if the plan does not include it', true, {}],
  ['SET-100 does not offer VideoPress if the plan includes it', false, { features: ['videopress'] }],
  ['SET-100 SET-101 does not offer VideoPress without a connected owner', false, { hasConnectedOwner: false }],
  ['SET-100 does not offer VideoPress offline', false, { isOffline: true }],
  ['SET-100 does not offer VideoPress while the plan is loading', false, { features: undefined }],
])('%s', (_what, expected, change) => {
  expect(isVideoOffered(ruleInput(change))).toBe(expected);
});

import { facts } from '../../engine/testing/facts-under-test';
import { offersVideo } from './video-upgrade';

test.each<[string, boolean, Parameters<typeof facts>[0]]>([
  ['SET-100 SET-101 a connected owner without VideoPress in the plan', true, {}],
  ['SET-100 a plan with VideoPress', false, { features: ['videopress'] }],
  ['SET-100 SET-101 no connected owner', false, { hasConnectedOwner: false }],
  ['SET-100 an offline site', false, { isOffline: true }],
  ['SET-100 a plan that is loading', false, { features: undefined }],
])('%s: whether VideoPress is offered is %p', (_what, expected, change) => {
  expect(offersVideo(facts(change))).toBe(expected);
});

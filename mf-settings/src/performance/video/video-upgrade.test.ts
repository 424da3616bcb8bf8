import { facts } from '../../engine/facts-under-test';
import { offersVideo } from './video-upgrade';

test.each<[string, Parameters<typeof facts>[0], boolean]>([
  ['SET-100 SET-101 an owner without the feature', {}, true],
  ['SET-100 who has it', { features: ['videopress'] }, false],
  ['SET-100 SET-101 without a connected owner', { hasConnectedOwner: false }, false],
  ['SET-100 offline', { isOffline: true }, false],
  ['SET-100 while it loads', { features: undefined }, false],
])('VideoPress is offered: %s', (_what, change, expected) => {
  expect(offersVideo(facts(change))).toBe(expected);
});

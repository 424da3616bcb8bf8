import { discussion } from '../discussion/discussion.tab';
import type { TabDescription } from '../engine/card';
import { performance } from '../performance/performance.tab';
import { privacy } from '../privacy/privacy.tab';
import { security } from '../security/security.tab';
import { sharing } from '../sharing/sharing.tab';
import { traffic } from '../traffic/traffic.tab';
import { writing } from '../writing/writing.tab';

/** All pages of settings, in the order of their results: that of the navigation, and privacy, which has no tab, last. */
export const tabs: readonly TabDescription[] = [security, performance, writing, sharing, discussion, traffic, privacy];

import { scoresOf } from './speed-scores';

const measured = new Date('2026-08-03T10:00:00Z');
const at = measured.getTime() / 1000;

test.each<[string, Parameters<typeof scoresOf>[0], ReturnType<typeof scoresOf>]>([
  ['scores', { timestamp: at, scores: { mobile: 71, desktop: 92 } }, { mobile: 71, desktop: 92, measured }],
  ['rounded scores', { timestamp: at, scores: { mobile: 0, desktop: 99.6 } }, { mobile: 0, desktop: 100, measured }],
  ['nothing for a site without scores', null, null],
  ['nothing for a score above 100', { timestamp: at, scores: { mobile: 71, desktop: 920 } }, null],
  ['nothing for a negative score', { timestamp: at, scores: { mobile: -1, desktop: 92 } }, null],
  ['nothing without a time', { timestamp: 0, scores: { mobile: 71, desktop: 92 } }, null],
  ['nothing for a time that no calendar has', { timestamp: 1e300, scores: { mobile: 71, desktop: 92 } }, null],
])('returns %s', (_what, latest, scores) => {
  expect(scoresOf(latest)).toEqual(scores);
});

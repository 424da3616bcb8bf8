import { scoresOf } from './speed-scores';

const measuredAt = new Date('2026-08-03T10:00:00Z');
const timestamp = measuredAt.getTime() / 1000;

test.each<[string, Parameters<typeof scoresOf>[0], ReturnType<typeof scoresOf>]>([
  [
    'the scores with their time',
    { timestamp, scores: { mobile: 71, desktop: 92 } },
    { mobile: 71, desktop: 92, measuredAt },
  ],
  ['rounded scores', { timestamp, scores: { mobile: 0, desktop: 99.6 } }, { mobile: 0, desktop: 100, measuredAt }],
  ['null for a site without scores', null, null],
  ['null for a score above 100', { timestamp, scores: { mobile: 71, desktop: 920 } }, null],
  ['null for a negative score', { timestamp, scores: { mobile: -1, desktop: 92 } }, null],
  ['null without a time', { timestamp: 0, scores: { mobile: 71, desktop: 92 } }, null],
  ["null for a time that a date can't hold", { timestamp: 1e300, scores: { mobile: 71, desktop: 92 } }, null],
])('returns %s', (_what, speedScores, expected) => {
  expect(scoresOf(speedScores)).toEqual(expected);
});

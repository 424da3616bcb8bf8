import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { audienceSchema, releaseFailures } from '@flightdeck/shared/contracts/releases';
import * as v from 'valibot';
import { isInAudience, userNumber } from './audience';
import { hasFailedTrial, newTrial, withVisit } from './staged-rules';

const visitorSchema = v.object({ site: v.string(), user: v.number(), roles: v.array(v.string()) });

/** The tests of the WordPress plugin run the same cases (`wordpress/tests/php/set/staged-test.php`). */
const { numbers, audiences, unusableAudiences, failures, withdrawals } = v.parse(
  v.object({
    numbers: v.array(v.object({ site: v.string(), user: v.number(), version: v.string(), number: v.number() })),
    audiences: v.array(
      v.object({
        name: v.string(),
        audience: audienceSchema,
        version: v.string(),
        visitor: visitorSchema,
        gets: v.boolean(),
      }),
    ),
    unusableAudiences: v.array(v.object({ name: v.string(), audience: v.unknown() })),
    failures: v.array(v.string()),
    withdrawals: v.array(v.object({ name: v.string(), visits: v.string(), withdrawnAt: v.nullable(v.number()) })),
  }),
  JSON.parse(readFileSync(join(__dirname, '../../../rules/cases/staged-releases.json'), 'utf8')),
);

test.each(numbers)('user $user of $site has the number $number for $version', ({ number, version, site, user }) => {
  expect(userNumber(version, { site, user, roles: [] })).toBe(number);
});

test.each(audiences)(
  'given an audience with $name, the user gets the staged release: $gets',
  ({ audience, version, visitor, gets }) => {
    expect(isInAudience(audience, version, visitor)).toBe(gets);
  },
);

test.each(unusableAudiences)('an audience with $name is refused', ({ audience }) => {
  expect(v.safeParse(audienceSchema, audience).success).toBe(false);
});

test('the failures that a release can cause are those in the shared cases', () => {
  expect(releaseFailures.toSorted()).toEqual(failures.toSorted());
});

const outcomes = withdrawals.map((row) => ({
  ...row,
  outcome: row.withdrawnAt === null ? 'is not withdrawn' : `is withdrawn at visit ${row.withdrawnAt}`,
}));

// `visits` lists one visit after another: a letter is a user, `!` a failure, and `LIVE` a visit of the live release.
test.each(outcomes)('after $name, the release $outcome', ({ visits, withdrawnAt }) => {
  let trial = newTrial('2.0.0', 'a');
  const index = visits.split(' ').findIndex((visit) => {
    const user = visit.replace('!', '');
    trial = withVisit(trial, user !== 'LIVE', visit.endsWith('!'), user);
    return hasFailedTrial(trial);
  });
  expect(index < 0 ? null : index + 1).toBe(withdrawnAt);
});

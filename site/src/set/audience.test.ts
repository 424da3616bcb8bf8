import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { isInAudience } from './audience';

/** The tests of the WordPress plugin run the same cases (`wordpress/tests/php/set/staged-test.php`). */
const { audiences } = v.parse(
  v.object({
    audiences: v.array(
      v.object({ name: v.string(), audience: v.unknown(), roles: v.array(v.string()), gets: v.boolean() }),
    ),
  }),
  JSON.parse(readFileSync(join(__dirname, '../../../rules/cases/staged-releases.json'), 'utf8')),
);

test.each(audiences)('given an audience with $name, the user gets the staged release: $gets', (row) => {
  expect(isInAudience(row.audience, row.roles)).toBe(row.gets);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setProblem } from './set-problem';

test('without a built set, says which command to run', () => {
  const set = mkdtempSync(join(tmpdir(), 'flightdeck-no-set-'));
  try {
    expect(setProblem(set)).toBe(`There is no built set in ${set}. Run "npm run build" first, then measure again.`);
    writeFileSync(join(set, 'registry.json'), '{}');
    expect(setProblem(set)).toBeUndefined();
  } finally {
    rmSync(set, { recursive: true });
  }
});

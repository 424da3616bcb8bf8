import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setProblem } from './set-problem';

test('the message about a missing set names the command that builds it; a built set has no message', () => {
  const set = mkdtempSync(join(tmpdir(), 'flightdeck-no-set-'));
  try {
    expect(setProblem(set)).toBe(`There is no built set in ${set}. Run "npm run build" first, then measure again.`);
    writeFileSync(join(set, 'registry.json'), '{}');
    expect(setProblem(set)).toBeUndefined();
  } finally {
    rmSync(set, { recursive: true });
  }
});

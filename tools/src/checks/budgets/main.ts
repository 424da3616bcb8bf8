import { join } from 'node:path';
import { readRegistry } from '../../build/registry-file';
import { areaNames, repo } from '../../common/repo';
import { measureFigures, readAreaBudgets, readBudgets } from './budgets';
import { firstVisit } from './first-visit';

/**
 * The stage `budgets` of `npm test`: measures the code that visitors load, and fails if it exceeds a limit. The limits are in
 * budgets.json, and in the budget.json of areas that have one.
 */
const set = join(repo, 'build/set');
const registry = readRegistry(join(set, 'registry.json'));
if (!registry) {
  console.error('There is no built set: run "npm run build".');
  process.exit(1);
}
// A browser or a site that doesn't start on a busy machine says nothing about sizes, so a failed visit is repeated once.
const visit = await firstVisit().catch((error: unknown) => {
  console.error('The first visit failed, and is repeated:', error);
  return firstVisit();
});
const figures = measureFigures(set, registry, visit, readBudgets(), readAreaBudgets(areaNames));
for (const { name, bytes, limit } of figures) {
  console.log(
    `${bytes > limit ? 'OVER' : 'ok  '} ${name.padEnd(52)} ${String(bytes).padStart(7)} of ${String(limit).padStart(7)} bytes`,
  );
}
const exceeded = figures.filter(({ bytes, limit }) => bytes > limit);
if (exceeded.length > 0) {
  process.exitCode = 1;
  console.error('\nThe first visit consists of:');
  for (const { file, bytes } of visit.toSorted((one, other) => other.bytes - one.bytes))
    console.error(`${String(bytes).padStart(7)}  ${file}`);
  console.error(
    "\nReduce the size, for example by deferring code that the first screen doesn't need, or raise the limit: in the area's budget.json if it has one, otherwise in tools/src/checks/budgets/budgets.json.",
  );
}

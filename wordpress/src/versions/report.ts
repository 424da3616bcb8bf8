import { shapeDifferences } from './calls';
import type { Round } from './round';

/**
 * Returns the result of a round, in lines for a terminal.
 * @param name scenario and role, which the heading names after the version
 * @param first round of the first version, whose answers are the reference
 */
export function report(name: string, round: Round, first: Round): string {
  const { version, stateProblems, notice, failedRoutes, written, consoleErrors } = round;
  const writes = Object.entries(written);
  const failedWrites = writes.filter(([, result]) => result !== 'saved');
  const changed = Object.entries(round.answers).flatMap(([path, { status, shape }]) => {
    const before = first.answers[path];
    if (before?.status !== status) return [`  ${path}: ${before?.status ?? 'not read'} → ${status}`];
    const differences = shapeDifferences(before.shape, shape);
    return differences.length === 0 ? [] : [`  ${path}: ${differences.join(', ')}`];
  });
  return [
    `## ${version === '' ? '' : `${version}, `}${name}`,
    stateProblems === null ? 'No page state.' : `Page state problems: ${JSON.stringify(stateProblems)}`,
    ...(notice === '' ? [] : [`Notice: ${notice}`]),
    ...Object.entries(failedRoutes).map(([route, titles]) => `#/${route}: ${titles.join(', ')}`),
    ...consoleErrors.map((line) => `Console: ${line}`),
    ...(writes.length === 0
      ? []
      : [`Writes: ${writes.length - failedWrites.length} of ${writes.length} were saved and changed nothing else.`]),
    ...failedWrites.map(([option, result]) => `  ${option}: ${result}`),
    ...(changed.length === 0 ? [] : ['Answers that differ:', ...changed]),
  ].join('\n');
}

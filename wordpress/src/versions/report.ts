import { shapeDifferences } from './calls';
import type { Round } from './round';

/** Returns the result of a round, in lines for a terminal. @param first the round whose answers the others are compared with */
export function report(folder: string, seen: Round, first: Round | undefined): string {
  const { version, stateProblems, notice, failedRoutes, consoleErrors } = seen;
  const changed = Object.entries(seen.answers).flatMap(([path, { status, shape }]) => {
    const before = first?.answers[path];
    if (before?.status !== status) return [`  ${path}: ${before?.status} → ${status}`];
    const differences = shapeDifferences(before.shape, shape);
    return differences.length === 0 ? [] : [`  ${path}: ${differences.join(', ')}`];
  });
  return [
    `## ${version || folder}`,
    stateProblems === null ? 'No page state.' : `Page state: ${JSON.stringify(stateProblems)}`,
    ...(notice === '' ? [] : [`Notice: ${notice}`]),
    ...Object.entries(failedRoutes).map(([route, titles]) => `#/${route}: ${titles.join(', ')}`),
    ...consoleErrors.map((line) => `Console: ${line}`),
    ...(changed.length === 0 ? [] : ['Answers that differ:', ...changed]),
  ].join('\n');
}

import { type StackFrame, stackFrames } from '@flightdeck/shared/contracts/stack-frames';
import { mapName, type StoredMap } from '../build/source-maps';
import type { MapStore } from '../deploy/map-store';
import { DeployError } from '../deploy/outcome';
import type { Target } from '../deploy/target';
import { knownFolder } from './known-release';
import { readMap, type SourcePosition, sourcePosition } from './source-position';

/** A position of a report with its source, or why there is none. */
export interface Explanation {
  readonly frame: StackFrame;
  readonly found: SourcePosition | { readonly problem: string };
}

/**
 * Finds the sources of all positions in a report.
 * @param report text of a support report, of a failure panel, or of a browser's console
 * @throws DeployError for a report without positions
 */
export async function explain(report: string, target: Target, maps: MapStore): Promise<Explanation[]> {
  const frames = stackFrames(report);
  if (frames.length === 0)
    throw new DeployError(
      'usage',
      'The report has no stack.',
      'Copy the report after the failure, on the page that failed, or the details of the failure panel. A position looks like mf-settings/1.2.0-1a2b3c4d/security.js:2:345.',
    );
  const read = new Map<string, ReturnType<typeof mapOf>>();
  return Promise.all(
    frames.map(async (frame) => {
      const reading = read.get(frame.file) ?? mapOf(frame.file, target, maps);
      read.set(frame.file, reading);
      const answer = await reading;
      if ('problem' in answer) return { frame, found: answer };
      const found = sourcePosition(answer.map, frame) ?? { problem: 'The file has no code at this position.' };
      return { frame, found };
    }),
  );
}

async function mapOf(
  file: string,
  target: Target,
  maps: MapStore,
): Promise<{ readonly map: StoredMap } | { readonly problem: string }> {
  const [unit = '', version = '', name = ''] = file.split('/');
  const folder = await knownFolder(target, `${unit}/${version}/`);
  const data = await maps.get(mapName(file));
  if (!data)
    return {
      problem: folder
        ? `${maps.name} has no source map of this file.`
        : `${target.name} has no release ${unit} ${version}.`,
    };
  const map = readMap(data);
  if (!map) return { problem: `${mapName(file)} in ${maps.name} is damaged.` };
  const hash = folder?.files[name];
  if (folder && map.x_flightdeck_integrity !== hash)
    return { problem: `${mapName(file)} in ${maps.name} is the source map of another build.` };
  return { map };
}

/** Returns explanations in lines. */
export const explanationLines = (all: readonly Explanation[]): string[] =>
  all.flatMap(({ frame: { file, line, column }, found }) => {
    const position = `${file}:${line}:${column}`;
    if ('problem' in found) return [position, `  ${found.problem}`];
    const text = found.text === undefined ? [] : [`    ${found.text}`];
    return [position, `  ${found.source}:${found.line}:${found.column}`, ...text];
  });

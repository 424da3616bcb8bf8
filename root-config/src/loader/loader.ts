import {
  type AreaModule,
  type AreaName,
  type LoadAnswer,
  type LoadedPart,
  type PartName,
  splitPartName,
} from '@flightdeck/shared/contracts/areas';
import {
  type Failure,
  type FailureCode,
  type FailureDetails,
  failure,
  isFailure,
  type PartLoader,
} from '@flightdeck/shared/contracts/page';
import type { RegistryEntry } from '@flightdeck/shared/contracts/releases';
import { fileTimeLimit, withLimit } from '@flightdeck/shared/timing';
import type { Refusal } from './compatibility';
import { areaModule, type Container, findContainer, type ShareScope } from './container';
import { addRelease, folderOf, releaseFolders } from './release-files';
import { forgetScript, loadScript, type ScriptAnswer } from './script';

/** Fields of a registry entry that the loader reads. Entries of areas and of widgets both have these fields. */
export type LoadableEntry = Pick<
  RegistryEntry,
  'base' | 'version' | 'files' | 'entry' | 'container' | 'manifest' | 'chunks' | 'origin'
>;

export interface LoaderOptions {
  readonly entries: Partial<Record<AreaName, LoadableEntry | undefined>>;
  /** Absolute address to which the `base` of each entry is relative. */
  readonly baseUrl: string;
  /** Returns the libraries that an area may use from the page. Called at each load. */
  shareScope(): Promise<ShareScope>;
  /** Compares the needs of an area with the scope. Missing for widgets, which contain what a page lacks. */
  readonly refuse?: (needs: RegistryEntry['manifest']['needs'], scope: ShareScope) => Refusal | null;
  /** Time limit in ms for each file, start and module; default: `fileTimeLimit`. */
  readonly timeLimit?: number;
}

/** State of an area, for the status screen. */
export interface AreaReport {
  readonly area: AreaName;
  readonly version: string;
  readonly state: 'ready' | 'failed';
  /** Time of the slowest load. Later parts of an area need few files, so their times say less. */
  readonly milliseconds: number;
  /** The last failure; a later success does not clear it. */
  readonly lastFailure?: { readonly failure: Failure; readonly part: PartName; readonly at: string };
}

export interface Loader extends PartLoader {
  /** Registry entries of the areas that this loader loads. */
  readonly entries: LoaderOptions['entries'];
  /** Returns a report for each area whose parts were requested. */
  reports(): readonly AreaReport[];
}

/**
 * Creates a loader for parts of areas. `load()` never rejects: its answer is `ready`, or `failed` with phase, code, cause, area,
 * version and address. Simultaneous calls share one attempt; a call after a failure starts a new one.
 */
export function createLoader({
  entries,
  baseUrl,
  shareScope,
  refuse,
  timeLimit = fileTimeLimit,
}: LoaderOptions): Loader {
  const pending = new Map<PartName, Promise<LoadAnswer>>();
  const finished = new Map<PartName, LoadAnswer>();
  /** Container → its start: `init` may run only once per container, and each run of the entry file creates a new one. */
  const started = new WeakMap<object, Promise<AreaModule>>();
  const reports = new Map<AreaName, AreaReport>();
  for (const entry of Object.values(entries)) if (entry) addRelease(entry, baseUrl);

  async function load(name: PartName): Promise<LoadAnswer> {
    const { area, part } = splitPartName(name);
    const start = performance.now();
    const entry = entries[area];
    let answer: LoadAnswer;
    try {
      answer = { state: 'ready', part: await loadPart(name, area, part, entry) };
      finished.set(name, answer);
    } catch (error) {
      const loadFailure = isFailure(error)
        ? error
        : failure('area-start', String(error), { area, part: name, phase: 'start', cause: error });
      answer = { state: 'failed', failure: loadFailure };
    }
    const lastFailure =
      answer.state === 'failed'
        ? { failure: answer.failure, part: name, at: new Date().toISOString() }
        : reports.get(area)?.lastFailure;
    reports.set(area, {
      area,
      version: entry?.version ?? '',
      state: answer.state,
      milliseconds: Math.max(Math.round(performance.now() - start), reports.get(area)?.milliseconds ?? 0),
      ...(lastFailure && { lastFailure }),
    });
    return answer;
  }

  async function loadPart(
    name: PartName,
    area: AreaName,
    part: string,
    entry: LoadableEntry | undefined,
  ): Promise<LoadedPart> {
    if (!entry) throw failure('area-unknown', `${name}: area-unknown`, { area, part: name, phase: 'manifest' });
    const fail = (
      code: FailureCode,
      phase: NonNullable<FailureDetails['phase']>,
      details: FailureDetails & { cause?: unknown } = {},
    ) =>
      failure(code, `${name} ${entry.version}: ${code}`, {
        area,
        part: name,
        version: entry.version,
        phase,
        ...details,
      });

    if (!(part in entry.manifest.parts)) throw fail('part-unknown', 'manifest');
    const scope = await shareScope();
    const refused = refuse?.(entry.manifest.needs, scope);
    if (refused) throw fail(refused.code, 'compatibility', { needed: refused.needed, present: refused.present });

    const folder = folderOf(entry, baseUrl);
    const files = [entry.entry, ...(entry.chunks[part] ?? [])];
    const answers = await Promise.all(
      files.map(async (file) => {
        const url = new URL(file, folder).href;
        return { url, answer: await loadScript(url, timeLimit) };
      }),
    );
    const failed = answers.find(({ answer }) => answer !== 'arrived');
    if (failed) throw fail(codeOf(failed.answer), 'script', { url: failed.url });

    return startPart(entry).catch((cause: unknown) => {
      // webpack keeps a module that threw, so the files must run again in the next attempt.
      for (const { url } of answers) forgetScript(url);
      throw isFailure(cause) ? cause : fail('area-start', 'start', { cause });
    });

    async function startPart(release: LoadableEntry): Promise<LoadedPart> {
      const container = findContainer(release.container);
      if (!container) throw fail('area-truncated', 'script', { url: new URL(release.entry, folder).href });
      const starting = started.get(container) ?? startArea(release, container);
      started.set(container, starting);
      const getPart = (await withLimit(starting, timeLimit))[part];
      if (!getPart) throw fail('area-export', 'start');
      const loaded = await withLimit(getPart(), timeLimit);
      if (typeof loaded?.mount !== 'function') throw fail('area-export', 'start');
      return loaded;
    }

    async function startArea(release: LoadableEntry, container: Container): Promise<AreaModule> {
      await container.init(scope);
      releaseFolders().set(release.container, folder);
      const factory = await container.get('./area');
      const parts = areaModule(factory());
      if (!parts) throw fail('area-export', 'start');
      return parts;
    }
  }

  return {
    entries,
    load(name) {
      const finishedAnswer = finished.get(name);
      if (finishedAnswer) return Promise.resolve(finishedAnswer);
      const attempt = pending.get(name) ?? load(name).finally(() => pending.delete(name));
      pending.set(name, attempt);
      return attempt;
    },
    reports: () => [...reports.values()],
  };
}

const codeOf = (answer: ScriptAnswer): FailureCode => (answer === 'timeout' ? 'area-timeout' : 'area-script');

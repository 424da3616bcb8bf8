import type { AreaName, LoadedPart } from '@flightdeck/shared/contracts/areas';
import { pageGlobals } from '@flightdeck/shared/contracts/page';
import { backOnline } from '@flightdeck/shared/testing/values';
import { refusalIn } from '../loader/compatibility';
import type { Container, ShareScope } from '../loader/container';
import { createLoader, type LoadableEntry, type Loader } from '../loader/loader';

/** A part that draws nothing. */
export const quietPart: LoadedPart = {
  bootstrap: async () => {},
  mount: async () => {},
  update: async () => {},
  unmount: async () => {},
};

/** Registry entry of the fake area. */
export const fakeEntry: LoadableEntry = {
  base: 'mf-dashboard/1.0.0-aa/',
  version: '1.0.0-aa',
  files: { 'remote.js': 'sha384-r', 'at-a-glance.js': 'sha384-c' },
  entry: 'remote.js',
  container: 'test_container',
  manifest: {
    name: 'mf-dashboard',
    parts: { 'at-a-glance': { kind: 'screen', reads: [], shows: [] } },
    widgets: [],
    needs: { shared: '^1.2.0', react: '^19.0.0', 'react-dom': '^19.0.0', 'single-spa': '^6.0.0' },
  },
  chunks: { 'at-a-glance': ['at-a-glance.js'] },
};

/** Simulates the files and the container of the dashboard area, for the real loader. */
export class FakeArea {
  /** Outcome of the request for each file. Default: the file arrives. */
  network: Record<string, 'arrives' | 'fails' | 'hangs'> = {};
  /** Libraries that the page shares. */
  scope: ShareScope = {
    react: { '19.3.1': {} },
    'react-dom': { '19.3.1': {} },
    'single-spa': { '6.0.3': {} },
    '@flightdeck/shared/session': { '1.3.0': {} },
  };
  /** Container that the entry defines when it arrives. */
  container: Container | undefined = exporting({ default: { 'at-a-glance': async () => quietPart } });
  /** Names of the requested files. */
  readonly requests: string[] = [];

  constructor() {
    delete pageGlobals().scripts;
    delete pageGlobals().knownFiles;
    Reflect.deleteProperty(globalThis, fakeEntry.container);
    document.head.replaceChildren();
    jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) if (node instanceof HTMLScriptElement) this.#answer(node);
    });
  }

  /** Returns a loader of this area, with a time limit of 30 ms. */
  loader(entries: Partial<Record<AreaName, LoadableEntry>> = { 'mf-dashboard': fakeEntry }): Loader {
    return createLoader({
      entries,
      baseUrl: 'http://localhost/set/',
      shareScope: async () => this.scope,
      refuse: refusalIn,
      timeLimit: 30,
    });
  }

  #answer(script: HTMLScriptElement): void {
    const file = new URL(script.src).pathname.split('/').at(-1) ?? '';
    this.requests.push(file);
    const outcome = this.network[file] ?? 'arrives';
    if (outcome === 'hangs') return;
    queueMicrotask(() => {
      if (outcome === 'arrives' && file === fakeEntry.entry && this.container)
        Reflect.set(globalThis, fakeEntry.container, this.container);
      script.dispatchEvent(new Event(outcome === 'arrives' ? 'load' : 'error'));
      // Ends the pause before the next attempt.
      if (outcome === 'fails') setTimeout(backOnline);
    });
  }
}

/** Returns a container whose `./area` is this module. */
export const exporting = (module: unknown): Container => ({ init: () => {}, get: async () => () => module });

/**
 * The inline script of the page: matches the route, and starts its reads, entries and chunks before any other code
 * has loaded, so that data and first card are two round trips away (docs/architecture.md). A wrong guess only costs
 * bytes. No imports, at most 2.5 kB; the build inserts `HINTS` from `screens()`.
 */
declare const HINTS: Record<string, Record<string, string>>;

interface EarlyRead {
  path: string;
  setting?: string;
  permission?: string;
  online?: true;
}

interface EarlyEntry {
  base: string;
  entry: string;
  files: Record<string, string>;
  chunks: Record<string, string[]>;
  manifest: { parts: Record<string, { reads?: (string | EarlyRead)[]; shows?: string[] }> };
}

(() => {
  try {
    const text = document.getElementById('flightdeck-page-state')?.textContent;
    const page = JSON.parse(text ?? '');
    const { initial, connection, registry } = page;
    const { error, userCounts, activationNoticeDismiss: dismissed } = initial.licensing ?? {};
    const waiting = userCounts?.detached;
    // The first segment identifies the route.
    const path = location.hash.split(/[#/?]+/)[1] ?? '';
    const offline = connection.offlineMode.isActive;
    const { permissions } = initial.userData.currentUser;
    const visitor = `${offline || connection.isActive ? 'c' : 'n'}${permissions.manage_modules ? 'm' : 'u'}`;
    const routes = HINTS[visitor] ?? {};
    // Without recommendations (such as offline), their route redirects to the dashboard.
    if (!initial.siteData?.showRecommendations) delete routes.recommendations;
    // Items added during the iteration are visited too.
    const queue = new Set([`mf-${routes[path] ?? routes.dashboard}`, 'mf-connection/notices']);
    // Reserves room above the cards: a notice that arrived later would push them down.
    if (error || (waiting > 0 && waiting !== dismissed?.last_detached_count)) {
      queue.add('mf-licensing/notice');
      document.documentElement.dataset.fdNews = '';
    }
    const reads = new Map<string, Promise<Response>>();
    const scripts = new Map<string, Promise<unknown>>();
    const global = globalThis as unknown as Record<symbol, unknown> & {
      trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
    };
    global[Symbol.for('flightdeck.early.1')] = reads;
    global[Symbol.for('flightdeck.scripts.1')] = scripts;

    const { href: set } = new URL(registry.url);
    const policy = global.trustedTypes?.createPolicy('flightdeck', {
      createScriptURL: (url: string) => (url.startsWith(set) ? url : ''),
    });

    // The same queue as in shared/client/api/read-queue.ts, which takes it over.
    const queued = { free: 4, waiting: [] as (() => void)[] };
    global[Symbol.for('flightdeck.read-queue.1')] = queued;
    const next = () => {
      const start = queued.waiting.shift();
      if (start) start();
      else queued.free++;
    };

    const read = (id: string) => {
      if (reads.has(id)) return;
      const url = `${initial.WP_API_root}jetpack/v4/${id}`;
      const answer = new Promise<Response>((resolve, reject) => {
        queued.waiting.push(() => {
          // The same limit as for any read (api-settings.ts), counted from sending.
          const end = new AbortController();
          const timer = setTimeout(() => end.abort(), 3e4);
          fetch(`${url}${url.includes('?') ? '&' : '?'}_cacheBuster=${Date.now()}`, {
            headers: { 'X-WP-Nonce': initial.WP_API_nonce },
            signal: end.signal,
          })
            .then((response) => {
              resolve(response);
              // The connection is free only when the whole body has arrived.
              return response.clone().text();
            })
            .catch(reject)
            .then(() => {
              clearTimeout(timer);
              next();
            });
        });
      });
      answer.catch(() => {});
      reads.set(id, answer);
      if (queued.free) {
        queued.free--;
        next();
      }
    };

    const script = (url: string, integrity: string | undefined) => {
      if (!integrity || scripts.has(url)) return;
      const loaded = new Promise((resolve, reject) => {
        document.head.append(
          Object.assign(document.createElement('script'), {
            src: policy ? policy.createScriptURL(url) : url,
            // With few connections, files must come before reads: without them nothing is drawn.
            fetchPriority: 'high',
            crossOrigin: '',
            integrity,
            onload: resolve,
            onerror: reject,
          }),
        );
      });
      loaded.catch(() => {});
      scripts.set(url, loaded);
    };

    const wanted: (string | EarlyRead)[] = [];
    for (const name of queue) {
      const [area = '', part = ''] = name.split('/');
      // Always present when it shows something.
      const entry: EarlyEntry = registry.areas[area];
      const shown = entry?.manifest.parts[part];
      // An override (overrides/) replaces this area in this tab.
      if (!shown || sessionStorage[area]) continue;
      // A development server lists no files; the loader requests its manifest.
      for (const file of [entry.entry, ...(entry.chunks[part] ?? [])])
        script(new URL(entry.base + file, set).href, entry.files[file]);
      wanted.push(...(shown.reads ?? []));
      for (const other of shown.shows ?? []) queue.add(other);
    }
    for (const each of wanted) {
      const { path, setting, permission, online }: EarlyRead = typeof each === 'string' ? { path: each } : each;
      if (setting && !initial.settings[setting]) continue;
      if (permission && !permissions[permission]) continue;
      if (!(online && offline)) read(path);
    }
  } catch {
    // The page reads its state again and reports what is wrong with it.
  }
})();

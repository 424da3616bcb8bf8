/**
 * The inline script of the page: matches the route, and requests its reads, entries and chunks before any other code has
 * loaded, so that data and first card need only two round trips: the page, then these requests. It takes the answers to
 * reads from the page, from one request for several reads, or from one request per read (docs/decisions/020). A wrongly
 * guessed screen only costs bytes. No imports, at most 4.15 kB. The build inserts `HINTS` from `screens()`, the notices of
 * `rules/reads.json`, and two functions.
 */
declare const HINTS: Record<string, Record<string, string>>;
declare const FIRST_NOTICE: string;
declare const LICENSE_NOTICE: string;
declare const isReadMade: typeof import('@flightdeck/shared/contracts/page').isReadMade;
declare const restUrl: typeof import('@flightdeck/shared/contracts/page').restUrl;

/** A read and its conditions, as in the manifest of an area. */
interface EarlyRead {
  path: string;
  setting?: string;
  permission?: string;
  online?: true;
}

/** An answer in the page, or in the response to a request for several reads. */
interface Answer {
  status: number;
  text: string;
}

/** Fields of a registry entry that this script uses. */
interface EarlyEntry {
  base: string;
  entry: string;
  files: Record<string, string>;
  chunks: Record<string, string[]>;
  manifest: { parts: Record<string, { reads?: (string | EarlyRead)[]; shows?: string[] }> };
}

(() => {
  try {
    // A local name is shorter than the global one after the build.
    const { document } = globalThis;
    // Only scripts: other plugins print markup of users, in which any other element can have our IDs and attributes.
    const dataIn = (selector: string) =>
      document.querySelector(`script[type="application/json"]${selector}`)?.textContent ?? '';
    const page = JSON.parse(dataIn('#flightdeck-page-state'));
    const { initial, connection, registry } = page;
    const { error, userCounts, activationNoticeDismiss: dismissed } = initial.licensing ?? {};
    const unusedLicenses = userCounts?.detached;
    // The first segment identifies the route.
    const [, path = ''] = location.hash.split(/[#/?]+/);
    const offline = connection.offlineMode.isActive;
    const { permissions } = initial.userData.currentUser;
    // Key of HINTS: connected or offline (c), or neither (n); manager (m) or another user (u).
    const visitor = `${offline || connection.isActive ? 'c' : 'n'}${permissions.manage_modules ? 'm' : 'u'}`;
    const routes = HINTS[visitor] ?? {};
    // While recommendations are off, for example offline, their route redirects to the dashboard.
    if (!initial.siteData?.showRecommendations) delete routes.recommendations;
    // Items added during the iteration are visited too.
    const parts = new Set([`mf-${routes[path] ?? routes.dashboard}`, FIRST_NOTICE]);
    // Reserves room above the cards: a notice that arrives later would push them down.
    if (error || (unusedLicenses && unusedLicenses !== dismissed?.last_detached_count)) {
      parts.add(LICENSE_NOTICE);
      document.documentElement.dataset.fdNews = '';
    }
    const reads = new Map<string, Answer | Promise<Answer | Response>>();
    const scripts = new Map<string, Promise<unknown>>();
    const { trustedTypes } = globalThis as {
      trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
    };
    // The same queue as in shared/client/api/reads/read-queue.ts, which takes it over.
    const readQueue = { free: 4, waiting: [] as (() => void)[] };
    // The page finds the values here. As in `pageGlobals`, an element with this ID is not the object.
    if (!Object.hasOwn(globalThis, 'flightdeck')) globalThis.flightdeck = {};
    Object.assign(flightdeck, { earlyReads: reads, scripts, readQueue });

    const { href: setUrl } = new URL(registry.url);
    const policy = trustedTypes?.createPolicy('flightdeck', {
      createScriptURL: (url: string) => (url.startsWith(setUrl) ? url : ''),
    });

    const addScript = (url: string, integrity: string, handlers?: object) =>
      document.head.append(
        Object.assign(document.createElement('script'), {
          src: policy ? policy.createScriptURL(url) : url,
          // With few connections, files must come before reads: without them nothing is drawn.
          fetchPriority: 'high',
          crossOrigin: '',
          integrity,
          ...handlers,
        }),
      );

    // Requests the page's own scripts twice more: during an update, one of several servers can lack them. After that, the message that the
    // dashboard hasn't started shows sooner. All other scripts have a handler.
    document.addEventListener(
      'error',
      ({ target }) => {
        if (!(target instanceof HTMLScriptElement) || target.onerror || !target.src.startsWith(setUrl)) return;
        const { src, integrity } = target;
        const attempts = src.split('?').length;
        if (attempts > 2) document.documentElement.dataset.fdFailed = '';
        else setTimeout(addScript, attempts * 1e3, `${src}?again`, integrity);
      },
      true,
    );

    const startNext = () => {
      const start = readQueue.waiting.shift();
      if (start) start();
      else readQueue.free++;
    };

    const send = (path: string, limit: number, onResponse: (response: Response) => unknown) =>
      new Promise((resolve) => {
        readQueue.waiting.push(() => {
          const abort = new AbortController();
          const timer = setTimeout(() => abort.abort(), limit);
          resolve(
            fetch(restUrl(initial.WP_API_root, path, `_cacheBuster=${Date.now()}`), {
              headers: { 'X-WP-Nonce': initial.WP_API_nonce },
              signal: abort.signal,
            })
              .then(onResponse)
              .finally(() => {
                clearTimeout(timer);
                startNext();
              }),
          );
        });
        if (readQueue.free) {
          readQueue.free--;
          startNext();
        }
      });

    // Called without a status or with status 0, the function of a read sends a separate request for the read.
    const unanswered = new Map<string, (status?: number, body?: unknown) => void>();
    const sendEach = (paths: string[]) => {
      for (const path of paths) unanswered.get(path)?.();
    };
    // Resolves the reads whose answers are on complete lines, and returns the incomplete last line.
    const readLines = (text: string) => {
      const lines = text.split('\n');
      const incompleteLine = lines.pop() ?? '';
      for (const line of lines) {
        try {
          const { path, status, body } = JSON.parse(line);
          unanswered.get(path)?.(status, body);
        } catch {}
      }
      return incompleteLine;
    };

    const startRead = (id: string) => {
      const answer = new Promise<Answer | Response>((resolve, reject) => {
        unanswered.set(id, (status = 0, body) => {
          if (status > 199) {
            const received = { status, text: body === null ? '' : JSON.stringify(body) };
            // A view that is drawn later finds the answer in its first render.
            if (reads.has(id)) reads.set(id, received);
            resolve(received);
          }
          // The same limit as for any read (api-settings.ts), counted from sending.
          else
            send(`jetpack/v4/${id}`, 3e4, (response) => {
              resolve(response);
              // The connection is free only when the whole body has arrived.
              return response.clone().text();
            }).catch(reject);
          unanswered.delete(id);
        });
      });
      answer.catch(() => {});
      reads.set(id, answer);
    };

    const startFile = (url: string, integrity: string | undefined) => {
      if (!integrity || scripts.has(url)) return;
      // WordPress prints the texts of the first screen (docs/decisions/027).
      const text = dataIn(`[data-file="${url}"]`);
      const loaded =
        (text && Promise.resolve(text).then(JSON.parse)) ||
        // Of the listed files, only texts (`.json`) end in "n".
        (/n$/.test(url) && fetch(url, { integrity }).then((answer) => answer.json())) ||
        new Promise((resolve, reject) => {
          addScript(url, integrity, { onload: resolve, onerror: reject });
        });
      loaded.catch(() => {});
      scripts.set(url, loaded);
    };

    const ids = new Set<string>();
    for (const name of parts) {
      const [area = '', part = ''] = name.split('/');
      // Undefined for an area that the set does not have; then `shown` is undefined too.
      const entry: EarlyEntry = registry.areas[area];
      const shown = entry?.manifest.parts[part];
      // Where a site allows overrides, the area may load from another origin. To find out, the page reads the session storage,
      // which is slow at the first access.
      if (!shown || page.overrides?.origins[0]) continue;
      // A development server lists no files; the loader requests its manifest.
      const chunks = entry.chunks[part] ?? [];
      // On pages in a language other than English, the last file has the texts of the part. Its name is that of the
      // part's own chunk.
      for (const file of [
        entry.entry,
        ...chunks,
        chunks.at(-1)?.replace(/js$/, `${page.locale?.lang.split('-')[0]}.json`) ?? '',
      ])
        startFile(new URL(entry.base + file, setUrl).href, entry.files[file]);
      for (const each of shown.reads ?? []) {
        const conditional: EarlyRead = typeof each === 'string' ? { path: each } : each;
        if (isReadMade(conditional, initial.settings ?? {}, permissions, offline)) ids.add(conditional.path);
      }
      for (const other of shown.shows ?? []) parts.add(other);
    }
    // More than two reads without an answer in the page take two requests: WordPress answers the reads of a request one after
    // another, and the first read takes as long as all others.
    const { inPage = [], route } = page.reads ?? {};
    const rest = [...ids].filter((path) => !inPage.includes(path));
    ids.forEach(startRead);

    // WordPress prints these answers after the shell (docs/decisions/020). With an argument, sends the reads that the page has
    // not answered: when the page has been parsed, or after 10 s.
    const readPage = (isLastAttempt?: unknown) => {
      readLines(dataIn('#flightdeck-answers'));
      if (isLastAttempt) sendEach(inPage);
      if (!inPage.some(unanswered.has, unanswered)) observer.disconnect();
    };
    const observer = new MutationObserver(() => readPage());
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    document.addEventListener('readystatechange', readPage);
    setTimeout(readPage, 1e4, 1);

    for (const paths of [rest.splice(0, 1), rest]) {
      const end = () => sendEach(paths);
      if (!route || !paths[1]) end();
      else
        send(`${route}?paths=${encodeURIComponent(paths.join())}`, 1e4, async ({ ok, body }) => {
          const reader = ok && body?.pipeThrough(new TextDecoderStream()).getReader();
          // WordPress may keep the connection open after the last line, for other work.
          for (let text = ''; reader && paths.some(unanswered.has, unanswered); ) {
            const { done, value } = await reader.read();
            if (done) break;
            text = readLines(text + value);
          }
        }).then(end, end);
    }
  } catch {
    // The page reads its state again and reports the error.
  }
})();

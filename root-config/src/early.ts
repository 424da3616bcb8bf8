/**
 * The inline script of the page. From route and page state, it finds out which files and reads the first screen needs, and requests
 * them before any other code has loaded, so that data and first card need only two round trips: the page, then these requests
 * (docs/decisions/020). Hands both over in `globalThis.flightdeck`. A wrongly guessed screen only costs bytes. No imports. The build
 * inserts `HINTS` from `screens()`, the notices of `rules/reads.json`, and two functions.
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
    // Only scripts: other plugins print markup of users, in which any other element can have our IDs and attributes.
    const dataIn = (selector: string) =>
      document.querySelector(`script[type="application/json"]${selector}`)?.textContent ?? '';
    const page = JSON.parse(dataIn('#flightdeck-page-state'));
    const { initial, connection, registry } = page;
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
    const { error, userCounts, activationNoticeDismiss: dismissed } = initial.licensing ?? {};
    const unusedLicenses = userCounts?.detached;
    // Reserves room above the cards: a notice that arrives later would push them down.
    if (error || (unusedLicenses && unusedLicenses !== dismissed?.last_detached_count)) {
      parts.add(LICENSE_NOTICE);
      document.documentElement.dataset.fdNews = '';
    }

    const scripts = new Map<string, Promise<unknown>>();
    // As in `pageGlobals`, an element with this ID is not the object.
    if (!Object.hasOwn(globalThis, 'flightdeck')) globalThis.flightdeck = {};
    Object.assign(flightdeck, { earlyReads: new Map(), scripts });

    const { trustedTypes } = globalThis as {
      trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
    };
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

    const startFile = (url: string, integrity: string | undefined) => {
      if (!integrity || scripts.has(url)) return;
      // WordPress prints the texts of the first screen (docs/decisions/027).
      const text = dataIn(`[data-file="${url}"]`);
      const loaded =
        (text && Promise.resolve(text).then(JSON.parse)) ||
        (url.endsWith('.json') && fetch(url, { integrity }).then((answer) => answer.json())) ||
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

    // WordPress prints the answers to some reads after the shell. Of the others, the first one takes as long as all the rest, and the reads
    // of a request are answered one after another.
    const { inPage = [], route = '' } = page.reads ?? {};
    const rest = [...ids].filter((id) => !inPage.includes(id));
    const abort = new AbortController();
    const requests = [rest.splice(0, 1), rest]
      .filter(([first]) => route && first)
      .map((paths) => ({
        paths,
        response: fetch(
          restUrl(
            initial.WP_API_root,
            `${route}?paths=${encodeURIComponent(paths.join())}`,
            `_cacheBuster=${Date.now()}`,
          ),
          { headers: { 'X-WP-Nonce': initial.WP_API_nonce }, signal: abort.signal },
        ),
      }));
    for (const { response } of requests) response.catch(() => {});
    flightdeck.firstReads = { inPage: inPage.filter((id: string) => ids.has(id)), requests, abort };
  } catch {
    // The page reads its state again and reports the error.
  }
})();

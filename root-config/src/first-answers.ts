import { queueRead } from '@flightdeck/shared/api';
import { pageGlobals } from '@flightdeck/shared/contracts/page';
import * as v from '@flightdeck/shared/schema';

/** Milliseconds until the reads that are still without an answer are left to the views. */
const timeLimit = 10_000;

/** One line of answers. Status 0 means that WordPress leaves the read to the browser. */
const lineSchema = v.object({ path: v.string(), status: v.number(), body: v.optional(v.unknown()) });

/**
 * Collects the answers that the inline script has found in the page or requested (docs/decisions/020), for the views that make these
 * reads. A read without an answer is then requested as any other: after a failed request, at the end of the page or after 10 s.
 */
export function collectFirstAnswers(): void {
  const { firstReads, earlyReads: reads } = pageGlobals();
  if (!firstReads || !reads) return;
  const { inPage, requests, abort } = firstReads;
  const waiting = new Map<string, (answer: { status: number; text: string } | null) => void>();
  for (const id of [...inPage, ...requests.flatMap(({ paths }) => paths)])
    reads.set(id, new Promise((resolve) => waiting.set(id, resolve)));

  const settle = (id: string, status = 0, body: unknown = null) => {
    const answer = status > 199 ? { status, text: body === null ? '' : JSON.stringify(body) } : null;
    // A view that is drawn later finds the answer in its first draw.
    if (answer && reads.has(id)) reads.set(id, answer);
    else reads.delete(id);
    waiting.get(id)?.(answer);
    waiting.delete(id);
    if (waiting.size === 0) clearTimeout(timer);
  };
  const giveUp = (ids: readonly string[]) => {
    for (const id of ids) if (waiting.has(id)) settle(id);
  };
  const timer = setTimeout(() => {
    abort.abort();
    giveUp([...waiting.keys()]);
  }, timeLimit);

  /** Takes the answers on complete lines, and returns the incomplete last line. */
  const takeLines = (text: string): string => {
    const lines = text.split('\n');
    const incompleteLine = lines.pop() ?? '';
    for (const line of lines) {
      const { success, output } = v.safeParse(lineSchema, parsed(line));
      if (success && waiting.has(output.path)) settle(output.path, output.status, output.body);
    }
    return incompleteLine;
  };
  watchPage(takeLines, () => giveUp(inPage));
  for (const { paths, response } of requests)
    void queueRead(async () => {
      const { ok, body } = await response;
      const reader = ok && body?.pipeThrough(new TextDecoderStream()).getReader();
      // WordPress may keep the connection open after the last line, for other work.
      for (let text = ''; reader && paths.some((id) => waiting.has(id)); ) {
        const { done, value } = await reader.read();
        if (done) break;
        text = takeLines(text + value);
      }
    })
      .catch(() => {})
      .then(() => giveUp(paths));
}

/**
 * Calls `onText` with the answers that the page contains whenever more of them has been parsed, and `onEnd` at the end of the page. Only a
 * script element counts: other plugins print markup of users, in which any other element can have this ID.
 */
function watchPage(onText: (text: string) => void, onEnd: () => void): void {
  const read = () => {
    onText(document.querySelector('script[type="application/json"]#flightdeck-answers')?.textContent ?? '');
    if (document.readyState === 'loading') return;
    observer.disconnect();
    onEnd();
  };
  const observer = new MutationObserver(read);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  document.addEventListener('readystatechange', read, { once: true });
  read();
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

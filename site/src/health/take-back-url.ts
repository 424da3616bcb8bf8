import type { TakenBack } from '@flightdeck/shared/contracts/health';

/** Milliseconds to wait for the URL. */
const limit = 5000;

/** Returns whether messages may be sent to a URL: https, or http on this machine. */
export function isMessageUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username || url.password) return false;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal);
}

/**
 * Sends a message to a URL of the team when the site has taken a staged release back. It has no user and no address but that of
 * the site. The WordPress plugin sends the same message (`wordpress/plugin/includes/take-back-url.php`).
 * @returns why it did not arrive; null when it did
 */
export async function sendTakeBack(url: string, taken: TakenBack, site: string): Promise<string | null> {
  const { area, version, before, reason, staged, live, at } = taken;
  const message = { event: 'release-taken-back', site, area, version, before, at, reason, staged, live };
  try {
    const answer = await fetch(url, {
      ...{ method: 'POST', redirect: 'manual', headers: { 'Content-Type': 'application/json' } },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(limit),
    });
    await answer.body?.cancel();
    return answer.ok ? null : `status ${answer.status}`;
  } catch {
    // The text of an error can contain the URL, which can be a secret.
    return 'no answer';
  }
}

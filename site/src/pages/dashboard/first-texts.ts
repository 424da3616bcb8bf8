import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitPartName } from '@flightdeck/shared/contracts/areas';
import { languageScript, messagesFile, type RootEntry } from '@flightdeck/shared/contracts/releases';
import { html, raw } from 'hono/html';
import rules from '../../../../rules/reads.json';
import type { Markup } from '../../html/document';
import { partsOfFirstScreen } from '../../rest/page-reads/first-reads';
import type { PageState } from '../../rules/limit-page-state';
import { translationFor } from '../../set/messages';

/**
 * Returns the content of a built file; undefined if the file is missing or was changed.
 * @param integrity hash from the registry, `sha384-…`
 */
function builtText(file: string, integrity: string | undefined): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return `sha384-${createHash('sha384').update(text).digest('base64')}` === integrity ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the texts of the first screen as blocks for the page, so that the page does not request them (docs/decisions/027). The
 * server does not know the route, which is in the hash of the address; other screens do not use these texts. Leaves out files that are
 * missing or were changed: the page requests them, and reports the error.
 * @param setDir folder of the set
 * @param root entry of the root in the registry, which lists the languages
 * @returns an empty list for a page in English, and for a site without a connection outside offline mode
 */
export function firstTexts(setDir: string, root: RootEntry, state: PageState): readonly Markup[] {
  const { connection, locale, registry } = state;
  const language = locale.messages === null ? undefined : translationFor(root, locale.lang);
  if (!language || !(connection.isActive || connection.offlineMode.isActive)) return [];
  // Always print the texts of the license notice, because they are only 0.3 kB.
  return [...partsOfFirstScreen(registry.areas), rules.notice].flatMap((name) => {
    const { area, part } = splitPartName(name);
    const entry = registry.areas[area];
    const file = messagesFile(part, language);
    const text = entry && builtText(join(setDir, entry.base, file), entry.files[file]);
    if (!entry || !text) return [];
    const { href } = new URL(entry.base + file, registry.url);
    return [
      html`<script type="application/json" data-file="${href}">${raw(text.replaceAll('<', '\\u003c'))}</script>\n`,
    ];
  });
}

/** An inline script, and its hash for the policy. */
interface InlineScript {
  readonly code: string;
  /** Such as `sha384-…`. */
  readonly hash: string;
}

/**
 * Returns the script that translates texts, so that a page in a language other than English does not request it
 * (docs/decisions/027).
 * @param setDir folder of the set
 * @returns undefined for a page in English, and if the file is missing or was changed: then the page requests the file, and reports
 * the error. Also undefined for code with `</script`, which would end the script too early, or with `<!--`, after which a browser can
 * read past the end tag
 */
export function translationScript(
  setDir: string,
  { base, files }: RootEntry,
  locale: PageState['locale'],
): InlineScript | undefined {
  const hash = files[languageScript];
  if (locale.messages === null || hash === undefined) return undefined;
  const code = builtText(join(setDir, base, languageScript), hash);
  return code === undefined || /<\/script|<!--/i.test(code) ? undefined : { code, hash };
}

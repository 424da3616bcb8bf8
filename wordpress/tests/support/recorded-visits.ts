import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { clearMeter, meterCode, meterHeaders, queriesOf } from './meter';
import type { WordPress } from './wordpress';

/** PHP code that turns on all messages of WordPress and PHP, the list of queries, and scripts that are not minified. */
const logEverything = `define( 'SCRIPT_DEBUG', true ); define( 'SAVEQUERIES', true ); error_reporting( E_ALL );`;

/** Turns on all messages of the site, and records its requests. @param extraConfig additional code for wp-config.php */
export function logAllMessages(site: WordPress, extraConfig = ''): void {
  site.config(logEverything + extraConfig);
  site.mustUse(meterCode.replace('<?php', ''));
  clearMeter(contentOf(site));
}

/** Returns the folder wp-content of a site. */
export const contentOf = ({ plugins }: WordPress): string => dirname(plugins);

/** Returns PHP's messages in all requests with this name, without their times. @param content folder wp-content of the site */
export function messagesOf(content: string, name: string): string[] {
  const file = join(content, 'meter', `${name}.log`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split(/^\[\d\d-\w{3}-\d{4} [^\]]+\] /m)
    .map((message) => message.trim())
    .filter(Boolean);
}

/** Answer to a request for an address of the site, with the queries and messages that the request caused. */
export interface Visit {
  readonly status: number;
  readonly html: string;
  /** Database queries of our code. */
  readonly queries: readonly string[];
  /** Messages of PHP and WordPress in the log. */
  readonly messages: readonly string[];
}

let visitCount = 0;

/**
 * Requests an address without running its scripts.
 * @param path below the site, such as `/wp-admin/index.php`
 * @param isWithoutPlugin whether to run the request without Flightdeck
 */
export async function visit(page: Page, site: WordPress, path: string, isWithoutPlugin = false): Promise<Visit> {
  visitCount += 1;
  const name = `visit-${visitCount}`;
  const answer = await page.request.get(site.url + path, { headers: meterHeaders(name, isWithoutPlugin) });
  const content = contentOf(site);
  return {
    status: answer.status(),
    html: await answer.text(),
    queries: queriesOf(content, name).flat(),
    messages: messagesOf(content, name),
  };
}

/** Returns the first list without the texts of the second list. Each text of the second list removes only one equal text. */
export function difference(texts: readonly string[], others: readonly string[]): string[] {
  const remaining = [...others];
  return texts.filter((text) => {
    const index = remaining.indexOf(text);
    if (index === -1) return true;
    remaining.splice(index, 1);
    return false;
  });
}

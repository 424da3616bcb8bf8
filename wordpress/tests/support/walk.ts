import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { clearMeter, meterCode, meterHeaders, workOf } from './meter';
import type { WordPress } from './wordpress';

/** Constants that turn on all messages of WordPress and PHP, and scripts that are not minified. */
const logEverything = `define( 'SCRIPT_DEBUG', true ); define( 'SAVEQUERIES', true ); error_reporting( E_ALL );`;

/** Turns on all messages of the site, and records its requests. @param more additional code of wp-config.php */
export function logAllMessages(site: WordPress, more = ''): void {
  site.config(logEverything + more);
  site.mustUse(meterCode.replace('<?php', ''));
  clearMeter(contentOf(site));
}

/** Returns the folder wp-content of a site. */
export const contentOf = ({ plugins }: WordPress): string => dirname(plugins);

/** Returns PHP's messages in all requests of a name, without times. */
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

let visits = 0;

/**
 * Requests an address without running its scripts.
 * @param path below the site, such as `/wp-admin/index.php`
 * @param isWithoutPlugin whether to run the request without Flightdeck
 */
export async function visit(page: Page, site: WordPress, path: string, isWithoutPlugin = false): Promise<Visit> {
  visits += 1;
  const name = `visit-${visits}`;
  const answer = await page.request.get(site.url + path, { headers: meterHeaders(name, isWithoutPlugin) });
  const content = contentOf(site);
  return {
    status: answer.status(),
    html: await answer.text(),
    queries: workOf(content, name).flatMap(({ ours }) => ours),
    messages: messagesOf(content, name),
  };
}

/** Returns the messages that are in the first list more often than in the second. */
export function added(found: readonly string[], without: readonly string[]): string[] {
  const remaining = [...without];
  return found.filter((message) => {
    const index = remaining.indexOf(message);
    if (index === -1) return true;
    remaining.splice(index, 1);
    return false;
  });
}

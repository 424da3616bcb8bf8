import type { Page } from '@playwright/test';

/** A text that a user sees or hears, with its place. */
export interface SpokenText {
  readonly text: string;
  /** `text` for a text node, or the name of the attribute. */
  readonly from: string;
  /** The element, for the report of a failed test. */
  readonly element: string;
}

/** Returns all visible texts and all texts for screen readers in our part of the page. Ignores text marked as code. */
export const spokenTexts = (page: Page): Promise<SpokenText[]> =>
  page.evaluate(() => {
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-placeholder',
      'aria-roledescription',
      'aria-valuetext',
      'alt',
      'label',
      'placeholder',
      'title',
    ];
    const found: SpokenText[] = [];
    const add = (text: string | null, from: string, { tagName, id, className }: Element) => {
      const element = `${tagName.toLowerCase()}${id && `#${id}`}.${String(className)}`;
      if (text?.trim()) found.push({ text: text.trim().replace(/\s+/g, ' ').normalize('NFC'), from, element });
    };
    for (const element of document.querySelectorAll('#flightdeck, #flightdeck *')) {
      if (!element.checkVisibility() || element.closest('code, pre')) continue;
      for (const name of attributes) add(element.getAttribute(name), name, element);
      for (const node of element.childNodes) if (node instanceof Text) add(node.data, 'text', element);
    }
    return found;
  });

/** Texts that the site sent in the page state and in answers of the REST API, without markup. */
export class ServerTexts {
  readonly #texts = new Set<string>();

  /** Listens to a page; call it before the page is opened. */
  constructor(page: Page) {
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'document') {
        const blocks = (await response.text().catch(() => '')).matchAll(
          /id="flightdeck-(?:page-state|answers)">(.*?)<\/script>/gs,
        );
        for (const [, block = ''] of blocks) this.#addLines(block);
      } else if (new URL(response.url()).pathname.startsWith('/wp-json/')) {
        this.#addLines(await response.text().catch(() => ''));
      }
    });
  }

  /** Returns whether a text came from the server, or is three or more words within such a text. */
  has(text: string): boolean {
    if (this.#texts.has(text)) return true;
    return text.split(' ').length > 2 && [...this.#texts].some((serverText) => serverText.includes(text));
  }

  /** Returns the text without the server's texts that it contains. */
  without(text: string): string {
    const longestFirst = [...this.#texts]
      .filter((serverText) => serverText.length > 2)
      .sort((a, b) => b.length - a.length);
    return longestFirst.reduce((rest, serverText) => {
      const start = rest.indexOf(serverText);
      const isWhole = !/\p{L}/u.test(rest[start - 1] ?? '') && !/\p{L}/u.test(rest[start + serverText.length] ?? '');
      return start >= 0 && isWhole ? rest.replaceAll(serverText, ' ') : rest;
    }, text);
  }

  /** Adds the texts of one or more JSON documents: answers to several reads are one per line. */
  #addLines(json: string): void {
    for (const line of json.split('\n')) this.#add(line);
  }

  /** Adds the texts of a JSON document, and of JSON inside it, such as the provider's answers. */
  #add(json: string): void {
    try {
      this.#collect(JSON.parse(json));
    } catch {
      // Not JSON, so it has no texts.
    }
  }

  #collect(value: unknown): void {
    if (typeof value === 'string') {
      const withoutMarkup = value
        .replace(/<[^>]*>/g, '')
        .trim()
        .replace(/\s+/g, ' ')
        .normalize('NFC');
      if (withoutMarkup) this.#texts.add(withoutMarkup);
      if (/^[[{]/.test(value)) this.#add(value);
    } else if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) this.#collect(inner);
  }
}

/** Names of months and days, long and short, as the browser's formats of dates write them. */
const dateNames = (['long', 'short'] as const).flatMap((style) =>
  Array.from({ length: 12 }, (_, index) => [
    new Date(2023, index).toLocaleDateString('en', { month: style }),
    new Date(2023, 0, index).toLocaleDateString('en', { weekday: style }),
  ]).flat(),
);

const productNames =
  'Flightdeck|Jetpack|WordPress|com|VaultPress|VideoPress|Akismet|Automattic|Google|iOS|Android|Boost';

/** Names that are the same in every language, and words that the browser's formats of dates and prices write. */
const names = new RegExp(`\\b(mf-[a-z]+|${productNames}|${dateNames.join('|')}|AM|US|USD|EUR)\\b`, 'g');

/** Code that users see: markup to copy, names of options and filters, versions with a hash. */
const code = /\d+\.\d+\.\d+-[0-9a-f]{8}|<[^<>]*>|\b[a-z]+(?:_[a-z]+)+\b/gi;

/** Returns the words of a text that did not come from the catalogue: in the language `en-XA`, all vowels have accents. */
export function untranslatedWords(text: string, server: ServerTexts): readonly string[] {
  if (server.has(text)) return [];
  return (
    server
      .without(text.replace(code, ' '))
      .replace(names, ' ')
      .match(/[a-z]*[aeiou][a-z]*/gi)
      ?.filter((word) => word.length > 1) ?? []
  );
}

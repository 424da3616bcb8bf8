/** HTML that is safe to print: its values are escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

/** A value in a template. Nothing is printed for false, null and undefined. */
type Printable = string | number | Markup | readonly Markup[] | false | null | undefined;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for element content and quoted attributes. */
const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

function print(value: Printable): string {
  if (value === false || value === null || value === undefined) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
  return value.map((markup) => markup.text).join('');
}

/** Template tag that escapes every value that is not markup. */
export function html(strings: TemplateStringsArray, ...values: readonly Printable[]): Markup {
  return new Markup(strings.map((string, index) => string + print(values[index])).join(''));
}

/** Marks text as safe. Only for text from this project. */
export const raw = (text: string) => new Markup(text);

/** Returns JSON for a data block in a page. Escapes `<`, so that no text can end the block. */
export const jsonBlock = (value: unknown) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));

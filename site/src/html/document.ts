import { html, raw } from 'hono/html';

/** HTML that is safe to print: its values are escaped. */
export type Markup = ReturnType<typeof html>;

/** Returns JSON for a data block in a page. Escapes `<`, so that no text can end the block. */
export const jsonBlock = (value: unknown): Markup => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));

export interface DocumentFields {
  readonly title: string;
  readonly lang?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | undefined;
  readonly head?: Markup | undefined;
  readonly bodyClass?: string;
  readonly body: Markup;
  /** Path of the style sheet. */
  readonly css: string;
}

/** Returns a whole HTML document. */
export function documentOf({
  title,
  lang = 'en',
  dir = 'ltr',
  head,
  bodyClass = '',
  body,
  css,
}: DocumentFields): string {
  return html`<!DOCTYPE html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${css}">
${head}
</head>
<body class="${bodyClass}">
${body}
</body>
</html>
`.toString();
}

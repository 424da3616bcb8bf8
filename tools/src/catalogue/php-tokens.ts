const namedKinds = ['comment', 'string', 'name'] as const;

/** A token of PHP. */
export interface Token {
  /** `name` for variables, functions, numbers and the operators `->` and `::`; `other` for all other tokens, such as heredocs. */
  readonly kind: (typeof namedKinds)[number] | 'other';
  readonly text: string;
  readonly line: number;
}

const pattern =
  /(?<comment>\/\*[\s\S]*?\*\/|\/\/.*|#(?!\[).*)|(?<heredoc><<<\s*(['"]?)(\w+)\3\n[\s\S]*?\n\s*\4\b)|(?<string>'(?:\\[\s\S]|[^'\\])*'|"(?:\\[\s\S]|[^"\\])*")|(?<name>[$\\]*\w+|->|::)|(?<other>[^\s\w])/g;

/** Returns the tokens of a PHP file, without the HTML between `?>` and `<?php`. */
export function tokensOf(text: string): Token[] {
  const code = text.replace(/(^|\?>)[\s\S]*?(<\?php|<\?=|$)/g, (html) => html.replace(/[^\n]/g, ' '));
  let line = 1;
  let countedUntil = 0;
  return [...code.matchAll(pattern)].map(({ 0: found, index, groups = {} }) => {
    line += code.slice(countedUntil, index).split('\n').length - 1;
    countedUntil = index;
    return { kind: namedKinds.find((kind) => groups[kind]) ?? 'other', text: found, line };
  });
}

const namedKinds = ['comment', 'string', 'name'] as const;

/** A token of PHP. */
export interface Token {
  /** `sign` for all other tokens, and for heredocs. */
  readonly kind: (typeof namedKinds)[number] | 'sign';
  readonly text: string;
  readonly line: number;
}

const pattern =
  /(?<comment>\/\*[\s\S]*?\*\/|\/\/.*|#(?!\[).*)|(?<heredoc><<<\s*(['"]?)(\w+)\3\n[\s\S]*?\n\s*\4\b)|(?<string>'(?:\\[\s\S]|[^'\\])*'|"(?:\\[\s\S]|[^"\\])*")|(?<name>[$\\]*\w+|->|::)|(?<sign>[^\s\w])/g;

/** Returns the tokens of a PHP file, without the HTML between `?>` and `<?php`. */
export function tokensOf(text: string): Token[] {
  const code = text.replace(/(^|\?>)[\s\S]*?(<\?php|<\?=|$)/g, (html) => html.replace(/[^\n]/g, ' '));
  let line = 1;
  let counted = 0;
  return [...code.matchAll(pattern)].map(({ 0: found, index, groups = {} }) => {
    line += code.slice(counted, index).split('\n').length - 1;
    counted = index;
    return { kind: namedKinds.find((kind) => groups[kind]) ?? 'sign', text: found, line };
  });
}

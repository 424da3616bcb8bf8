/**
 * Returns the available encodings that an `Accept-Encoding` header accepts, best first. `identity` ends the list if the client prefers
 * it. Equal q-values keep the order of `available`.
 */
export function acceptedEncodings(header: string, available: readonly string[]): string[] {
  const wishes = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const given = parameters.find((text) => text.startsWith('q='))?.slice(2);
    const quality = given === undefined ? 1 : Number(given);
    if (name) wishes.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(quality) ? quality : 0);
  }
  const wish = (name: string) => wishes.get(name) ?? (name === 'identity' ? 0.0001 : (wishes.get('*') ?? 0));
  return [...available, 'identity'].filter((name) => wish(name) > 0).sort((one, other) => wish(other) - wish(one));
}

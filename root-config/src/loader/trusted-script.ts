/**
 * The one policy of ours: makes a script address trusted only when it lies on the own origin or on one the page allows.
 * The browser enforces that nothing else becomes a script (design, "Security of the page").
 */
interface Policy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/**
 * @param origins origins besides the page's own from which scripts may come
 * @returns a function that makes an address fit for `script.src`; it throws for any other address
 */
export function scriptPolicy(origins: readonly string[], scope: object = globalThis): (url: string) => string {
  const allowed = (url: string): string => {
    const { origin, protocol } = new URL(url, location.href);
    const web = protocol === 'https:' || protocol === 'http:';
    if (web && (origin === location.origin || origins.includes(origin))) return url;
    throw new TypeError(`Flightdeck loads no script from ${origin}.`);
  };
  const factory: unknown = Reflect.get(scope, 'trustedTypes');
  if (!isFactory(factory)) return allowed;
  const policy = factory.createPolicy('flightdeck', { createScriptURL: allowed });
  return (url) => policy.createScriptURL(url);
}

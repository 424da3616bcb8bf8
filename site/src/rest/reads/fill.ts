const dayMs = 86_400_000;

/** Returns the date of a day before or after a time, such as `2023-02-14`. */
export const dateOf = (now: number, days = 0): string => new Date(now + days * dayMs).toISOString().slice(0, 10);

/**
 * Returns a copy of a template with values in place of names: `"$name"` becomes the value, and `{name}` inside of a string its text. JSON
 * omits fields whose value is undefined.
 */
export function fill(template: unknown, namedValue: (name: string) => unknown): unknown {
  if (typeof template === 'string') {
    const name = /^\$(\w+)$/.exec(template)?.[1];
    return name === undefined
      ? template.replace(/\{(\w+)\}/g, (_text, inner: string) => String(namedValue(inner)))
      : namedValue(name);
  }
  if (Array.isArray(template)) return template.map((item: unknown) => fill(item, namedValue));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([name, inner]) => [name, fill(inner, namedValue)]));
}

/** Returns a copy of a template with these values. @throws Error if the template has another name */
export const fillWith = (template: unknown, values: Readonly<Record<string, unknown>>): unknown =>
  fill(template, (name) => {
    if (!Object.hasOwn(values, name)) throw new Error(`A template has the unknown name ${name}.`);
    return values[name];
  });

/** Adds constructable style sheets, which jsdom does not have. */
export function fakeStyleSheets(): void {
  Reflect.set(
    globalThis,
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
}

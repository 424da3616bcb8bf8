const { TestEnvironment } = require('jest-environment-jsdom');

/** Attributes that jsdom's own style sheet asks for, where they change what a test can see. */
const looks = ['type', 'hidden', 'open', 'dir', 'disabled'];

const hasOwnStyle = (element) =>
  element !== null && (element.hasAttribute('style') || hasOwnStyle(element.parentElement));

/**
 * Computed styles that are worked out once for all elements that look the same: queries by role ask for those of each
 * element they pass. Pages with style sheets or styles on the elements themselves get jsdom's own answer.
 */
function rememberStyles(window) {
  const work = window.getComputedStyle;
  const known = new Map();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || element.ownerDocument.styleSheets.length > 0 || hasOwnStyle(element)) return work(element, pseudo);
    const { localName, parentElement } = element;
    const key = [parentElement?.localName, localName, ...looks.map((name) => element.getAttribute(name))].join();
    const style = known.get(key) ?? work(element);
    known.set(key, style);
    return style;
  };
}

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { global } = this;
    rememberStyles(global);
    // Nothing is painted, and nothing keeps the page busy: a frame comes at once, and so does idle time.
    global.requestAnimationFrame = (run) => global.setTimeout(() => run(global.performance.now()));
    global.cancelAnimationFrame = (frame) => global.clearTimeout(frame);
    global.requestIdleCallback = (run) => global.setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 }));
    global.cancelIdleCallback = (wait) => global.clearTimeout(wait);
    // jsdom lacks the fetch family; without it nock cannot see what axios sends.
    Object.assign(global, {
      fetch,
      Request,
      Response,
      Headers,
      FormData,
      Blob,
      ReadableStream,
      WritableStream,
      TransformStream,
      TextEncoder,
      TextDecoder,
      BroadcastChannel,
      AbortController,
      AbortSignal,
      structuredClone,
      // The same as jsdom's, compiled.
      URL,
      URLSearchParams,
    });
  }
  exportConditions() {
    return ['node', 'node-addons', 'require', 'default'];
  }
};

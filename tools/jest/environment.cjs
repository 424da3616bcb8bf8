const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { global } = this;
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
    });
  }
  exportConditions() {
    return ['node', 'node-addons', 'require', 'default'];
  }
};

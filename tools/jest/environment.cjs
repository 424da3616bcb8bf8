const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom, with the missing platform features that nock needs to intercept axios. */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, {
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
      TextDecoderStream,
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

const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom, with the parts of the platform that it lacks and nock needs to see what axios sends. */
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

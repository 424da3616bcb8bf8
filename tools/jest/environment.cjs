const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom, with Node's versions of platform features that it lacks, or that nock needs to intercept axios. */
class WithPlatform extends TestEnvironment {
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
  // Use the Node builds of packages, not their browser builds.
  exportConditions() {
    return ['node', 'node-addons', 'require', 'default'];
  }
}

// `npx stryker run` needs the name of the running test.
module.exports = process.env.STRYKER_MUTATOR_WORKER
  ? require('@stryker-mutator/jest-runner').mixinJestEnvironment(WithPlatform)
  : WithPlatform;

// A class name in a test is the name as written.
module.exports = {
  process: () => ({
    code: 'module.exports = { __esModule: true, default: new Proxy({}, { get: (_, name) => String(name) }) };',
  }),
};

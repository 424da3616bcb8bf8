// Jest transform of CSS modules: `css.title` is the string `title`.
module.exports = {
  process: () => ({
    code: 'module.exports = { __esModule: true, default: new Proxy({}, { get: (_, name) => String(name) }) };',
  }),
};

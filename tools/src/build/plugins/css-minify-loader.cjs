/** Removes comments and white space from a style sheet before it becomes a string in a script. */
const { transform } = require('lightningcss');

module.exports = function minify(source) {
  const { code } = transform({ filename: this.resourcePath, code: Buffer.from(source), minify: true });
  return code.toString();
};

import { fileURLToPath } from 'node:url';

/** Babel configuration with which dependency-cruiser reads our files. */
export default {
  babelrc: false,
  configFile: false,
  presets: [[fileURLToPath(import.meta.resolve('@babel/preset-typescript')), { onlyRemoveTypeImports: true }]],
};

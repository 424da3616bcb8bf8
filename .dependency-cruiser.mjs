import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { typeImport } from './tools/walls/imports-only.mjs';
import { walls } from './tools/walls/rules.mjs';

const { parts } = JSON.parse(readFileSync(new URL('mf-settings/area.json', import.meta.url), 'utf8'));

/** Allowed imports. The roles and rules are in tools/walls; `npm run checks` runs them. */
export default {
  forbidden: walls(Object.keys(parts)),
  options: {
    babelConfig: { fileName: fileURLToPath(import.meta.resolve('./tools/walls/imports-only.mjs')) },
    exoticRequireStrings: [typeImport],
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|data|test-results)/|[.]css$' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { typeImport } from './tools/import-rules/imports-only.mjs';
import { importRules } from './tools/import-rules/rules.mjs';

const { parts } = JSON.parse(readFileSync(new URL('mf-settings/area.json', import.meta.url), 'utf8'));

/** Allowed imports. The roles and rules are in tools/import-rules; `npm run checks` runs them. */
export default {
  forbidden: importRules(Object.keys(parts)),
  options: {
    babelConfig: { fileName: fileURLToPath(import.meta.resolve('./tools/import-rules/imports-only.mjs')) },
    exoticRequireStrings: [typeImport],
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|data|test-results)/|[.]css$' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};

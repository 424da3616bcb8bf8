import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importRules } from './tools/import-rules/rules.mjs';

const { parts: settingsTabs } = JSON.parse(readFileSync(new URL('mf-settings/area.json', import.meta.url), 'utf8'));

/** Checks imports with the rules of tools/import-rules, as part of `npm test -- --only checks`. */
export default {
  forbidden: importRules(Object.keys(settingsTabs)),
  options: {
    // dependency-cruiser can't read TypeScript 7, so Babel removes the types (docs/decisions/014).
    babelConfig: { fileName: fileURLToPath(new URL('tools/import-rules/babel.config.mjs', import.meta.url)) },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|data|test-results)/|[.]css$' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { typeImport } from './tools/import-rules/imports-only.mjs';
import { importRules } from './tools/import-rules/rules.mjs';

const { parts: settingsTabs } = JSON.parse(readFileSync(new URL('mf-settings/area.json', import.meta.url), 'utf8'));

/** Checks imports with the rules of tools/import-rules, as part of `npm test -- --only checks`. */
export default {
  forbidden: importRules(Object.keys(settingsTabs)),
  options: {
    // dependency-cruiser can't read TypeScript 7, so a Babel configuration parses the files (docs/decisions/014).
    babelConfig: { fileName: fileURLToPath(import.meta.resolve('./tools/import-rules/imports-only.mjs')) },
    exoticRequireStrings: [typeImport],
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|data|test-results)/|[.]css$' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};

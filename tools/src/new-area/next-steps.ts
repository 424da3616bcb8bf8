import type { Naming } from './naming';

/** Returns what to do after an area is created: the commands of docs/how-to/new-area.md, and a note about the owner. */
export const nextSteps = ({ area, short, path }: Pick<Naming, 'area' | 'short' | 'path'>): string => `
Next:
  npm test -- --only types,lint
  npx jest ${area} root-config/src/routes tools/src/build/area-modules
  npm run catalogue -w tools             lists its texts for translators
  npm test -- --only checks
  npm start -- --scenario free --reset   builds it; open #${path} as admin
  npm run build                          browser tests use the built area
  npx playwright test e2e/${short} --workers=1
  npm test -- --only budgets
  npm run deploy -- ${area}, then npm run deploy -- root-config
Its owner in .github/CODEOWNERS is @flightdeck/${short}: create this team, or name another owner.`;

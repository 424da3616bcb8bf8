/** Plans, products, features and purchases: the tables and the rules about them (SHR-106 to SHR-117). */
export { hasFeature } from './features';
export { backupOverlap, type OverlappingBackup } from './overlap';
export { isFreePlan, isUnknownPlan, type PlanClass, planClass } from './plan-classes';
export { type Bundle, isInGroup } from './plan-groups';
export { type PlanIcon, planIcon } from './plan-icons';
export { isInSecurity, isProductKey, type ProductKey, productSlugOf } from './product-keys';
export {
  activeProducts,
  activePurchases,
  hasActivePurchase,
  hasSecurityPlan,
  isActivePurchase,
  type Purchase,
  type Purchases,
} from './purchases';
export { dailyArchiveDays, storageOf } from './storage';

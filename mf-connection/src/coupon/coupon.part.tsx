import { definePart } from '@flightdeck/shared/parts';
import { PartnerCoupon } from './coupon.view';

export default definePart(PartnerCoupon);

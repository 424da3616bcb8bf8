import { definePart } from '@flightdeck/shared/parts';
import { MyPlan } from './my-plan.view';

export default definePart(MyPlan);

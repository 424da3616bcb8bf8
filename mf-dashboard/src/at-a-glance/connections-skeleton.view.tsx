import { Skeleton } from '@flightdeck/shared/ui/skeleton';

/** Room of the two connection cards while their area loads. */
export const ConnectionsSkeleton = () => <Skeleton height={122} />;

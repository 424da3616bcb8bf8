import { QueryClientProvider, queryClient } from '@flightdeck/shared/api';
import { renderHook as renderAlone } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Gives the cache of the page to views outside of a part. */
export const PageCache = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** Renders a hook with the cache of the page. */
export const renderHook = <T,>(hook: () => T) => renderAlone(hook, { wrapper: PageCache });

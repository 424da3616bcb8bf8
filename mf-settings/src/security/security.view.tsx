import { __ } from '@flightdeck/shared/i18n';
import { usePermissions } from '@flightdeck/shared/parts';
import { SectionHeader } from '@flightdeck/shared/ui/section-header';
import { Stack } from '@flightdeck/shared/ui/stack';
import { VisuallyHidden } from '@flightdeck/shared/ui/visually-hidden';
import { useId } from 'react';
import { BruteForceCard } from './brute-force-card.view';

/** The security settings. Nothing for those who may not manage modules (SET-005, SET-010). */
export function Security() {
  const id = useId();
  if (!usePermissions().manage_modules) return null;
  return (
    <>
      {/* The root moves the focus here when the screen arrives. */}
      <h1 tabIndex={-1}>
        <VisuallyHidden>{__('Jetpack Security Settings')}</VisuallyHidden>
      </h1>
      <section aria-labelledby={id}>
        <Stack>
          <SectionHeader id={id} title={__('Security')} />
          <BruteForceCard />
        </Stack>
      </section>
    </>
  );
}

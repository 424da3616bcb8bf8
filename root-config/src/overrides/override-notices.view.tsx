import { formatTime } from '@flightdeck/shared/format';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { pageState } from '@flightdeck/shared/session';
import { Button, VisuallyHidden } from '@flightdeck/shared/ui';
import { PageNotice } from '@flightdeck/shared/ui/feedback';
import { useEffect, useState } from 'react';
import { type ActiveOverride, stopOverride } from './overrides.resource';

/** Shows a notice for each overridden area, with the end of the override and a button that removes the override. */
export function OverrideNotices({ active }: { readonly active: readonly ActiveOverride[] }) {
  return active.map((override) => <OverrideNotice key={override.area} override={override} />);
}

function OverrideNotice({ override }: { readonly override: ActiveOverride }) {
  const { area, until } = override;
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <PageNotice
      action={
        <Button onClick={() => stopOverride(area)}>
          <span>{isOver ? __('Reload') : __('Remove override')}</span> <VisuallyHidden>{area}</VisuallyHidden>
        </Button>
      }
      status="is-warning"
    >
      {textOf(override, isOver)}
    </PageNotice>
  );
}

function textOf({ area, origin, until, isFound }: ActiveOverride, isOver: boolean): string {
  if (!isFound)
    return sprintf(
      /* translators: %1$s: an area, such as mf-settings, %2$s: the origin of a website. */
      __("Couldn't load %1$s from %2$s. You're seeing this site's release instead."),
      area,
      origin,
    );
  if (isOver)
    return sprintf(
      /* translators: %1$s: an area, such as mf-settings, %2$s: the origin of a website. */
      __("The override of %1$s from %2$s has expired. Reload the page to use this site's release."),
      area,
      origin,
    );
  const time = formatTime(until, pageState().locale);
  return sprintf(
    /* translators: %1$s: an area, such as mf-settings, %2$s: the origin of a website, %3$s: a time of day. */
    __('%1$s loads from %2$s in this tab until %3$s.'),
    area,
    origin,
    time,
  );
}

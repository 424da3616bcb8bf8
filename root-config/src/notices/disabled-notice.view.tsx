import { formatList } from '@flightdeck/shared/format';
import { __, _n, sprintf } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { OutLink } from '@flightdeck/shared/ui';
import { PageNotice } from '@flightdeck/shared/ui/feedback';

interface DisabledNoticeProps {
  readonly names: readonly string[];
  readonly onDismiss: () => void;
}

/** Lists modules that the user can't turn on (ROOT-071). */
export default function DisabledNotice({ names, onDismiss }: DisabledNoticeProps) {
  /* translators: %s: the name of one feature, or a list of names. */
  const text = _n(
    '%s has been disabled by a site administrator.',
    'These features have been disabled by a site administrator: %s.',
    names.length,
  );
  return (
    <div>
      <PageNotice
        action={
          <OutLink href={redirect('jetpack-support-module-overrides')} newTab variant="secondary">
            {__('Learn more')}
          </OutLink>
        }
        icon="lock"
        onDismiss={onDismiss}
        status="is-info"
      >
        {sprintf(text, formatList(names))}
      </PageNotice>
    </div>
  );
}

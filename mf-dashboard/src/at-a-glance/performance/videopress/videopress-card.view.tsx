import { __, sprintf } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { productPage } from '@flightdeck/shared/links/places';
import { Button } from '@flightdeck/shared/ui';
import { ProgressBar } from '@flightdeck/shared/ui/feedback';
import { ModuleCard } from '../../cards/module-card.view';
import { RetryButton } from '../../cards/standard-card.view';
import { useUpsellViewEvent } from '../../cards/use-view-event.resource';
import { siteDetails } from '../../site-details.resource';
import { useVideoPressCard } from './videopress-card.resource';
import type { VideoPressExtra } from './videopress-card-state';

const noExtra: VideoPressExtra = { kind: 'none' };

/** Shows VideoPress with the used storage (DASH-096 to DASH-102). */
export function VideoPressCard() {
  const { state, moduleProps, retry } = useVideoPressCard();
  const extra = state.kind === 'active' ? state.extra : noExtra;
  useUpsellViewEvent(extra.kind === 'upgrade', 'videopress');
  const title = __('VideoPress');
  return (
    <ModuleCard
      {...moduleProps}
      actions={
        extra.kind === 'upgrade' ? (
          <Button href={productPage('videopress', siteDetails().adminUrl)}>{__('Upgrade')}</Button>
        ) : (
          extra.kind === 'failed' && <RetryButton onClick={retry} />
        )
      }
      activateText={__(
        '<activate>Activate</activate> to show high-quality videos without ads. Your first video is free.',
      )}
      connectText={__('<connect>Connect your account</connect> to show high-quality videos without ads.')}
      heading={{ title, icon: 'video' }}
      info={{
        about: title,
        text: __('Upload videos in the editor, and show them without ads in a player you can customize.'),
        link: redirect('jetpack-support-videopress'),
      }}
      offText={__("Your videos load from your site's own server.")}
    >
      <Usage extra={extra} />
    </ModuleCard>
  );
}

function Usage({ extra }: { readonly extra: VideoPressExtra }) {
  if (extra.kind === 'upgrade')
    return (
      <p>
        {extra.isFreeVideoUsed
          ? __("You've used your free video. Upgrade for more videos and 1TB of storage.")
          : __('You can add 1 video for free. Upgrade for more videos and 1TB of storage.')}
      </p>
    );
  const text = __('Videos you upload play smoothly on any device.');
  if (extra.kind === 'none') return <p>{text}</p>;
  if (extra.kind === 'failed')
    return (
      <>
        <p>{text}</p>
        <p>
          {sprintf(
            /* translators: %s: the error message, a sentence */
            __("Couldn't load how much storage your videos use. %s"),
            extra.message,
          )}
        </p>
      </>
    );
  const label = __('Video storage used out of 1TB:');
  return (
    <>
      <p>{text}</p>
      <p>
        <span>{label}</span> <b>{`${extra.percent}%`}</b>
      </p>
      <ProgressBar label={label} total={100} value={extra.percent} />
    </>
  );
}

import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { useModuleCard } from '../../cards/module-card.resource';
import { ModuleCard } from '../../cards/module-card.view';

/** Shows the module Image Accelerator, which needs a connected site but no connected owner. */
export function ImagesCard() {
  const { moduleProps } = useModuleCard('photon', false);
  const title = __('Image Accelerator');
  return (
    <ModuleCard
      {...moduleProps}
      activateText={__(
        '<activate>Activate</activate> to optimize your images and load them from servers near your visitors.',
      )}
      heading={{ title, icon: 'image' }}
      info={{
        about: title,
        text: __('Images load from servers near your visitors, so pages load faster.'),
        link: redirect('jetpack-support-photon'),
      }}
      offText={__("Your images load from your site's own server.")}
    >
      <p>{__('Jetpack optimizes your images and loads them from servers near your visitors.')}</p>
    </ModuleCard>
  );
}

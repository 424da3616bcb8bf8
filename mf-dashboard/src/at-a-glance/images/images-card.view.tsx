import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { useModuleWiring } from '../cards/module-card.resource';
import { ModuleCard } from '../cards/module-card.view';

/** Image Accelerator: whether images come from the provider's network. It needs a connected site, not an owner. */
export function ImagesCard() {
  const { wiring } = useModuleWiring('photon', false);
  const title = __('Image Accelerator');
  return (
    <ModuleCard
      {...wiring}
      activateText={__(
        '<activate>Activate</activate> to make images smaller and have them delivered by a fast network.',
      )}
      face={{ title, icon: 'image' }}
      info={{
        about: title,
        text: __('Images are made smaller and sent to your visitors from the server that is nearest to them.'),
        link: redirect('jetpack-support-photon'),
      }}
      offText={__('Images come from the server of the site, as they are.')}
    >
      <p>{__('Images are made smaller and delivered by a fast network around the world, on all devices.')}</p>
    </ModuleCard>
  );
}

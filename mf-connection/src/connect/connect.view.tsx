import { usePartData, useRoute } from '@flightdeck/shared/parts';
import { HeroLead } from '@flightdeck/shared/ui/layout';
import { BenefitList } from './benefit-list.view';
import { ConnectLayout } from './connect-layout.view';
import { benefits, defaultTitle } from './connect-texts';
import { ConnectionStarter } from './connection-starter.view';
import { leadText } from './lead-text';
import { openerOptions } from './opener-options';
import { ConnectPicture } from './pictures/connect-picture.view';
import { PeoplePicture } from './pictures/people-picture.view';

/** Main connect screen (CONN-016 to CONN-024): benefits, terms and one button. */
export function Connect() {
  const { path } = useRoute();
  return (
    <ConnectLayout pictures={[<ConnectPicture key="site" />, <PeoplePicture key="people" />]} title={defaultTitle()}>
      <HeroLead>{leadText()}</HeroLead>
      <BenefitList items={benefits().map((text) => [text, text])} />
      <ConnectionStarter {...openerOptions(usePartData())} autoStart={path.startsWith('/setup')} />
    </ConnectLayout>
  );
}

import { __ } from '@flightdeck/shared/i18n';
import { adminPage, adminPages, jetpackPage } from '@flightdeck/shared/links/places';
import { useConnection } from '@flightdeck/shared/parts';
import { initialState } from '@flightdeck/shared/session';
import { Button, Card } from '@flightdeck/shared/ui';
import { useHasAiPage } from './ai-card.resource';

/** Links to the AI features of Jetpack, on sites that have them. */
export function AiCard() {
  const { status, hasConnectedOwner } = useConnection();
  const hasPage = useHasAiPage();
  const page = initialState();
  const { siteData, adminUrl } = page;
  if (!hasPage || !siteData.showMyJetpack || !hasConnectedOwner || status === 'offline') return null;
  return (
    <Card
      actions={
        <Button href={jetpackPage('jetpack-ai', page) ?? `${adminPage(adminPages.myJetpack, adminUrl)}#/jetpack-ai`}>
          {__('Open AI features')}
        </Button>
      }
      icon="chat"
      testId="dash-card"
      title={__('AI')}
    >
      <p>{__('Write drafts, create images and improve your posts in the editor.')}</p>
    </Card>
  );
}

import { __ } from '@flightdeck/shared/i18n';
import { addresses } from '@flightdeck/shared/links/places';
import { record } from '@flightdeck/shared/reporting';
import { Button, Card, OutLink } from '@flightdeck/shared/ui';

const position = 'at_a_glance';

/** Links to the getting-started video (DASH-051). @param onDismiss called when the user closes the card */
export function GettingStarted({ onDismiss }: { readonly onDismiss: () => void }) {
  return (
    <Card
      actions={
        <OutLink
          href={addresses.backupVideo}
          icon="video"
          newTab
          onClick={() => record('jetpack_backup_getting_started_video_click', { position })}
          variant="secondary"
        >
          {__('Watch the video')}
        </OutLink>
      }
      icon="video"
      state={
        <Button
          icon="close"
          onClick={() => {
            record('jetpack_backup_getting_started_video_dismiss', { position });
            onDismiss();
          }}
          variant="icon"
        >
          {__('Close')}
        </Button>
      }
      testId="dash-card"
      title={__('Getting started with Jetpack Backup')}
    >
      <p>{__('Learn how to back up your site in a short video.')}</p>
    </Card>
  );
}

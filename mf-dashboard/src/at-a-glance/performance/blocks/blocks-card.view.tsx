import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { Card, OutLink } from '@flightdeck/shared/ui';
import { FailedChip } from '../../cards/chips.view';
import { RetryButton } from '../../cards/standard-card.view';
import { usePlugins } from '../../reads/site-reads.resource';

/** The classic editor has no blocks, so the card is hidden while this plugin is active. */
const classicEditor = 'classic-editor/classic-editor.php';

/** Links to the help about Jetpack blocks (OQ-033). */
export function BlocksCard() {
  const { result, retry } = usePlugins();
  if (result.step === 'loaded' && result.value.get(classicEditor)) return null;
  const cardProps = { icon: 'blocks', testId: 'dash-card', title: __('Jetpack blocks') } as const;
  if (result.step === 'failed')
    return (
      <Card {...cardProps} actions={<RetryButton onClick={retry} />} state={<FailedChip />}>
        <p>{result.message}</p>
      </Card>
    );
  return (
    <Card {...cardProps} busy={result.step === 'loading'}>
      <p>
        <span>{__('Add forms, galleries, maps and more to your pages without writing code.')}</span>{' '}
        <OutLink href={redirect('jetpack-support-blocks')} newTab>
          {__('Learn about Jetpack blocks')}
        </OutLink>
      </p>
    </Card>
  );
}

import { __, _n } from '@flightdeck/shared/i18n';
import { adminPage, adminPages } from '@flightdeck/shared/links/places';
import { recordClick } from '@flightdeck/shared/reporting';
import { Button, Card, StateChip } from '@flightdeck/shared/ui';
import type { CardHeading } from '../../cards/card-heading';
import { ActiveChip } from '../../cards/chips.view';
import { CountSentence } from '../../cards/count-sentence.view';
import { InfoButton, type InfoProps } from '../../cards/info-button.view';
import type { StandardState } from '../../cards/standard-state';
import { siteDetails } from '../../site-details.resource';
import type { AttentionProps } from '../attention/attention';
import type { AntiSpamCardState } from './anti-spam-card-state';

export interface AntiSpamStatesProps extends AttentionProps {
  readonly heading: CardHeading;
  readonly info: InfoProps;
  readonly state: Exclude<AntiSpamCardState, StandardState>;
  /** Whether the user may activate Akismet. */
  readonly mayInstall: boolean;
  readonly isActivating: boolean;
  readonly activate: () => void;
}

/** Shows the card of a site where Akismet is active, or whose plan includes it (DASH-077 to DASH-081). */
export function AntiSpamStates({
  variant,
  heading,
  info,
  state,
  mayInstall,
  isActivating,
  activate,
}: AntiSpamStatesProps) {
  const { adminUrl } = siteDetails();
  if (state.kind === 'set-up')
    return (
      <Card
        {...heading}
        actions={
          mayInstall && (
            <Button busy={isActivating} busyLabel={__('Setting up')} onClick={activate} variant={variant}>
              {__('Set up')}
            </Button>
          )
        }
        edge="warning"
        info={<InfoButton {...info} />}
        state={
          <StateChip tone="warning">
            {state.reason === 'invalid-key' ? __('Needs a key') : __('Action needed')}
          </StateChip>
        }
        testId="dash-card"
      >
        <p>
          {mayInstall
            ? __('Your plan includes spam protection. Set up Akismet to start using it.')
            : __('Your plan includes spam protection. Ask a site administrator to set up Akismet.')}
        </p>
      </Card>
    );
  return (
    <Card
      {...heading}
      actions={
        <Button
          href={adminPage(adminPages.comments, adminUrl)}
          onClick={() => recordClick({ type: 'moderate-link', target: 'at-a-glance', feature: 'anti-spam' })}
          variant="link"
        >
          {__('Moderate comments')}
        </Button>
      }
      info={<InfoButton {...info} />}
      state={<ActiveChip />}
      testId="dash-card"
    >
      {state.kind === 'count' ? (
        <CountSentence
          count={state.count}
          text={
            /* translators: %s: number of comments; the <count> tag draws it large */
            _n('<count>%s</count> spam comment blocked.', '<count>%s</count> spam comments blocked.', state.count)
          }
        />
      ) : (
        <p>{__('Akismet is checking your comments. The number of blocked spam comments will appear here soon.')}</p>
      )}
    </Card>
  );
}

import { __ } from '@flightdeck/shared/i18n';
import { routeHref } from '@flightdeck/shared/session';
import { Button, Card, StateChip } from '@flightdeck/shared/ui';
import type { ReactNode } from 'react';
import type { CardHeading } from './card-heading';
import { ConnectChip, FailedChip, LoadingChip, OfflineChip } from './chips.view';
import { InfoButton, type InfoProps } from './info-button.view';
import type { StandardState } from './standard-state';

export interface StandardCardProps {
  readonly heading: CardHeading;
  readonly info?: InfoProps | undefined;
  readonly state: StandardState;
  /** Repeats the failed reads. */
  readonly retry: () => void;
  readonly upsell: {
    /** One sentence about the benefit. */
    readonly text: ReactNode;
    /** Replaces the sentence; takes the full width. */
    readonly body?: ReactNode;
    /** Address of the product page. */
    readonly href: string;
    /** Default: "Upgrade". */
    readonly label?: string | undefined;
    /** Follows the sentence. */
    readonly remark?: ReactNode;
    /** Explains the colors of `body`, beside the button. */
    readonly legend?: ReactNode;
  };
  /** One sentence about the benefit of connecting. */
  readonly connectText: ReactNode;
  /** Placeholder while loading. Default: that of `Card`. */
  readonly skeleton?: ReactNode;
}

/** Shows the states that many cards share. */
export function StandardCard({ heading, info, state, retry, upsell, connectText, skeleton }: StandardCardProps) {
  const common = { ...heading, info: info && <InfoButton {...info} />, testId: 'dash-card' };
  switch (state.kind) {
    case 'offline':
      return (
        <Card {...common} state={<OfflineChip />} variant="sunken">
          <p>{__('Unavailable in Offline Mode')}</p>
        </Card>
      );
    case 'loading':
      return <Card {...common} busy skeleton={skeleton} state={<LoadingChip />} />;
    case 'failed':
      return (
        <Card {...common} actions={<RetryButton onClick={retry} />} state={<FailedChip />}>
          <p>{state.message}</p>
        </Card>
      );
    case 'upsell':
      return (
        <Card
          {...common}
          actions={
            <>
              {upsell.legend}
              <Button href={upsell.href}>{upsell.label ?? __('Upgrade')}</Button>
            </>
          }
          fill={upsell.body !== undefined}
          state={
            <StateChip icon="lock" tone="neutral">
              {__('Not in your plan')}
            </StateChip>
          }
        >
          {upsell.body ?? (
            <p>
              <span>{upsell.text}</span>
              {upsell.remark && <span> {upsell.remark}</span>}
            </p>
          )}
        </Card>
      );
    case 'connect':
      return (
        <Card
          {...common}
          actions={<Button href={routeHref('/connect-user')}>{__('Connect')}</Button>}
          state={<ConnectChip />}
        >
          <p>{connectText}</p>
        </Card>
      );
  }
}

/** Repeats a failed read. */
export const RetryButton = ({ onClick }: { readonly onClick: () => void }) => (
  <Button icon="retry" onClick={onClick}>
    {__('Retry')}
  </Button>
);

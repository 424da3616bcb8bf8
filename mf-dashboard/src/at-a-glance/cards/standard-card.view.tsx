import { __ } from '@flightdeck/shared/i18n';
import { routeHref } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui/button';
import { Card } from '@flightdeck/shared/ui/card';
import { StateChip } from '@flightdeck/shared/ui/chip';
import type { ReactNode } from 'react';
import type { CardFace } from './card-face';
import { ConnectChip, FailedChip, LoadingChip, OfflineChip } from './chips.view';
import { InfoButton, type InfoProps } from './info-button.view';
import type { StandardState } from './standard-state';

export interface StandardCardProps {
  readonly face: CardFace;
  readonly info?: InfoProps | undefined;
  readonly state: StandardState;
  /** Reads again what failed. */
  readonly retry: () => void;
  readonly upsell: {
    /** What it would bring: one sentence. */
    readonly text: ReactNode;
    /** In place of the sentence: a bar or a table, over the whole width. */
    readonly body?: ReactNode;
    /** Page of the product. */
    readonly href: string;
    /** Default "Upgrade". */
    readonly label?: string | undefined;
    /** A quiet remark beside the button. */
    readonly remark?: ReactNode;
  };
  /** What an account would bring: one sentence. */
  readonly connectText: ReactNode;
}

/** The states that many cards have in common, drawn once. */
export function StandardCard({ face, info, state, retry, upsell, connectText }: StandardCardProps) {
  const common = { ...face, info: info && <InfoButton {...info} />, testId: 'dash-card' };
  switch (state.kind) {
    case 'offline':
      return (
        <Card {...common} state={<OfflineChip />} variant="sunken">
          <p>{__('Unavailable in Offline Mode')}</p>
        </Card>
      );
    case 'loading':
      return <Card {...common} busy state={<LoadingChip />} />;
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
              <Button href={upsell.href}>{upsell.label ?? __('Upgrade')}</Button>
              {upsell.remark && <span>{upsell.remark}</span>}
            </>
          }
          fill={upsell.body !== undefined}
          state={
            <StateChip icon="lock" tone="neutral">
              {__('Not in your plan')}
            </StateChip>
          }
        >
          {upsell.body ?? <p>{upsell.text}</p>}
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

/** Asks the server again. */
export const RetryButton = ({ onClick }: { readonly onClick: () => void }) => (
  <Button icon="retry" onClick={onClick}>
    {__('Retry')}
  </Button>
);

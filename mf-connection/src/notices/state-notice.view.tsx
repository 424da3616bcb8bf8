import { OutLink } from '@flightdeck/shared/ui';
import { PageNotice } from '@flightdeck/shared/ui/feedback';
import { type InterpolateTags, interpolate } from '@flightdeck/shared/ui/layout';
import type { StateMessage } from './state-message';

export interface StateNoticeProps {
  readonly message: StateMessage;
  readonly onDismiss: () => void;
}

/** Shows the message about the previous step, which happened on this site or at the provider (CONN-086, ROOT-064). */
export function StateNotice({ message: { status, paragraphs, links = {}, action }, onDismiss }: StateNoticeProps) {
  const tags: InterpolateTags = Object.fromEntries(
    Object.entries(links).map(([name, href]) => [
      name,
      (children) => (
        <OutLink href={href} newTab>
          {children}
        </OutLink>
      ),
    ]),
  );
  return (
    <PageNotice
      action={
        action && (
          <OutLink href={action.href} newTab variant="secondary">
            {action.label}
          </OutLink>
        )
      }
      onDismiss={onDismiss}
      status={status}
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{interpolate(paragraph, tags)}</p>
      ))}
    </PageNotice>
  );
}

import { __ } from '@flightdeck/shared/i18n';
import { facebookLine } from '../hosts';
import { LinkCard, LinkLine } from '../link-card.view';
import { facebookDescription, facebookTitle } from '../truncate';

export interface FacebookCardProps {
  readonly title: string;
  /** HTML tags are removed (SET-215). */
  readonly description: string;
  readonly url: string;
  /** URL of the picture. */
  readonly image?: string | undefined;
  readonly author?: string | undefined;
}

/** Previews a link as a Facebook card (SET-209). */
export function FacebookCard({ title, description, url, image, author }: FacebookCardProps) {
  return (
    <LinkCard alt={__('Facebook preview thumbnail')} image={image} variant="facebook" testId="preview-facebook">
      <LinkLine kind="small">{facebookLine(url, author)}</LinkLine>
      <LinkLine kind="title">{facebookTitle(title)}</LinkLine>
      <LinkLine>{facebookDescription(description)}</LinkLine>
    </LinkCard>
  );
}

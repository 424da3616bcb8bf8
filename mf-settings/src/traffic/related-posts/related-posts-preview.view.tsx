import { __, sprintf } from '@flightdeck/shared/i18n';
import { Icon, type IconName } from '@flightdeck/shared/ui';
import css from './related-posts-preview.css';

export interface RelatedPostsPreviewProps {
  readonly hasHeading: boolean;
  readonly hasPictures: boolean;
}

/** Shows three sample posts as visitors see them below a post (SET-124, OQ-085). The samples are not links. */
export function RelatedPostsPreview({ hasHeading, hasPictures }: RelatedPostsPreviewProps) {
  const posts: readonly { readonly icon: IconName; readonly title: string; readonly category: string }[] = [
    { icon: 'globe', title: __('Ten quiet beaches worth the trip'), category: __('Travel') },
    { icon: 'clock', title: __('How to bake bread in one evening'), category: __('Recipes') },
    { icon: 'people', title: __('What we learned at our first market'), category: __('News') },
  ];
  return (
    <figure aria-label={__('Preview')} className={css.preview} data-testid="related-posts-preview">
      {hasHeading && <p className={css.heading}>{__('Related')}</p>}
      <ul className={css.posts} role="list">
        {posts.map(({ icon, title, category }) => (
          <li className={css.post} key={icon}>
            {hasPictures && (
              <span className={css.picture} data-testid="related-posts-picture">
                <Icon name={icon} size={32} />
              </span>
            )}
            <span className={css.title}>{title}</span>
            <span className={css.category}>
              {sprintf(/* translators: %s: name of a category */ __('In “%s”'), category)}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

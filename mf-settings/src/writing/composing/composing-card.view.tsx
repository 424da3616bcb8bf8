import { __ } from '@flightdeck/shared/i18n';
import { adminPage } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui';
import type { CardProps } from '../../engine/card';
import { useFacts } from '../../engine/form-context.store';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { LearnMore } from '../../learn-more/learn-more.view';
import { BlocksRow } from './blocks-row.view';
import { ComposingForWriters } from './composing-for-writers.view';
import { MarkdownPostsRow } from './markdown-posts-row.view';

/** Draws one switch for each writing tool that the site has (SET-172, SET-174). */
export function ComposingCard({ card }: CardProps) {
  const { modules, permissions } = useFacts();
  if (!permissions.manage_modules) return <ComposingForWriters card={card} />;
  return (
    <SettingsCard
      card={card}
      footer={
        <Button href={adminPage('newPost', initialState().adminUrl)} variant="link">
          {__('Try Jetpack tools in the editor')}
        </Button>
      }
    >
      {'copy-post' in modules && (
        <SwitchRow
          explanation={
            <LearnMore source="jetpack-support-copy-post">
              {__(
                'Start from a copy of an existing post or page, including its text, featured image, tags and sharing settings.',
              )}
            </LearnMore>
          }
          label={__('Copy posts and pages')}
          moduleName={__('Copy Post')}
          rule={{ option: 'copy-post' }}
        />
      )}
      {'markdown' in modules && <MarkdownPostsRow />}
      {'latex' in modules && (
        <SwitchRow
          explanation={
            <LearnMore source="jetpack-support-beautiful-math-with-latex">
              {__('LaTeX is a markup language for mathematics.')}
            </LearnMore>
          }
          label={__('Write formulas in LaTeX')}
          moduleName={__('Beautiful Math')}
          rule={{ option: 'latex' }}
        />
      )}
      {'shortcodes' in modules && (
        <SwitchRow
          explanation={
            <LearnMore source="jetpack-support-shortcode-embeds">
              {__("Shortcodes in square brackets show media from other sites. The block editor doesn't need them.")}
            </LearnMore>
          }
          label={__('Embed media with shortcodes')}
          moduleName={__('Shortcode Embeds')}
          rule={{ option: 'shortcodes' }}
        />
      )}
      <BlocksRow />
    </SettingsCard>
  );
}

import { __, sprintf } from '@flightdeck/shared/i18n';
import { lazyView, Skeleton } from '@flightdeck/shared/ui';
import { PageNotice } from '@flightdeck/shared/ui/feedback';
import { Stack } from '@flightdeck/shared/ui/layout';
import { useState } from 'react';
import { availability, isUsable } from '../../engine/access';
import type { CardProps } from '../../engine/card';
import { useFacts } from '../../engine/form-context.store';
import { SeoPageLink } from '../../engine/original-page.view';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { useSwitch } from '../../engine/use-switch.resource';
import { LearnMore } from '../../learn-more/learn-more.view';
import { DescriptionEditor } from './description-editor.view';
import { FoldableCard } from './foldable-card/foldable-card.view';
import css from './seo-card.css';
import { activeSeoPlugin } from './seo-plugins';
import { TitlesEditor } from './titles-editor.view';

const Previews = lazyView(() => import(/* webpackChunkName: "seo-previews" */ './seo-previews.view'), {
  placeholder: () => <Skeleton height={360} />,
});

const slug = 'seo-tools';

/** Draws the switch, which another SEO plugin disables (SET-139, SET-140), and three foldable sections (SET-127 to SET-129). */
export function SeoCard({ card }: CardProps) {
  const facts = useFacts();
  const { isOn } = useSwitch({ option: slug });
  const conflictingPlugin = facts.plugins && activeSeoPlugin(facts.plugins);
  const isOpen = isOn === true && conflictingPlugin === null && isUsable(availability(slug, facts));
  return (
    <SettingsCard card={card} footer={<SeoPageLink />} hasSaveBars>
      {conflictingPlugin && (
        <div className={css.conflict}>
          <PageNotice status="is-warning">
            {sprintf(
              /* translators: %s: name of a plugin */ __('Your SEO settings are managed by the following plugin: %s'),
              conflictingPlugin,
            )}
          </PageNotice>
        </div>
      )}
      <SwitchRow
        disabled={Boolean(conflictingPlugin)}
        explanation={
          <LearnMore source="jetpack-support-seo-tools">
            {__(
              'Preview how your content appears in search results and on social networks, and customize titles and descriptions.',
            )}
          </LearnMore>
        }
        label={__('Use Jetpack SEO tools')}
        moduleName={card.title()}
        rule={{ option: slug }}
      >
        <SwitchRow
          explanation={__('Jetpack AI writes the SEO title and description of your posts.')}
          label={__('Write SEO titles and descriptions automatically')}
          rule={{ option: 'ai_seo_enhancer_enabled', module: slug }}
        />
        {isOpen && (
          <div>
            <Sections />
          </div>
        )}
      </SwitchRow>
    </SettingsCard>
  );
}

function Sections() {
  const [isPreviewing, setPreviewing] = useState(false);
  return (
    <Stack>
      <FoldableCard flush level={4} testId="seo-titles" title={__('Page titles')}>
        <TitlesEditor />
      </FoldableCard>
      <FoldableCard flush level={4} testId="seo-description" title={__('Front page meta description')}>
        <DescriptionEditor />
      </FoldableCard>
      <FoldableCard
        level={4}
        onToggle={(open) => setPreviewing((before) => before || open)}
        testId="seo-previews"
        title={__('Previews for Google, Facebook and Twitter')}
      >
        {isPreviewing && <Previews />}
      </FoldableCard>
    </Stack>
  );
}

import { __, sprintf } from '@flightdeck/shared/i18n';
import { lazyView, Skeleton } from '@flightdeck/shared/ui';
import { PageNotice } from '@flightdeck/shared/ui/feedback';
import { Stack } from '@flightdeck/shared/ui/layout';
import { useState } from 'react';
import { availability, isUsable } from '../../engine/access/access';
import type { CardProps, CardSwitchProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { SeoPageLink } from '../../engine/form/original-page.view';
import { useSwitch } from '../../engine/switches/use-switch.resource';
import { DescriptionEditor } from './description-editor.view';
import { FoldableCard } from './foldable-card/foldable-card.view';
import css from './seo-card.css';
import { activeSeoPlugin } from './seo-plugins';
import { TitlesEditor } from './titles-editor.view';

const Previews = lazyView(() => import(/* webpackChunkName: "seo-previews" */ './seo-previews.view'), {
  placeholder: () => <Skeleton height={360} />,
});

/** Draws the SEO tools. If another SEO plugin manages the settings, a notice names it (SET-139). */
export function SeoCard({ card }: CardProps) {
  const plugin = useOtherPlugin();
  return (
    <SettingsCard
      card={card}
      footer={<SeoPageLink />}
      hasSaveBars
      lead={
        plugin && (
          <div className={css.conflict}>
            <PageNotice status="is-warning">
              {sprintf(
                /* translators: %s: name of a plugin */ __('Your SEO settings are managed by the following plugin: %s'),
                plugin,
              )}
            </PageNotice>
          </div>
        )
      }
    />
  );
}

/** Returns the name of another active SEO plugin; null without one, undefined while loading. */
function useOtherPlugin(): string | null | undefined {
  const { plugins } = useRuleInput();
  return plugins && activeSeoPlugin(plugins);
}

/**
 * Draws the switch, which another SEO plugin disables (SET-140), its option, and three foldable sections (SET-127 to SET-129). The
 * sections are shown while the SEO tools are on and no other SEO plugin is active.
 */
export function SeoRow(row: CardSwitchProps) {
  const input = useRuleInput();
  const { isOn } = useSwitch(row.rule);
  const plugin = useOtherPlugin();
  const showsSections = isOn === true && plugin === null && isUsable(availability(row.rule.option, input));
  return (
    <CardSwitchRow {...row} disabled={Boolean(plugin)}>
      {showsSections && (
        <div>
          <Sections />
        </div>
      )}
    </CardSwitchRow>
  );
}

function Sections() {
  // The previews load when their section is expanded for the first time.
  const [wasExpanded, setWasExpanded] = useState(false);
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
        onToggle={(expanded) => setWasExpanded((before) => before || expanded)}
        testId="seo-previews"
        title={__('Previews for Google, Facebook and Twitter')}
      >
        {wasExpanded && <Previews />}
      </FoldableCard>
    </Stack>
  );
}

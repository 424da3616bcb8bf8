import { __, sprintf } from '@flightdeck/shared/i18n';
import { adminPage } from '@flightdeck/shared/links/places';
import { Button, Card, Icon, OutLink, StateChip } from '@flightdeck/shared/ui';
import type { ReactNode } from 'react';
import { ModuleChip } from '../cards/module-chip.view';
import { RetryButton } from '../cards/standard-card.view';
import { siteDetails } from '../site-details.resource';
import css from './plugin-card.css';
import { type PluginItemData, usePluginItem } from './plugin-item.resource';
import type { PromotedPlugin } from './plugin-items';

export interface PluginCardProps {
  readonly plugin: PromotedPlugin;
  /** Results of the plugin, shown below its text. */
  readonly children?: ReactNode;
}

/** Shows a plugin that the user can install, activate or manage (DASH-105 to DASH-112). */
export function PluginCard({ plugin, children }: PluginCardProps) {
  const data = usePluginItem(plugin);
  const { state, problem } = data;
  return (
    <Card
      actions={<Actions data={data} plugin={plugin} />}
      busy={state.kind === 'loading'}
      icon={plugin.icon}
      state={<PluginChip data={data} />}
      testId="dash-card"
      title={plugin.pluginName}
    >
      <p>{stateText(state, plugin)}</p>
      {children}
      {problem !== null && (
        <p className={css.problem} role="alert">
          <Icon name="danger" size={16} />
          <span>
            {sprintf(
              /* translators: %1$s: name of a plugin. %2$s: the error message, a sentence */
              state.kind === 'installed' ? __("Couldn't activate %1$s. %2$s") : __("Couldn't install %1$s. %2$s"),
              plugin.pluginName,
              problem,
            )}
          </span>
        </p>
      )}
    </Card>
  );
}

function stateText(state: PluginItemData['state'], { prompt }: PromotedPlugin): string {
  if (state.kind === 'failed') return state.message;
  return state.kind === 'active' ? __('The plugin is installed and active.') : prompt;
}

interface ActionsProps {
  readonly data: PluginItemData;
  readonly plugin: PromotedPlugin;
}

function Actions({ data: { state, isWorking, start, retry }, plugin }: ActionsProps) {
  const { pluginName, page, learnMoreLink } = plugin;
  if (state.kind === 'failed') return <RetryButton onClick={retry} />;
  if (state.kind === 'active')
    return (
      <Button href={adminPage(page, siteDetails().adminUrl)}>
        {sprintf(/* translators: %s: name of a plugin */ __('Manage %s'), pluginName)}
      </Button>
    );
  const isInstalled = state.kind === 'installed';
  return (
    <>
      <Button
        busy={isWorking}
        busyLabel={sprintf(
          /* translators: %s: name of a plugin */
          isInstalled ? __('Activating %s') : __('Installing %s'),
          pluginName,
        )}
        onClick={start}
      >
        {sprintf(
          /* translators: %s: name of a plugin */
          isInstalled ? __('Activate %s') : __('Install %s'),
          pluginName,
        )}
      </Button>
      <OutLink href={learnMoreLink} newTab>
        {__('Learn more')}
      </OutLink>
    </>
  );
}

function PluginChip({ data: { state, isWorking } }: Pick<ActionsProps, 'data'>) {
  const isInstalled = state.kind === 'installed';
  if (isWorking)
    return (
      <StateChip icon="spinner" tone="neutral">
        {isInstalled ? __('Activating') : __('Installing')}
      </StateChip>
    );
  if (state.kind === 'not-installed') return <StateChip tone="neutral">{__('Not installed')}</StateChip>;
  return <ModuleChip kind={isInstalled ? 'inactive' : state.kind} />;
}

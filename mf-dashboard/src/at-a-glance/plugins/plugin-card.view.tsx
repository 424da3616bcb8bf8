import { __, sprintf } from '@flightdeck/shared/i18n';
import { adminPage } from '@flightdeck/shared/links/places';
import { Button } from '@flightdeck/shared/ui/button';
import { Card } from '@flightdeck/shared/ui/card';
import { StateChip } from '@flightdeck/shared/ui/chip';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import { ActiveChip, FailedChip, LoadingChip, OffChip } from '../frame/chips.view';
import { RetryButton } from '../frame/standard-card.view';
import { siteFacts } from '../site-facts.resource';
import { type PluginItemData, usePluginItem } from './plugin-item.resource';
import type { PromotedPlugin } from './plugin-items';

/** A plugin that can be installed from here (DASH-105 to DASH-112). */
export function PluginCard({ plugin }: { readonly plugin: PromotedPlugin }) {
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
      <p>
        {state.kind === 'failed'
          ? state.message
          : state.kind === 'active'
            ? __('The plugin is installed and active.')
            : plugin.prompt}
      </p>
      {problem !== null && <p role="alert">{problem}</p>}
    </Card>
  );
}

interface ActionsProps {
  readonly data: PluginItemData;
  readonly plugin: PromotedPlugin;
}

function Actions({ data: { state, isWorking, start, retry }, plugin }: ActionsProps) {
  const { pluginName, page, more } = plugin;
  if (state.kind === 'failed') return <RetryButton onClick={retry} />;
  if (state.kind === 'active')
    return <Button href={adminPage(page, siteFacts().adminUrl)}>{sprintf(__('Manage %s'), pluginName)}</Button>;
  const isThere = state.kind === 'installed';
  return (
    <>
      <Button
        busy={isWorking}
        busyLabel={sprintf(isThere ? __('Activating %s') : __('Installing %s'), pluginName)}
        onClick={start}
      >
        {sprintf(isThere ? __('Activate %s') : __('Install %s'), pluginName)}
      </Button>
      <OutLink href={more} newTab>
        {__('Learn more')}
      </OutLink>
    </>
  );
}

function PluginChip({ data: { state, isWorking } }: Pick<ActionsProps, 'data'>) {
  const isThere = state.kind === 'installed';
  if (isWorking)
    return (
      <StateChip icon="spinner" tone="neutral">
        {isThere ? __('Activating') : __('Installing')}
      </StateChip>
    );
  switch (state.kind) {
    case 'loading':
      return <LoadingChip />;
    case 'failed':
      return <FailedChip />;
    case 'active':
      return <ActiveChip />;
    case 'installed':
      return <OffChip />;
    case 'not-installed':
      return <StateChip tone="neutral">{__('Not installed')}</StateChip>;
  }
}

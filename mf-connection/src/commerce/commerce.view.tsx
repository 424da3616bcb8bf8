import { __, sprintf } from '@flightdeck/shared/i18n';
import { providerName } from '@flightdeck/shared/links';
import { initialState } from '@flightdeck/shared/session';
import { Button, StateChip } from '@flightdeck/shared/ui';
import { Hero, HeroLead, HeroTitle } from '@flightdeck/shared/ui/layout';
import { useId } from 'react';
import { BenefitList } from '../connect/benefit-list.view';
import { ConnectionStarter } from '../connect/connection-starter.view';
import { flightdeckPage } from '../connect/registration.resource';
import css from './commerce.css';
import { useCommerce } from './commerce.resource';
import { type Tool, type ToolGroup, toolGroups } from './commerce-texts';

/** Set-up screen for stores (CONN-025 to CONN-027): connects the site, or leads back to the requested path. */
export function CommerceSetup() {
  const { canConnect, mustAskAdmin, returnPath } = useCommerce();
  return (
    <div className={css.screen}>
      <Hero>
        <HeroTitle>
          {__('Welcome to Jetpack! Security, Growth, & Performance tools for WordPress businesses')}
        </HeroTitle>
        <HeroLead>{__('Keep your WooCommerce store safe, make it faster, and help it grow.')}</HeroLead>
        {canConnect && <ConnectionStarter redirectUri={`${flightdeckPage}#${returnPath}`} />}
        {mustAskAdmin && (
          <p>
            {sprintf(
              /* translators: %s: WordPress.com. */
              __('This site is not connected to %s. Please ask the site administrator to connect.'),
              providerName,
            )}
          </p>
        )}
        {!canConnect && (
          <p>
            <Button href={`#${returnPath}`} variant="primary">
              {__('Continue to Jetpack')}
            </Button>
          </p>
        )}
      </Hero>
      <div className={css.groups}>
        {toolGroups('lazy-images' in initialState().getModules).map((group) => (
          <Tools group={group} key={group.title} />
        ))}
      </div>
      <p className={css.trust}>{__('More than 5 million sites trust Jetpack with their security and performance.')}</p>
    </div>
  );
}

function Tools({ group: { title, tools } }: { readonly group: ToolGroup }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.group}>
      <h2 className={css.groupTitle} id={id}>
        {title}
      </h2>
      <BenefitList items={tools.map((tool) => [tool.text, <ToolLine key={tool.text} tool={tool} />])} label={title} />
    </section>
  );
}

function ToolLine({ tool: { text, isFree } }: { readonly tool: Tool }) {
  return (
    <span className={css.tool}>
      <span>{text}</span>
      {isFree && <StateChip tone="neutral">{__('Free')}</StateChip>}
    </span>
  );
}

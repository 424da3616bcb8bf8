import { __ } from '@flightdeck/shared/i18n';
import type { PlanClass } from '@flightdeck/shared/plans';
import { initialState } from '@flightdeck/shared/session';
import { Button, Card, OutLink } from '@flightdeck/shared/ui';
import { CardGrid } from '../../card-grid/card-grid.view';
import type { Feature } from './feature-list';
import { featureText } from './feature-texts';
import { type ModuleActivation, useModuleActivation } from './module-activation.resource';

export interface FeatureCardsProps {
  readonly features: readonly Feature[];
  readonly planClass: PlanClass | '';
  readonly isOffline: boolean;
}

/** Shows the features of the plan, one card each (DASH-123). */
export function FeatureCards({ features, planClass, isOffline }: FeatureCardsProps) {
  const activation = useModuleActivation();
  return (
    <CardGrid>
      {features.map((feature) => {
        const { title, icon, text, buttonLabel, href } = featureText(feature, planClass, initialState());
        return (
          <Card
            actions={
              <FeatureAction
                activation={activation}
                feature={feature}
                href={href}
                isOffline={isOffline}
                label={buttonLabel}
              />
            }
            icon={icon}
            key={feature.name}
            testId={`plan-feature-${feature.name}`}
            title={title}
          >
            <p>{text}</p>
          </Card>
        );
      })}
    </CardGrid>
  );
}

interface FeatureActionProps {
  readonly feature: Feature;
  readonly label: string;
  readonly href: string;
  readonly isOffline: boolean;
  readonly activation: ModuleActivation;
}

function FeatureAction({ feature: { action, module }, label, href, isOffline, activation }: FeatureActionProps) {
  if (action === 'none') return null;
  if (!module || action !== 'activate') return <FeatureLink href={href} label={label} />;
  return <ActivateButton {...activation} isOffline={isOffline} label={label} module={module} />;
}

/** Links to a route of our page or to any other address. */
function FeatureLink({ href, label }: { readonly href: string; readonly label: string }) {
  if (href.startsWith('#')) return <Button href={href}>{label}</Button>;
  return (
    <OutLink href={href} variant="secondary">
      {label}
    </OutLink>
  );
}

interface ActivateButtonProps extends ModuleActivation {
  readonly module: NonNullable<Feature['module']>;
  readonly label: string;
  readonly isOffline: boolean;
}

function ActivateButton({ module, label, isOffline, activatingModules, activate }: ActivateButtonProps) {
  const busy = activatingModules.includes(module);
  return (
    <Button
      busy={busy}
      busyLabel={__('Activating…')}
      disabledReason={isOffline ? __('Unavailable in Offline Mode') : undefined}
      onClick={() => activate(module)}
    >
      {label}
    </Button>
  );
}

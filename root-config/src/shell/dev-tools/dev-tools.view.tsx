import type { Permissions } from '@flightdeck/shared/contracts/page';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { RadioGroup } from '@flightdeck/shared/ui/form';
import { useId } from 'react';
import { choiceGroups } from './choices';
import css from './dev-tools.css';
import { choose, endSimulation, useChoices } from './dev-tools.resource';

interface DevToolsProps {
  readonly permissions: Permissions;
  /** Whether all groups are shown. Closed tools are a bar that lists the simulations, or nothing without a simulation. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Simulates states of a site, on development versions (ROOT-084, ROOT-089 to ROOT-096). Changes nothing on the server. */
export default function DevTools({ permissions, isOpen, onClose }: DevToolsProps) {
  const choices = useChoices();
  const id = useId();
  const groups = choiceGroups(permissions.disconnect);
  const chosen = groups.flatMap(({ group, label, options }) => {
    const found = options.find(({ value }) => value === choices[group]);
    return found
      ? [
          sprintf(
            /* translators: %1$s: the name of a choice, %2$s: the value chosen. */
            __('%1$s: %2$s'),
            label,
            found.label,
          ),
        ]
      : [];
  });
  if (!isOpen && chosen.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.tools}>
      <div className={css.head}>
        <h2 className={css.title} id={id}>
          {__('Dev Tools')}
        </h2>
        {isOpen && (
          <Button icon="close" onClick={onClose} variant="icon">
            {__('Close Dev Tools')}
          </Button>
        )}
      </div>
      {isOpen && (
        <div className={css.groups}>
          {groups.map(({ group, label, options }) => (
            <RadioGroup
              key={group}
              label={label}
              onChange={(value) => choose(group, value)}
              options={options}
              value={choices[group]}
            />
          ))}
        </div>
      )}
      <div className={css.bar}>
        <span role="status">
          {chosen.length > 0
            ? sprintf(
                /* translators: %s: a list of choices and their values. */
                __('Simulating: %s'),
                chosen.join(', '),
              )
            : __('No simulation is running.')}
        </span>
        {chosen.length > 0 && <Button onClick={endSimulation}>{__('Stop')}</Button>}
      </div>
    </section>
  );
}

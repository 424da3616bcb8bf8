import type { AreaName } from '@flightdeck/shared/contracts/areas';
import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { SelectField } from '@flightdeck/shared/ui/form';
import { Section } from '@flightdeck/shared/ui/layout';
import { useState } from 'react';
import css from './override-form.css';
import { allowedOrigins, applyOverrides, currentOverrides } from './overrides.store';

/** A field for each area, with the origins from which this tab may load the area. Draws nothing if no origin is allowed. */
export function OverrideForm({ areas }: { readonly areas: readonly AreaName[] }) {
  const [overrides, setOverrides] = useState(currentOverrides);
  const origins = allowedOrigins();
  if (origins.length === 0) return null;
  const options = [{ value: '', label: __('This site') }, ...origins.map((value) => ({ value, label: value }))];
  return (
    <Section title={__('Overrides')}>
      <p>{__('Areas from another origin load in this tab only. They can do anything you can do on this site.')}</p>
      <div className={css.fields}>
        {areas.map((area) => (
          <SelectField
            key={area}
            label={area}
            onChange={(origin) => setOverrides(new Map(overrides).set(area, origin))}
            options={options}
            value={overrides.get(area) ?? ''}
          />
        ))}
      </div>
      <div>
        <Button onClick={() => applyOverrides(overrides)}>{__('Apply and reload')}</Button>
      </div>
    </Section>
  );
}

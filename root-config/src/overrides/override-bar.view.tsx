import { formatList } from '@flightdeck/shared/format';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { PageNotice } from '@flightdeck/shared/ui/feedback';
import { applyOverrides, type Overrides } from './overrides.store';

/** Lists the overrides of this tab, with a button that ends them. */
export const OverrideBar = ({ overrides }: { readonly overrides: Overrides }) => (
  <PageNotice
    action={<Button onClick={() => applyOverrides(new Map())}>{__('End overrides')}</Button>}
    status="is-warning"
  >
    {sprintf(
      /* translators: %s: areas with the origins that they load from, such as "mf-settings (https://next.example)". */
      __('Overrides in this tab: %s'),
      formatList([...overrides].map(([area, origin]) => `${area} (${origin})`)),
    )}
  </PageNotice>
);

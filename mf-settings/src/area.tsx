import type { AreaModule } from '@flightdeck/shared/contracts/areas';
import { definePart } from '@flightdeck/shared/parts';
import { SettingsTab } from './tab/settings-tab.view';
import { tabLoaders } from './tabs';

/** Maps each part of `area.json` to the view of its tab. */
const area: AreaModule = Object.fromEntries(
  Object.entries(tabLoaders).map(([name, load]) => [
    name,
    async () => {
      const tab = await load();
      return definePart(() => <SettingsTab tab={tab} />);
    },
  ]),
);
export default area;

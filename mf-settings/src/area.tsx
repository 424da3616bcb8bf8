import type { AreaModule } from '@flightdeck/shared/contracts/part';
import { definePart } from '@flightdeck/shared/parts';
import { tabs } from './tabs';

/** Maps each part of `area.json` to the view of its tab. */
const area: AreaModule = Object.fromEntries(
  Object.entries(tabs).map(([name, load]) => [
    name,
    async () => {
      const view = import(/* webpackChunkName: "engine" */ './engine/settings-tab.view');
      const [tab, { SettingsTab }] = await Promise.all([load(), view]);
      return definePart(() => <SettingsTab tab={tab} />);
    },
  ]),
);
export default area;

import { definePart } from '@flightdeck/shared/parts';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { onCall } from '@flightdeck/shared/testing/server';
import { type Change, freeSite } from '../dashboard-under-test';
import { AntiSpamCard } from './anti-spam/anti-spam-card.view';
import { BackupCard } from './backup/backup-card.view';
import { ScanCard } from './scan/scan-card.view';

const cards = definePart(() => (
  <>
    <BackupCard variant="secondary" />
    <ScanCard variant="secondary" />
    <AntiSpamCard variant="secondary" />
  </>
));
/** Mounts three cards without the rest of the dashboard, which takes longer. */
export const mountCards = (settings = freeSite.settings, change: Change = () => {}) =>
  mountPart(cards, {
    name: 'mf-dashboard/at-a-glance',
    pageState: (sample) => {
      sample.initial.settings = { ...settings };
      change(sample);
    },
  });
export const onVaultPress = () => onCall('GET', 'module/vaultpress/data').optionally().times(9);

export const credentials = [{ type: 'managed' }];
/** Returns the answer of a registered VaultPress. @param threats number of threats */
export const vaultPressAnswer = (threats: number) => ({
  code: 'success',
  data: { features: { security: true }, security: { notice_count: threats } },
});

export const scanOfVaultPress = { state: 'unavailable', reason: 'vp_active_on_site', threats: null, credentials: [] };

import { licenseKeyIn } from './license-key';

test.each([
  [' jetpack-scan_Ab12 \n', 'jetpack-scan_Ab12'],
  ['License key: jetpack-scan_Ab12.', 'jetpack-scan_Ab12'],
  ['“jetpack-backup-daily_Ab12”', 'jetpack-backup-daily_Ab12'],
  ['jetpack\u2011scan_Ab12', 'jetpack-scan_Ab12'],
  ['<b>JETPACK-SCAN_Ab12</b>', 'JETPACK-SCAN_Ab12'],
  ['ｊｅｔｐａｃｋ－ｓｃａｎ＿Ａｂ１２', 'jetpack-scan_Ab12'],
  ['Your Jetpack-Scan key: jetpack-scan_Ab12', 'jetpack-scan_Ab12'],
  ['jetpack-scan\\_Ab12', 'jetpack-scan_Ab12'],
  ['jetpack-scan_Ab12 (jetpack-scan_Ab12)', 'jetpack-scan_Ab12'],
  [' another key ', 'another key'],
  ['jetpack-scan_Ab12, jetpack-backup_Cd34', 'jetpack-scan_Ab12, jetpack-backup_Cd34'],
  [' ', ''],
])('in %j, the license key is %j', (text, key) => {
  expect(licenseKeyIn(text)).toBe(key);
});

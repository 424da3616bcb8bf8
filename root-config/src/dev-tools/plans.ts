/** Plans to simulate (ROOT-089; FACT-ROOT-8). Product names are the same in every language. */
export const plans: readonly (readonly [slug: string, name: string])[] = [
  ['jetpack_free', 'Free'],
  ['jetpack_personal', 'Personal'],
  ['jetpack_premium', 'Premium'],
  ['jetpack_business', 'Pro'],
  ['jetpack_security_t1_yearly', 'Security 10GB'],
  ['jetpack_security_t2_yearly', 'Security 1TB'],
  ['jetpack_complete', 'Complete'],
  ['jetpack_backup_t0_yearly', 'Backup 1GB'],
  ['jetpack_backup_t1_yearly', 'Backup 10GB'],
  ['jetpack_backup_t2_yearly', 'Backup 1TB'],
];

import { __, sprintf } from '@flightdeck/shared/i18n';
import {
  type Change,
  sampleThreatCount,
  withBackups,
  withPlan,
  withPluginThreats,
  withScan,
  withThreats,
  withUser,
} from './simulated-answers';
import { type Role, simulationOf } from './simulated-users';

/** Plans to simulate (ROOT-089; FACT-ROOT-8). Product names are the same in every language. */
const plans: readonly (readonly [slug: string, name: string])[] = [
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

const threatsLabel = (): string =>
  sprintf(/* translators: %d: number of threats. */ __('Threats (%d)'), sampleThreatCount);

/** Simulated values by group; null simulates nothing. */
export interface Choices {
  readonly plan: string | null;
  readonly role: Role | null;
  readonly threats: string | null;
  readonly backup: string | null;
  readonly scan: string | null;
  readonly stats: string | null;
  readonly linked: string | null;
}
export type Group = keyof Choices;

export const noChoices: Choices = {
  plan: null,
  role: null,
  threats: null,
  backup: null,
  scan: null,
  stats: null,
  linked: null,
};

/** Reads whose answers a simulation changes. */
export const simulatedPaths = ['site', 'rewind', 'scan', 'module/vaultpress/data', 'connection/data'] as const;

/** Returns the change to the answers of a read; null if the choices do not change them. */
export function changeOf(path: (typeof simulatedPaths)[number], choices: Choices): Change | null {
  const { plan, backup, scan, threats } = choices;
  const count = threats === null ? null : Number(threats);
  switch (path) {
    case 'site':
      return plan === null ? null : withPlan(plan);
    case 'rewind':
      return backup === null ? null : withBackups(backup);
    case 'module/vaultpress/data':
      return count === null ? null : withPluginThreats(count);
    case 'connection/data': {
      const user = userOf(choices);
      return user.permissions?.isMaster === undefined && user.isUserConnected === undefined ? null : withUser(user);
    }
    case 'scan': {
      const changeState = scan === null ? null : withScan(scan);
      if (count === null) return changeState;
      const changeThreats = withThreats(count);
      return changeState ? (answer) => changeState(changeThreats(answer)) : changeThreats;
    }
  }
}

export const userOf = ({ role, stats, linked }: Choices) =>
  simulationOf({
    role,
    seesStats: stats === null ? null : stats === 'view_stats',
    isLinked: linked === null ? null : linked === 'is_linked',
  });

export interface ChoiceGroup {
  readonly group: Group;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const option = (value: string, label: string) => ({ value, label });

/**
 * Returns the groups and their options (ROOT-089 to ROOT-096; FACT-ROOT-8).
 * @param mayDisconnect whether the (simulated) user may disconnect; all other users need a permission for stats
 */
export function choiceGroups(mayDisconnect: boolean): readonly ChoiceGroup[] {
  const provisioning = option('provisioning', __('Provisioning'));
  const unavailable = option('unavailable', __('Unavailable'));
  return [
    { group: 'plan', label: __('Plan'), options: plans.map(([slug, name]) => option(slug, name)) },
    {
      group: 'role',
      label: __('Role'),
      options: [
        option('admin_master', __('Admin (master)')),
        option('admin_secondary', __('Admin (secondary)')),
        option('editor', __('Editor')),
        option('subscriber', __('Subscriber')),
      ],
    },
    {
      group: 'threats',
      label: __('Threats'),
      options: [option('0', __('No threats')), option(String(sampleThreatCount), threatsLabel())],
    },
    {
      group: 'backup',
      label: __('Backup'),
      options: [
        unavailable,
        provisioning,
        option('awaiting_credentials', __('Awaiting credentials')),
        option('active', __('Active')),
      ],
    },
    {
      group: 'scan',
      label: __('Scan'),
      options: [unavailable, provisioning, option('idle', __('Idle')), option('scanning', __('Scanning'))],
    },
    ...(mayDisconnect
      ? []
      : [
          {
            group: 'stats' as const,
            label: __('Stats'),
            options: [option('view_stats', __('Can view stats')), option('hide_stats', __("Can't view stats"))],
          },
        ]),
    {
      group: 'linked',
      label: __('Link'),
      options: [option('is_linked', __('Linked')), option('is_unlinked', __('Unlinked'))],
    },
  ];
}

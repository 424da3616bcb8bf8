import { useRead } from '@flightdeck/shared/api';
import { firewallRead } from '@flightdeck/shared/calls/protection';

/** What the firewall tells of itself (SET-030). */
export interface FirewallFacts {
  /** File that runs the firewall before the site does; empty while that is not known. */
  readonly bootstrapPath: string;
  readonly hasRulesAccess: boolean;
}

/** @param isOn the call exists only while the firewall is on */
export function useFirewallFacts(isOn: boolean): FirewallFacts {
  const { data } = useRead(firewallRead, { enabled: isOn });
  return { bootstrapPath: data?.bootstrapPath ?? '', hasRulesAccess: data?.hasRulesAccess ?? false };
}

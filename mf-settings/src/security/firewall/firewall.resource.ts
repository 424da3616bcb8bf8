import { useRead } from '@flightdeck/shared/api';
import { firewallRead } from '@flightdeck/shared/calls';

/** Facts about the running firewall (SET-030). */
export interface FirewallFacts {
  /** Path of the file that runs the firewall before WordPress loads; empty if the file is not set up or not known yet. */
  readonly bootstrapPath: string;
  /** Whether the site has automatic rules, with or without updates. */
  readonly hasRulesAccess: boolean;
}

/** Reads the facts about the firewall. @param isOn whether the firewall is on; the endpoint exists only then */
export function useFirewallFacts(isOn: boolean): FirewallFacts {
  const { data } = useRead(firewallRead, { enabled: isOn });
  return { bootstrapPath: data?.bootstrapPath ?? '', hasRulesAccess: data?.hasRulesAccess ?? false };
}

import { useRead } from '@flightdeck/shared/api';
import { firewallRead } from '@flightdeck/shared/calls';

/** State of the running firewall (SET-030). */
export interface FirewallInput {
  /** Path of the file that runs the firewall before WordPress loads; empty if the file is not set up or not known yet. */
  readonly bootstrapPath: string;
  /** Whether the site has automatic rules, with or without updates. */
  readonly hasRulesAccess: boolean;
}

/** Reads the state of the firewall. @param isOn whether the firewall is on; the endpoint exists only then */
export function useFirewallInput(isOn: boolean): FirewallInput {
  const { data } = useRead(firewallRead, { enabled: isOn });
  return { bootstrapPath: data?.bootstrapPath ?? '', hasRulesAccess: data?.hasRulesAccess ?? false };
}

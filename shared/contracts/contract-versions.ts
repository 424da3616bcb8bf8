import type { EventTopic, StateTopic } from './topics';

/**
 * Version of each contract between the page and its areas. A build lists the ones that an area uses in `contract.json`
 * of its release; deploy and loader compare them with those of the page (docs/contracts.md, contract file). Minor: the
 * contract has grown. Major: code built for the version before does not work with it.
 */
export const contractVersions = {
  'bus:connection': '1.1.0',
  'bus:permissions': '1.0.0',
  'bus:notices': '1.0.0',
  'bus:licence.activated': '1.0.0',
  'bus:connection.connect-user': '1.0.0',
  'bus:recommendations.changed': '1.0.0',
  'schema:page-state': '1.2.0',
  'schema:part': '2.0.0',
  'schema:unsaved-work': '1.0.0',
} as const satisfies Readonly<Record<`bus:${StateTopic | EventTopic}` | `schema:${string}`, string>>;

export type ContractName = keyof typeof contractVersions;

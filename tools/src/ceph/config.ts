/** Ports on loopback that the daemons listen on. */
export interface CephPorts {
  readonly monitor: number;
  readonly gateway: number;
}

/**
 * Returns the configuration of a cluster with one daemon of each kind, on loopback, with its objects in memory. It has no
 * manager: only statistics and the balancer need one.
 * @param fsid ID of the cluster
 */
export const cephConfig = (folder: string, fsid: string, { monitor, gateway }: CephPorts): string => `[global]
fsid = ${fsid}
mon_host = v2:127.0.0.1:${monitor}/0
ms_bind_msgr1 = false
ms_bind_ipv6 = false
# Only this machine reaches the daemons.
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
# The gateway asks for an encrypted connection by default, which needs authentication.
ms_mon_client_mode = crc
run_dir = ${folder}
admin_socket = ${folder}/$name.asok
log_file =
log_to_stderr = true
debug_rocksdb = 0
mon_cluster_log_to_file = false
# A full disk of the machine must not stop the tests: objects are in memory.
mon_data_avail_warn = 1
mon_data_avail_crit = 1
mon_allow_pool_size_one = true
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
# Without it, the only storage daemon would have the weight of its missing disk, and get no data.
osd_crush_initial_weight = 1
[mon]
mon_data = ${folder}/mon
[osd]
osd_data = ${folder}/osd
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
osd_objectstore = memstore
memstore_device_bytes = 1073741824
osd_memory_target = 1073741824
[client]
rgw_frontends = beast endpoint=127.0.0.1:${gateway}
rgw_thread_pool_size = 64
`;

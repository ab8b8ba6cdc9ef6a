/** PostgreSQL settings for tens of concurrent guests, on a machine shared with the site. */
export const SETTINGS = {
  listen_addresses: '', // no TCP port
  max_connections: 60,
  shared_buffers: '64MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off', // noise every few minutes
  // Few processes: no parallel plans, no workers for reading ahead, no replication launcher.
  max_parallel_workers_per_gather: 0,
  max_parallel_maintenance_workers: 0,
  max_logical_replication_workers: 0,
  io_method: 'sync',
  max_wal_size: '256MB', // bounds the time of crash recovery, and the disk
  wal_keep_size: '256MB', // a backup copied from the running server needs all WAL written meanwhile
}

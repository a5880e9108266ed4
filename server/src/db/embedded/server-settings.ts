export type ServerSettings = Readonly<Record<string, string | number>>;

/** Given on the command line at every start, so that they can't drift from this list. */
export function serverSettings(port: number, changes: ServerSettings = {}): string[] {
  const settings: ServerSettings = {
    // TCP on loopback rather than a socket file: no limit on the length of the path, and the same on every system.
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'on',
    synchronous_commit: 'on',
    shared_buffers: '128MB',
    max_connections: 100,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    effective_cache_size: '512MB',
    random_page_cost: 1.1,
    jit: 'off', // costs more than it saves on the short queries of a web page
    lc_messages: 'C',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // One file per weekday, each begun anew a week later.
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'postgres-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: 0,
    log_checkpoints: 'off',
    // Failed statements and their details hold what people wrote; the log keeps only the kind of failure.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...changes,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

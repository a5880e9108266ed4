import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type TcpProxy = {
  /** The target's address with our port in it. */
  url: string;
  /** By these the target knows the connections that came through here. */
  upstreamPorts(): (number | undefined)[];
  /** Takes bytes and passes none on, in both directions. */
  stall(): void;
  /** Ends every connection and refuses new ones until `restore`. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  close(): Promise<void>;
};

/** By TCP, or by the file of a socket where the address of a database names its folder. */
export function reach({ hostname, port }: URL, defaultPort: number): Socket {
  const host = decodeURIComponent(hostname);
  return host.startsWith('/')
    ? connect(`${host}/.s.PGSQL.${port}`)
    : connect(Number(port || defaultPort), host);
}

/** For tests: stands between us and a server, and fails on demand. */
export async function startTcpProxy(target: string, defaultPort: number): Promise<TcpProxy> {
  const address = new URL(target);
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((client) => {
    const upstream = reach(address, defaultPort);
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    for (const end of pair) {
      end.on('error', () => {});
      end.on('close', () => {
        for (const other of pair) other.destroy();
        pairs.delete(pair);
      });
    }
    client.pipe(upstream).pipe(client);
  });
  const listen = (onPort: number) =>
    new Promise<void>((resolve) => server.listen(onPort, '127.0.0.1', resolve));
  await listen(0);
  const ownPort = (server.address() as AddressInfo).port;
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(ownPort);
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const end of [...pairs].flat()) end.destroy();
    await closed;
  };
  return {
    url: url.href,
    upstreamPorts: () => [...pairs].map(([, upstream]) => upstream.localPort),
    stall() {
      for (const [client, upstream] of pairs) {
        client.unpipe(upstream).resume();
        upstream.unpipe(client).resume();
      }
    },
    cut,
    restore: () => listen(ownPort),
    close: cut,
  };
}

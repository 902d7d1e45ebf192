import type { Server } from 'node:http';

/** A double of a service, listening on this machine alone. */
export interface Listening {
  /** `http://127.0.0.1:{port}` */
  readonly url: string;
  readonly port: number;
  /** Ends open connections too; once more does nothing. */
  stop(): Promise<void>;
}

/**
 * @param port any free one if 0
 * @throws the server's own error, such as `EADDRINUSE`
 */
export async function listenOnLoopback(server: Server, port = 0): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const given = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://127.0.0.1:${given}`,
    port: given,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

import { createServer, type Server, type Socket } from 'node:net';

/** Where the port hands a connection, by what it speaks. */
export interface ConnectionDoors {
  http2(socket: Socket): void;
  http1(socket: Socket): void;
  closed(connection: string): void;
}

export interface OpenPort {
  readonly port: number;
  close(): Promise<void>;
}

const PREFACE = 'PRI';
const ATTEMPTS = 20;

/**
 * One port for gRPC and HTTP/1, on 127.0.0.1 and (where there is IPv6) ::1, because clients say `localhost` and mean
 * either. With port 0, a port that is free on both.
 */
export async function openPort(wanted: number, host: string, doors: ConnectionDoors): Promise<OpenPort> {
  const sockets = new Set<Socket>();
  const accept = (socket: Socket): void => {
    sockets.add(socket);
    const connection = connectionName(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      doors.closed(connection);
    });
    // A connection that breaks before its protocol is known has nobody else to catch its error.
    socket.on('error', () => {});
    sniff(socket, doors);
  };
  const servers = await listenOnAll(wanted, host, accept);
  const address = servers[0]?.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return {
    port: address.port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

/** The same name that grpc-js gives the peer of a call. */
function connectionName(socket: Socket): string {
  return socket.remotePort ? `${socket.remoteAddress}:${socket.remotePort}` : 'unknown';
}

function sniff(socket: Socket, doors: ConnectionDoors): void {
  let seen = Buffer.alloc(0);
  const onReadable = (): void => {
    let chunk: Buffer | null = socket.read();
    while (chunk !== null) {
      seen = Buffer.concat([seen, chunk]);
      chunk = socket.read();
    }
    const text = seen.toString('latin1', 0, PREFACE.length);
    if (seen.length < PREFACE.length && PREFACE.startsWith(text)) return;
    socket.off('readable', onReadable);
    socket.unshift(seen);
    if (text === PREFACE) doors.http2(socket);
    else doors.http1(socket);
  };
  socket.on('readable', onReadable);
}

async function listenOnAll(
  wanted: number,
  host: string,
  accept: (socket: Socket) => void,
): Promise<Server[]> {
  const local = host === 'localhost' || host === '127.0.0.1' || host === '::1';
  if (!local) return [await listen(wanted, host, accept)];
  for (let attempt = 0; ; attempt++) {
    const first = await listen(wanted, '127.0.0.1', accept);
    const address = first.address();
    const port = address && typeof address !== 'string' ? address.port : wanted;
    try {
      return [first, await listen(port, '::1', accept)];
    } catch (error) {
      // Not `instanceof Error`: under jest, Node's own errors come from another realm.
      const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
      if (code !== 'EADDRINUSE') return [first];
      await new Promise((resolve) => first.close(resolve));
      if (wanted !== 0 || attempt >= ATTEMPTS) throw error;
    }
  }
}

function listen(port: number, host: string, accept: (socket: Socket) => void): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer({ noDelay: true }, accept);
    server.once('error', reject);
    server.listen({ port, host, ipv6Only: host === '::1' }, () => resolve(server));
  });
}

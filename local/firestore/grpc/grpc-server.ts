import { once } from 'node:events';
import type { Socket } from 'node:net';
import {
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  type MethodDefinition,
  Server,
  ServerCredentials,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { encodeMessage } from '../protocol/codec.ts';
import { rpcTypes } from '../protocol/descriptor.ts';
import { RPC_NAMES, type RpcMessages, type RpcName, STREAMED_ANSWERS } from '../protocol/rpc-messages.ts';
import type { Dispatcher } from '../rpc/dispatch.ts';
import { contextOf, decodeRequest, fail, type SurfaceCall, statusOf } from './grpc-call.ts';
import { listenStream, writeStream } from './two-way-streams.ts';

const SERVICE = '/google.firestore.v1.Firestore/';
const sameBytes = (bytes: Buffer): Buffer => bytes;

/** The gRPC door. It listens on nothing itself: the port hands it the sockets that speak HTTP/2. */
export interface GrpcDoor {
  accept(socket: Socket): void;
  /** Resolves when no client is connected any more. */
  empty(): Promise<void>;
  close(): void;
}

export function openGrpcDoor(dispatcher: Dispatcher): GrpcDoor {
  const server = new Server({
    'grpc.max_receive_message_length': -1,
    'grpc.max_send_message_length': -1,
    'grpc.max_concurrent_streams': 10_000,
  });
  const definition: Record<string, MethodDefinition<Buffer, Buffer>> = {};
  const implementation: UntypedServiceImplementation = {};
  for (const rpc of RPC_NAMES) {
    definition[rpc] = methodOf(rpc, false, STREAMED_ANSWERS.has(rpc));
    implementation[rpc] = STREAMED_ANSWERS.has(rpc) ? streaming(dispatcher, rpc) : unary(dispatcher, rpc);
  }
  definition['Listen'] = methodOf('Listen', true, true);
  implementation['Listen'] = listenStream(dispatcher.service);
  definition['Write'] = methodOf('Write', true, true);
  implementation['Write'] = writeStream(dispatcher.service);
  server.addService(definition, implementation);
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  const sockets = new Set<Socket>();
  return {
    accept: (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      injector.injectConnection(socket);
    },
    empty: async () => {
      while (sockets.size > 0) await Promise.all([...sockets].map((socket) => once(socket, 'close')));
    },
    close: () => {
      injector.destroy();
      server.forceShutdown();
    },
  };
}

/** Messages pass as bytes: they are decoded by the handler, so that a bad one is answered with INVALID_ARGUMENT. */
function methodOf(
  rpc: string,
  requestStream: boolean,
  responseStream: boolean,
): MethodDefinition<Buffer, Buffer> {
  return {
    path: SERVICE + rpc,
    requestStream,
    responseStream,
    requestSerialize: sameBytes,
    requestDeserialize: sameBytes,
    responseSerialize: sameBytes,
    responseDeserialize: sameBytes,
  };
}

function unary(dispatcher: Dispatcher, rpc: RpcName): handleUnaryCall<Buffer, Buffer> {
  return (call, callback) => {
    answer(dispatcher, rpc, call.request, call).then(
      (messages) => callback(null, messages[0] ?? Buffer.alloc(0)),
      (error: unknown) => callback(statusOf(error)),
    );
  };
}

function streaming(dispatcher: Dispatcher, rpc: RpcName): handleServerStreamingCall<Buffer, Buffer> {
  return (call) => {
    answer(dispatcher, rpc, call.request, call).then(
      (messages) => {
        for (const message of messages) call.write(message);
        call.end();
      },
      (error: unknown) => {
        // An error without headers before it reads as "no response" to the server SDK, which then tries again for 7 s.
        call.sendMetadata(new Metadata());
        fail(call, error);
      },
    );
  };
}

async function answer<R extends RpcName>(
  dispatcher: Dispatcher,
  rpc: R,
  bytes: Buffer,
  call: SurfaceCall,
): Promise<Buffer[]> {
  const types = rpcTypes(rpc);
  const request = decodeRequest<RpcMessages[R]['request']>(types.request, bytes);
  const context = contextOf(call);
  const messages = await dispatcher.call(rpc, request, context);
  const encoded = messages.map((message) => encodeMessage(types.response, message));
  dispatcher.countBytes(
    bytes.length,
    encoded.reduce((sum, one) => sum + one.length, 0),
    context.measurement,
  );
  return encoded;
}

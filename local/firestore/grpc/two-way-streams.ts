import type { handleBidiStreamingCall, ServerDuplexStream } from '@grpc/grpc-js';
import { ListenSession } from '../listen/listen-session.ts';
import { WriteSession } from '../listen/write-session.ts';
import { encodeMessage } from '../protocol/codec.ts';
import type { StreamMessages } from '../protocol/rpc-messages.ts';
import type { WireListenResponse } from '../protocol/wire.ts';
import type { Service } from '../rpc/context.ts';
import { contextOf, decodeRequest, fail } from './grpc-call.ts';

type Handler = handleBidiStreamingCall<Buffer, Buffer>;
type Call = ServerDuplexStream<Buffer, Buffer>;

/** Many streams are sent the same message, as one object. */
const encoded = new WeakMap<WireListenResponse, Buffer>();

function encodedOnce(response: WireListenResponse): Buffer {
  const known = encoded.get(response);
  if (known) return known;
  const bytes = encodeMessage('ListenResponse', response);
  encoded.set(response, bytes);
  return bytes;
}

/** Listen over gRPC. */
export const listenStream = (service: Service): Handler =>
  twoWay('ListenRequest', (call: Call) => {
    const session = new ListenSession(service, contextOf(call), {
      send: (response) => call.write(encodedOnce(response)),
      fail: (error) => fail(call, error),
    });
    return {
      handle: (request: StreamMessages['Listen']['request']) => session.handle(request),
      close: () => session.close(),
      end: () => {
        session.close();
        call.end();
      },
    };
  });

/** Write over gRPC. */
export const writeStream = (service: Service): Handler =>
  twoWay('WriteRequest', (call: Call) => {
    const session = new WriteSession(service, contextOf(call), {
      send: (response) => call.write(encodeMessage('WriteResponse', response)),
      fail: (error) => fail(call, error),
    });
    return {
      handle: (request: StreamMessages['Write']['request']) => session.handle(request),
      close: () => session.close(),
      end: () => session.afterTurn(() => call.end()),
    };
  });

interface Session<Request> {
  handle(request: Request): void;
  close(): void;
  /** The client will send no more. */
  end(): void;
}

function twoWay<Request>(requestType: string, open: (call: Call) => Session<Request>): Handler {
  return (call) => {
    let session: Session<Request> | undefined;
    const close = (): void => session?.close();
    call.on('cancelled', close);
    call.on('error', close);
    call.on('end', () => session?.end());
    try {
      session = open(call);
    } catch (error) {
      fail(call, error);
      return;
    }
    call.on('data', (bytes: Buffer) => {
      try {
        session?.handle(decodeRequest<Request>(requestType, bytes));
      } catch (error) {
        close();
        fail(call, error);
      }
    });
  };
}

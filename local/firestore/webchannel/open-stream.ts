import { type FirestoreError, STATUS, toFirestoreError } from '../errors.ts';
import { parseJson } from '../http/http-door.ts';
import { ListenSession } from '../listen/listen-session.ts';
import { WriteSession } from '../listen/write-session.ts';
import { messageFromJson, messageToJson } from '../protocol/codec.ts';
import { jsonText } from '../protocol/json-text.ts';
import type { StreamMessages } from '../protocol/rpc-messages.ts';
import type { CallContext, Service } from '../rpc/context.ts';
import { listenText } from './listen-text.ts';

export type StreamName = keyof StreamMessages;

/** One stream of Firestore, spoken in JSON text. */
export interface JsonStream {
  /** Takes a request of the client. */
  handle(data: string): void;
  close(): void;
}

/** What a stream does to its channel. */
export interface StreamOutlet {
  /** @param payload an array of one response or error, as JSON */
  send(payload: string): void;
}

/** Opens a Listen or Write stream. Whatever fails is told to the client as its last message. */
export function openStream(
  name: StreamName,
  service: Service,
  context: () => CallContext,
  outlet: StreamOutlet,
): JsonStream {
  const fail = (error: FirestoreError): void => outlet.send(errorPayload(error));
  try {
    return name === 'Listen'
      ? listen(service, context(), outlet, fail)
      : write(service, context(), outlet, fail);
  } catch (error) {
    fail(toFirestoreError(error));
    return { handle: () => {}, close: () => {} };
  }
}

function listen(
  service: Service,
  context: CallContext,
  outlet: StreamOutlet,
  fail: (error: FirestoreError) => void,
): JsonStream {
  const session = new ListenSession(service, context, {
    send: (response) => outlet.send(`[${listenText(response)}]`),
    fail,
  });
  return spokenInJson<StreamMessages['Listen']['request']>('ListenRequest', session, fail);
}

function write(
  service: Service,
  context: CallContext,
  outlet: StreamOutlet,
  fail: (error: FirestoreError) => void,
): JsonStream {
  const session = new WriteSession(service, context, {
    send: (response) => outlet.send(`[${jsonText(messageToJson('WriteResponse', response))}]`),
    fail,
  });
  return spokenInJson<StreamMessages['Write']['request']>('WriteRequest', session, fail);
}

interface Session<Request> {
  handle(request: Request): void;
  close(): void;
}

function spokenInJson<Request>(
  requestType: string,
  session: Session<Request>,
  fail: (error: FirestoreError) => void,
): JsonStream {
  let open = true;
  return {
    handle: (data) => {
      if (!open) return;
      try {
        const message = parseJson(data);
        session.handle(messageFromJson<Request>(requestType, message, { ignoreUnknownNames: true }));
      } catch (error) {
        open = false;
        session.close();
        fail(toFirestoreError(error));
      }
    },
    close: () => session.close(),
  };
}

function errorPayload({ status, message }: FirestoreError): string {
  return JSON.stringify([{ error: { code: STATUS[status].http, status, message } }]);
}

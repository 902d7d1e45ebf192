import { measurementOfCaller } from '../cost/measurement.ts';
import type { FirestoreError } from '../errors.ts';
import { ListenSession } from '../listen/listen-session.ts';
import type { RpcMessages, RpcName } from '../protocol/rpc-messages.ts';
import type { CallContext } from '../rpc/context.ts';
import type { Dispatcher } from '../rpc/dispatch.ts';
import type { Carrier } from './connect-in-process.ts';

let connections = 0;

/**
 * Carries the calls of one client to a server of the same process: what gRPC, HTTP/2 and their bytes cost is saved, and nothing else. A call
 * arrives in a later turn of the event loop, as from a socket, so that calls made at once overtake each other's preparations as they do there.
 * @param closed is told the connection's name when the client hangs up
 */
export function carryInProcess(dispatcher: Dispatcher, closed: (connection: string) => void): Carrier {
  connections += 1;
  const connection = `in-process-${connections}`;
  const context = (): CallContext => ({
    principal: { kind: 'administrator' },
    connection,
    signal: new AbortController().signal,
    measurement: measurementOfCaller(),
  });
  const dispatch = (
    rpc: RpcName,
    request: RpcMessages[RpcName]['request'],
    by: CallContext,
  ): Promise<readonly object[]> => dispatcher.call(rpc, request, by);
  return {
    call: async (rpc, request) => {
      const by = context();
      await new Promise(setImmediate);
      return dispatch(rpc, request, by);
    },
    listen: (outlet: { send(response: object): void; fail(error: FirestoreError): void }) =>
      new ListenSession(dispatcher.service, context(), outlet),
    hangUp: () => closed(connection),
  };
}

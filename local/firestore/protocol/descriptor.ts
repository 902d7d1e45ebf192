import protobuf from 'protobufjs';
// A relative path, because the package does not export its protos; they ship with it, so they cannot drift from the SDK.
import descriptor from '../../../node_modules/@google-cloud/firestore/build/protos/v1.json' with {
  type: 'json',
};

let loaded: protobuf.Root | undefined;

function root(): protobuf.Root {
  if (loaded) return loaded;
  const made = protobuf.Root.fromJSON(descriptor);
  // `verify` is spoken by the web SDK's transactions and missing from the server SDK's copy of the protos.
  const write = made.lookupType('google.firestore.v1.Write');
  if (!write.fields['verify']) {
    const verify = new protobuf.Field('verify', 5, 'string');
    write.add(verify);
    write.oneofs['operation']?.add(verify);
  }
  made.resolveAll();
  loaded = made;
  return made;
}

const types = new Map<string, protobuf.Type>();

/** A message type of google.firestore.v1 by its short name, e.g. `CommitRequest`. */
export function messageType(name: string): protobuf.Type {
  const known = types.get(name);
  if (known) return known;
  const type = root().lookupType(name.includes('.') ? name : `google.firestore.v1.${name}`);
  types.set(name, type);
  return type;
}

export interface RpcTypes {
  readonly request: string;
  readonly response: string;
}

const rpcs = new Map<string, RpcTypes>();

/** Request and response type names of an RPC. Remembered: every call asks. */
export function rpcTypes(rpc: string): RpcTypes {
  const known = rpcs.get(rpc);
  if (known) return known;
  const method = root().lookupService('google.firestore.v1.Firestore').methods[rpc];
  if (!method) throw new Error(`The service has no RPC named ${rpc}.`);
  const named = {
    request: method.resolvedRequestType?.fullName.slice(1) ?? method.requestType,
    response: method.resolvedResponseType?.fullName.slice(1) ?? method.responseType,
  };
  rpcs.set(rpc, named);
  return named;
}

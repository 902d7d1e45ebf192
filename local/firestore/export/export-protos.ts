import protobuf from 'protobufjs';

/**
 * The messages of an export. Entities are those of the old App Engine datastore (`apphosting.datastore.v3`, published
 * with the App Engine SDK as storage_onestore_v3.proto); the metadata messages are published nowhere, their fields are
 * those of exports by the official emulator.
 */
const SOURCE = `
syntax = "proto2";

message EntityProto {
  required Reference key = 13;
  repeated Property property = 14;
  repeated Property raw_property = 15;
  optional Path entity_group = 16;
}
message Reference {
  required string app = 13;
  required Path path = 14;
  optional string name_space = 20;
  optional string database_id = 23;
}
message Path {
  repeated group Element = 1 {
    required string type = 2;
    optional int64 id = 3;
    optional string name = 4;
  }
}
message Property {
  optional int32 meaning = 1;
  required string name = 3;
  required bool multiple = 4;
  required PropertyValue value = 5;
}
message PropertyValue {
  optional int64 int64_value = 1;
  optional bool boolean_value = 2;
  optional bytes string_value = 3;
  optional double double_value = 4;
  optional group PointValue = 5 {
    required double x = 6;
    required double y = 7;
  }
  optional group ReferenceValue = 12 {
    required string app = 13;
    repeated group PathElement = 14 {
      required string type = 15;
      optional int64 id = 16;
      optional string name = 17;
    }
    optional string name_space = 20;
    optional string database_id = 23;
  }
}

message OverallMetadata {
  repeated Entry entries = 1;
  message Entry {
    required Version version = 1;
    required string metadata_file = 2;
    required int64 entity_count = 3;
    required int64 byte_count = 4;
  }
  message Version {
    required int32 overall = 1;
    required int32 entity = 3;
  }
}
message KindMetadata {
  required Header header = 1;
  repeated Output outputs = 2;
  message Header {
    required string export_name = 1;
    required int64 start_micros = 2;
    required int64 end_micros = 3;
  }
  message Output {
    optional string name_space = 1;
    repeated string files = 2;
  }
}
`;

interface PathElementProto {
  type: string;
  id?: string;
  name?: string;
}

export interface PropertyValueProto {
  /** Decimal. */
  int64Value?: string;
  booleanValue?: boolean;
  stringValue?: Uint8Array;
  doubleValue?: number;
  pointValue?: { x: number; y: number };
  referenceValue?: { app: string; pathElement?: PathElementProto[]; databaseId?: string };
}

export interface PropertyProto {
  meaning?: number;
  name: string;
  multiple: boolean;
  value: PropertyValueProto;
}

export interface EntityProto {
  key: { app: string; path: { element?: PathElementProto[] }; nameSpace?: string; databaseId?: string };
  property?: PropertyProto[];
  rawProperty?: PropertyProto[];
  entityGroup?: { element?: PathElementProto[] };
}

export interface OverallMetadataProto {
  entries?: {
    version: { overall: number; entity: number };
    metadataFile: string;
    entityCount: string;
    byteCount: string;
  }[];
}

export interface KindMetadataProto {
  header: { exportName: string; startMicros: string; endMicros: string };
  outputs?: { nameSpace?: string; files?: string[] }[];
}

interface Messages {
  EntityProto: EntityProto;
  OverallMetadata: OverallMetadataProto;
  KindMetadata: KindMetadataProto;
}

let loaded: protobuf.Root | undefined;

function typeOf(name: keyof Messages): protobuf.Type {
  if (!loaded) {
    loaded = protobuf.parse(SOURCE).root;
    loaded.resolveAll();
  }
  return loaded.lookupType(name);
}

export function encodeProto<N extends keyof Messages>(name: N, message: Messages[N]): Buffer {
  const type = typeOf(name);
  return Buffer.from(type.encode(type.fromObject(message)).finish());
}

/** The converter of this folder: the one place where a type is asserted. Throws for bytes that are no such message. */
export function decodeProto<N extends keyof Messages>(name: N, bytes: Uint8Array): Messages[N] {
  const type = typeOf(name);
  return type.toObject(type.decode(bytes), { longs: String }) as Messages[N];
}

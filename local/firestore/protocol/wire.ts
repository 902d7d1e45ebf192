/**
 * The messages of google.firestore.v1 as plain objects, as `codec.ts` makes and takes them: camelCase names, enums as
 * their names, int64 as decimal strings, bytes as Uint8Array, an absent field absent. Only what firestore-local reads.
 */
export interface WireTimestamp {
  seconds?: string | number;
  nanos?: number;
}

export interface WireValue {
  nullValue?: string | number;
  booleanValue?: boolean;
  integerValue?: string | number;
  doubleValue?: number;
  timestampValue?: WireTimestamp;
  stringValue?: string;
  bytesValue?: Uint8Array;
  referenceValue?: string;
  geoPointValue?: { latitude?: number; longitude?: number };
  arrayValue?: { values?: WireValue[] };
  mapValue?: { fields?: WireFields };
  /** The last four in pipelines only. */
  fieldReferenceValue?: string;
  variableReferenceValue?: string;
  functionValue?: { name?: string; args?: WireValue[] };
  pipelineValue?: { stages?: WireStage[] };
}

/** A stage of a pipeline; what its arguments mean is its own matter. */
export interface WireStage {
  name?: string;
  args?: WireValue[];
  options?: WireFields;
}

export interface WireFields {
  [name: string]: WireValue;
}

export interface WireDocument {
  name?: string;
  fields?: WireFields;
  createTime?: WireTimestamp;
  updateTime?: WireTimestamp;
}

export interface WireMask {
  fieldPaths?: string[];
}

export interface WirePrecondition {
  exists?: boolean;
  updateTime?: WireTimestamp;
}

export interface WireFieldTransform {
  fieldPath?: string;
  setToServerValue?: string;
  increment?: WireValue;
  maximum?: WireValue;
  minimum?: WireValue;
  appendMissingElements?: { values?: WireValue[] };
  removeAllFromArray?: { values?: WireValue[] };
}

export interface WireWrite {
  update?: WireDocument;
  delete?: string;
  verify?: string;
  transform?: { document?: string; fieldTransforms?: WireFieldTransform[] };
  updateMask?: WireMask;
  updateTransforms?: WireFieldTransform[];
  currentDocument?: WirePrecondition;
}

export interface WireWriteResult {
  updateTime?: WireTimestamp;
  transformResults?: WireValue[];
}

export interface WireTransactionOptions {
  readOnly?: { readTime?: WireTimestamp };
  readWrite?: { retryTransaction?: Uint8Array };
}

/** How a read chooses its point in time; the three are exclusive on the wire. */
export interface WireConsistency {
  transaction?: Uint8Array;
  newTransaction?: WireTransactionOptions;
  readTime?: WireTimestamp;
}

export interface WireFieldReference {
  fieldPath?: string;
}

export interface WireFilter {
  compositeFilter?: { op?: string; filters?: WireFilter[] };
  fieldFilter?: { field?: WireFieldReference; op?: string; value?: WireValue };
  unaryFilter?: { op?: string; field?: WireFieldReference };
}

export interface WireCursor {
  values?: WireValue[];
  before?: boolean;
}

export interface WireOrder {
  field?: WireFieldReference;
  direction?: string;
}

export interface WireFindNearest {
  vectorField?: WireFieldReference;
  queryVector?: WireValue;
  distanceMeasure?: string;
  limit?: { value?: number };
  distanceResultField?: string;
  distanceThreshold?: { value?: number };
}

export interface WireStructuredQuery {
  select?: { fields?: WireFieldReference[] };
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: WireFilter;
  orderBy?: WireOrder[];
  startAt?: WireCursor;
  endAt?: WireCursor;
  offset?: number;
  limit?: { value?: number };
  findNearest?: WireFindNearest;
}

export interface WireAggregation {
  count?: { upTo?: { value?: string | number } };
  sum?: { field?: WireFieldReference };
  avg?: { field?: WireFieldReference };
  alias?: string;
}

export interface WireTarget {
  query?: { parent?: string; structuredQuery?: WireStructuredQuery };
  documents?: { documents?: string[] };
  resumeToken?: Uint8Array;
  readTime?: WireTimestamp;
  targetId?: number;
  once?: boolean;
  expectedCount?: { value?: number };
}

export interface WireTargetChange {
  targetChangeType?: 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';
  targetIds?: number[];
  cause?: { code?: number; message?: string };
  resumeToken?: Uint8Array;
  readTime?: WireTimestamp;
}

export interface WireBloomFilter {
  bits: { bitmap: Uint8Array; padding: number };
  hashCount: number;
}

export interface WireListenResponse {
  targetChange?: WireTargetChange;
  documentChange?: { document?: WireDocument; targetIds?: number[]; removedTargetIds?: number[] };
  documentDelete?: { document?: string; removedTargetIds?: number[]; readTime?: WireTimestamp };
  documentRemove?: { document?: string; removedTargetIds?: number[]; readTime?: WireTimestamp };
  filter?: { targetId?: number; count?: number; unchangedNames?: WireBloomFilter };
}

/** google.protobuf.Struct, as far as query explain uses it. */
export interface WireStruct {
  fields: { [name: string]: { stringValue: string } | { structValue: WireStruct } };
}

export interface ExplainMetrics {
  planSummary: { indexesUsed: WireStruct[] };
  executionStats?: {
    resultsReturned: number;
    readOperations: number;
    executionDuration: { seconds: number; nanos: number };
    debugStats: WireStruct;
  };
}

import type {
  ExplainMetrics,
  WireAggregation,
  WireConsistency,
  WireCursor,
  WireDocument,
  WireListenResponse,
  WireMask,
  WirePrecondition,
  WireStage,
  WireStructuredQuery,
  WireTarget,
  WireTimestamp,
  WireTransactionOptions,
  WireValue,
  WireWrite,
  WireWriteResult,
} from './wire.ts';

interface Empty {
  readonly [field: string]: never;
}

interface QueryRequest extends WireConsistency {
  parent?: string;
  structuredQuery?: WireStructuredQuery;
  explainOptions?: { analyze?: boolean };
}

/** Request and response of every RPC that is not a two-way stream. A streaming answer is a list of its messages. */
export interface RpcMessages {
  GetDocument: { request: { name?: string; mask?: WireMask } & WireConsistency; response: WireDocument };
  ListDocuments: {
    request: {
      parent?: string;
      collectionId?: string;
      pageSize?: number;
      pageToken?: string;
      orderBy?: string;
      mask?: WireMask;
      showMissing?: boolean;
    } & WireConsistency;
    response: { documents?: WireDocument[]; nextPageToken?: string };
  };
  CreateDocument: {
    request: {
      parent?: string;
      collectionId?: string;
      documentId?: string;
      document?: WireDocument;
      mask?: WireMask;
    };
    response: WireDocument;
  };
  UpdateDocument: {
    request: {
      document?: WireDocument;
      updateMask?: WireMask;
      mask?: WireMask;
      currentDocument?: WirePrecondition;
    };
    response: WireDocument;
  };
  DeleteDocument: { request: { name?: string; currentDocument?: WirePrecondition }; response: Empty };
  BatchGetDocuments: {
    request: { database?: string; documents?: string[]; mask?: WireMask } & WireConsistency;
    response: {
      found?: WireDocument;
      missing?: string;
      transaction?: Uint8Array;
      readTime?: WireTimestamp;
    };
  };
  BeginTransaction: {
    request: { database?: string; options?: WireTransactionOptions };
    response: { transaction: Uint8Array };
  };
  Commit: {
    request: { database?: string; writes?: WireWrite[]; transaction?: Uint8Array };
    response: { writeResults: WireWriteResult[]; commitTime: WireTimestamp };
  };
  Rollback: { request: { database?: string; transaction?: Uint8Array }; response: Empty };
  RunQuery: {
    request: QueryRequest;
    response: {
      transaction?: Uint8Array;
      document?: WireDocument;
      readTime?: WireTimestamp;
      skippedResults?: number;
      done?: boolean;
      explainMetrics?: ExplainMetrics;
    };
  };
  ExecutePipeline: {
    request: {
      database?: string;
      structuredPipeline?: { pipeline?: { stages?: WireStage[] } };
    } & WireConsistency;
    response: { transaction?: Uint8Array; results: WireDocument[]; executionTime: WireTimestamp };
  };
  RunAggregationQuery: {
    request: {
      parent?: string;
      structuredAggregationQuery?: {
        structuredQuery?: WireStructuredQuery;
        aggregations?: WireAggregation[];
      };
      explainOptions?: { analyze?: boolean };
    } & WireConsistency;
    response: {
      result?: { aggregateFields: Record<string, WireValue> };
      transaction?: Uint8Array;
      readTime?: WireTimestamp;
      explainMetrics?: ExplainMetrics;
    };
  };
  PartitionQuery: {
    request: {
      parent?: string;
      structuredQuery?: WireStructuredQuery;
      partitionCount?: string | number;
      pageToken?: string;
      pageSize?: number;
      readTime?: WireTimestamp;
    };
    response: { partitions: WireCursor[]; nextPageToken: string };
  };
  ListCollectionIds: {
    request: { parent?: string; pageSize?: number; pageToken?: string; readTime?: WireTimestamp };
    response: { collectionIds: string[]; nextPageToken: string };
  };
  BatchWrite: {
    request: { database?: string; writes?: WireWrite[] };
    response: { writeResults: WireWriteResult[]; status: { code: number; message: string }[] };
  };
}

export type RpcName = keyof RpcMessages;

/** The RPCs that answer with a stream of messages. */
export const STREAMED_ANSWERS: ReadonlySet<RpcName> = new Set([
  'BatchGetDocuments',
  'RunQuery',
  'ExecutePipeline',
  'RunAggregationQuery',
]);

export const RPC_NAMES = [
  'GetDocument',
  'ListDocuments',
  'CreateDocument',
  'UpdateDocument',
  'DeleteDocument',
  'BatchGetDocuments',
  'BeginTransaction',
  'Commit',
  'Rollback',
  'RunQuery',
  'ExecutePipeline',
  'RunAggregationQuery',
  'PartitionQuery',
  'ListCollectionIds',
  'BatchWrite',
] as const satisfies readonly RpcName[];

/** The two two-way streams. */
export interface StreamMessages {
  Write: {
    request: { database?: string; streamId?: string; writes?: WireWrite[]; streamToken?: Uint8Array };
    response: {
      streamId?: string;
      streamToken?: Uint8Array;
      writeResults?: WireWriteResult[];
      commitTime?: WireTimestamp;
    };
  };
  Listen: {
    request: { database?: string; addTarget?: WireTarget; removeTarget?: number };
    response: WireListenResponse;
  };
}

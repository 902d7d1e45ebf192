/**
 * A wire double of Cloud Storage's JSON API on loopback, as far as Merve uses it: an object uploaded in one request, its metadata, its
 * bytes, its removal; with the checksums and refusals of the service. The official emulator needs Java, and a download.
 * https://cloud.google.com/storage/docs/json_api/v1
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { listenOnLoopback } from '../listen-on-loopback.ts';
import { crc32c, md5 } from './checksums.ts';
import { objectShelf, type StoredObject } from './object-shelf.ts';
import { readMultipart } from './read-multipart.ts';

/** What befalls the next request, once. */
export type StorageFault =
  | { readonly kind: 'status'; readonly status: number; readonly reason?: string }
  | { readonly kind: 'reset' };

export interface StorageRequest {
  readonly call: 'upload' | 'metadata' | 'download' | 'remove' | 'unknown';
  readonly name: string;
  /** 0 for one that was given no answer. */
  readonly status: number;
}

export interface CloudStorageDouble {
  readonly url: string;
  readonly port: number;
  readonly requests: readonly StorageRequest[];
  plan(...faults: readonly StorageFault[]): void;
  /** What lies in a bucket under a name. */
  object(bucket: string, name: string): StoredObject | undefined;
  stop(): Promise<void>;
}

export interface CloudStorageDoubleOptions {
  /** 0 or left out takes a free one. */
  readonly port?: number;
  /** Objects are kept here too; without it all is gone at the end. */
  readonly directory?: string;
  /** Bytes it takes in all: then it answers as an account does that has reached its quota. */
  readonly capacity?: number;
}

const uploadPath = /^\/upload\/storage\/v1\/b\/([^/]+)\/o$/;
/** The SDK leaves `/storage/v1` out where it is told of an emulator. */
const objectPath = /^\/(?:download\/)?(?:storage\/v1\/)?b\/([^/]+)\/o\/([^/]+)$/;
const named = z.object({ name: z.string().min(1), contentType: z.string().optional() });

export async function startCloudStorageDouble(
  options: CloudStorageDoubleOptions = {},
): Promise<CloudStorageDouble> {
  const { capacity = Number.POSITIVE_INFINITY } = options;
  const shelf = objectShelf(options.directory);
  const requests: StorageRequest[] = [];
  const faults: StorageFault[] = [];
  let generation = Date.now() * 1000;

  const json = (response: ServerResponse, status: number, body: object): number => {
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
    response.end(JSON.stringify(body));
    return status;
  };
  const refuse = (response: ServerResponse, code: number, reason: string, message: string): number =>
    json(response, code, { error: { code, message, errors: [{ domain: 'global', reason, message }] } });
  const notFound = (response: ServerResponse, bucket: string, name: string) =>
    refuse(response, 404, 'notFound', `No such object: ${bucket}/${name}`);
  const resource = (bucket: string, { name, contentType, generation: version, bytes }: StoredObject) => ({
    kind: 'storage#object',
    id: `${bucket}/${name}/${version}`,
    ...{ name, bucket, contentType, generation: String(version), metageneration: '1' },
    ...{ size: String(bytes.length), md5Hash: md5(bytes), crc32c: crc32c(bytes) },
  });

  function upload(
    bucket: string,
    url: URL,
    request: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ) {
    const type = request.headers['content-type'] ?? '';
    const read =
      url.searchParams.get('uploadType') === 'multipart'
        ? readMultipart(type, body)
        : { metadata: {}, contentType: type, bytes: body };
    const about = named.safeParse({
      name: url.searchParams.get('name'),
      ...(typeof read?.metadata === 'object' ? read.metadata : {}),
    });
    if (read === null || !about.success)
      return { name: '', status: refuse(response, 400, 'required', 'Required parameter: name') };
    const { name, contentType = read.contentType } = about.data;
    const before = shelf.get(bucket, name)?.bytes.length ?? 0;
    if (shelf.size - before + read.bytes.length > capacity)
      return { name, status: refuse(response, 403, 'quotaExceeded', 'The quota of the project is exceeded') };
    generation += 1;
    const stored = { name, contentType, generation, bytes: read.bytes };
    shelf.put(bucket, stored);
    return { name, status: json(response, 200, resource(bucket, stored)) };
  }

  function ofObject(
    { bucket, name }: { readonly bucket: string; readonly name: string },
    {
      method,
      url,
      response,
    }: { readonly method: string; readonly url: URL; readonly response: ServerResponse },
  ): { readonly call: StorageRequest['call']; readonly status: number } {
    const stored = shelf.get(bucket, name);
    if (method === 'DELETE') {
      const wanted = url.searchParams.get('ifGenerationMatch');
      if (stored !== undefined && wanted !== null && wanted !== String(stored.generation))
        return { call: 'remove', status: refuse(response, 412, 'conditionNotMet', 'Precondition Failed') };
      if (!shelf.remove(bucket, name)) return { call: 'remove', status: notFound(response, bucket, name) };
      response.writeHead(204).end();
      return { call: 'remove', status: 204 };
    }
    const isDownload = url.searchParams.get('alt') === 'media' || url.pathname.startsWith('/download/');
    const call = isDownload ? 'download' : 'metadata';
    if (stored === undefined) return { call, status: notFound(response, bucket, name) };
    if (!isDownload) return { call, status: json(response, 200, resource(bucket, stored)) };
    response.writeHead(200, {
      'content-type': stored.contentType,
      'content-length': stored.bytes.length,
      'x-goog-hash': `crc32c=${crc32c(stored.bytes)},md5=${md5(stored.bytes)}`,
      'x-goog-generation': String(stored.generation),
      'x-goog-stored-content-length': String(stored.bytes.length),
    });
    response.end(stored.bytes);
    return { call, status: 200 };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<StorageRequest> {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(Buffer.from(piece));
    const url = new URL(request.url ?? '/', 'http://double');
    const method = request.method ?? 'GET';
    const [uploaded, asked] = [uploadPath.exec(url.pathname), objectPath.exec(url.pathname)];
    const name = decodeURIComponent(asked?.[2] ?? url.searchParams.get('name') ?? '');
    const fault = faults.shift();
    if (fault?.kind === 'reset') {
      response.socket?.resetAndDestroy();
      return { call: 'unknown', name, status: 0 };
    }
    if (fault?.kind === 'status') {
      const { status, reason = 'backendError' } = fault;
      return { call: 'unknown', name, status: refuse(response, status, reason, 'Planned by the test') };
    }
    if (uploaded?.[1] !== undefined && method === 'POST')
      return { call: 'upload', ...upload(uploaded[1], url, request, Buffer.concat(pieces), response) };
    if (asked?.[1] !== undefined)
      return { name, ...ofObject({ bucket: asked[1], name }, { method, url, response }) };
    return { call: 'unknown', name, status: refuse(response, 404, 'notFound', 'Not Found') };
  }

  const server = createServer((request, response) => {
    answer(request, response).then(
      (done) => requests.push(done),
      () => response.destroy(),
    );
  });
  const listening = await listenOnLoopback(server, options.port);
  return {
    ...listening,
    requests,
    plan: (...more) => {
      faults.push(...more);
    },
    object: (bucket, name) => shelf.get(bucket, name),
  };
}

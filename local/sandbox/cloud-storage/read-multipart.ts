/** What one request uploads. */
export interface Upload {
  /** As JSON: `name`, `contentType`. */
  readonly metadata: unknown;
  readonly contentType: string;
  readonly bytes: Buffer;
}

const blankLine = Buffer.from('\r\n\r\n');

/**
 * The two parts of a `multipart/related` upload: what the object is called, and its bytes.
 * https://cloud.google.com/storage/docs/uploading-objects#rest-upload-objects
 * @returns null for a body that is none.
 */
export function readMultipart(contentType: string, body: Buffer): Upload | null {
  const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1];
  if (boundary === undefined) return null;
  const mark = Buffer.from(`--${boundary}`);
  const starts: number[] = [];
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.length)) starts.push(at);
  const [first, second, end] = starts;
  if (first === undefined || second === undefined || end === undefined) return null;
  const metadata = partOf(body.subarray(first + mark.length, second));
  const content = partOf(body.subarray(second + mark.length, end));
  if (metadata === null || content === null) return null;
  return {
    metadata: JSON.parse(metadata.bytes.toString('utf8')),
    contentType: /content-type:\s*(\S+)/i.exec(content.headers)?.[1] ?? 'application/octet-stream',
    bytes: content.bytes,
  };
}

/** Between the end of the mark's line and the line break before the next mark. */
function partOf(part: Buffer): { readonly headers: string; readonly bytes: Buffer } | null {
  const at = part.indexOf(blankLine);
  if (at === -1) return null;
  return {
    headers: part.subarray(0, at).toString('latin1'),
    bytes: part.subarray(at + blankLine.length, part.length - 2),
  };
}

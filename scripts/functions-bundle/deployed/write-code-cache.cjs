'use strict';
// Rehearses each function once and keeps the bytecode of what ran: the `postinstall` of the deployed directory, which Cloud Build runs
// as it installs, with the very Node that will serve. Best effort by design: without a cache everything works, only the first
// answer of an instance is later; so no failure here may fail a deployment.
//
// Nothing real is reached: secrets are invented, and "Firestore" is a server in the same process that answers every call
// with nothing. That fails, after running nearly all the code of a success.
const { spawnSync } = require('node:child_process');
const { createHmac } = require('node:crypto');
const http = require('node:http');
const http2 = require('node:http2');
const { once } = require('node:events');

const rehearsalTimeoutMs = 30_000;
const publicUrl = 'http://127.0.0.1/rehearsal';
const authToken = 'rehearsal-only';
const signatureHeader = 'x-twilio-signature';
/** Success without content: the client gives up at once, while any error code makes it try again for seconds. */
const nothing = { ':status': 200, 'content-type': 'application/grpc', 'grpc-status': '0' };

/** What is said to whom, in this order: a file shared by several functions keeps the cache of the first one. */
const rehearsals = {
  twilioWebhook: [
    signed('twilioWebhook', inboundMessage()),
    { path: '/', body: '', headers: { [signatureHeader]: 'none' } },
  ],
  onInboundMessage: [{ event: inboundEvent() }],
  // A token that is none is refused before anybody is asked for keys.
  api: [
    { path: '/health' },
    { path: '/chat/message', body: '{}', headers: { authorization: 'Bearer none' } },
  ],
  twilioStatus: [signed('twilioStatus', 'MessageSid=SM00&MessageStatus=sent')],
};

function inboundMessage() {
  const fields = {
    MessageSid: `SM${'0'.repeat(32)}`,
    From: 'whatsapp:+10000000000',
    To: 'whatsapp:+10000000001',
    Body: 'Hello',
    NumMedia: '0',
    ProfileName: 'Rehearsal',
  };
  return new URLSearchParams(fields).toString();
}

/** As Eventarc tells of a person's new message: without it the turn's own code would not be rehearsed. */
function inboundEvent() {
  const now = new Date().toISOString();
  const fields = {
    threadId: { stringValue: 'rehearsal' },
    marketId: { stringValue: 'rehearsal' },
    channel: { stringValue: 'whatsapp' },
    channelMessageId: { stringValue: 'rehearsal' },
    traceId: { stringValue: 'rehearsal' },
    seq: { integerValue: '1' },
    createdAt: { timestampValue: now },
  };
  const document = 'messageIdempotency/rehearsal';
  const database = 'projects/rehearsal/databases/(default)';
  return {
    specversion: '1.0',
    id: 'rehearsal',
    type: 'google.cloud.firestore.document.v1.created',
    source: `//firestore.googleapis.com/${database}`,
    subject: `documents/${document}`,
    time: now,
    database: '(default)',
    document,
    datacontenttype: 'application/json',
    data: { value: { name: `${database}/documents/${document}`, createTime: now, updateTime: now, fields } },
  };
}

function signed(name, body) {
  const fields = [...new URLSearchParams(body)].sort(([a], [b]) => (a < b ? -1 : 1));
  const text = `${publicUrl}/${name}${fields.flat().join('')}`;
  const headers = { [signatureHeader]: createHmac('sha1', authToken).update(text).digest('base64') };
  return { path: '/', body, headers };
}

/** An HTTP server that gives a function what functions-framework would. */
function serve(handler) {
  return http.createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    request.rawBody = Buffer.concat(chunks);
    request.header = (name) => request.headers[name.toLowerCase()];
    response.status = (code) => Object.assign(response, { statusCode: code });
    response.type = () => response;
    response.send = (body) => response.end(body);
    response.json = (body) => response.end(JSON.stringify(body));
    await handler(request, response);
  });
}

async function listen(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server.address().port;
}

async function post(port, { path, body, headers }) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  await answer.text();
}

async function rehearse(name) {
  const firestore = http2.createServer();
  firestore.on('stream', (stream) => stream.resume().respond(nothing, { endStream: true }));
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${await listen(firestore)}`;
  const bundle = require('./index.cjs');
  const handler = bundle[name];
  const port = await listen(serve(handler));
  for (const said of rehearsals[name] ?? []) {
    // A turn without its thread fails, as it must.
    if (said.event) await handler(said.event).catch(() => {});
    else await post(port, said);
  }
  bundle[Symbol.for('merve.writeCodeCache')]();
}

function rehearseAll() {
  const names = new Set([...Object.keys(rehearsals), ...Object.keys(require('./index.cjs'))]);
  for (const name of names) {
    const { status, stderr } = spawnSync(process.execPath, [__filename, name], {
      encoding: 'utf8',
      timeout: rehearsalTimeoutMs,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        PATH: process.env.PATH,
        NODE_OPTIONS: process.env.NODE_OPTIONS ?? '',
        NODE_ENV: 'production',
        LOG_LEVEL: 'SILENT',
        METADATA_SERVER_DETECTION: 'none',
        GCLOUD_PROJECT: 'rehearsal',
        FIREBASE_CONFIG: '{"projectId":"rehearsal"}',
        ACTOR_KEY: 'rehearsal-only-rehearsal-only',
        PUBLIC_WEBHOOK_URL: publicUrl,
        TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
        TWILIO_AUTH_TOKEN: authToken,
        TWILIO_WHATSAPP_FROM: 'whatsapp:+10000000001',
      },
    });
    if (status !== 0) console.warn(`code cache: ${name} was not rehearsed. ${stderr}`);
  }
}

const [name] = process.argv.slice(2);
if (name === undefined) rehearseAll();
else {
  rehearse(name).then(
    () => process.exit(0),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
}

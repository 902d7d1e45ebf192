import { randomUUID } from 'node:crypto';
import { type Content, GoogleGenerativeAI } from '@google/generative-ai';
import { Firestore, Timestamp } from '@google-cloud/firestore';
import { z } from 'zod';
import { appendInbound } from '../functions/src/conversations/append-inbound.ts';
import { keptMarkets } from '../functions/src/markets/index.ts';
import type { LanguageModel, ModelAnswer } from '../functions/src/model/language-model.ts';
import { processInbound } from '../functions/src/orchestrator/process-inbound.ts';
import { type Past, sandboxOver } from '../functions/src/platform/firestore/sandbox/index.ts';
import { defineTool } from '../functions/src/tools/define-tool.ts';
import { doing } from '../functions/src/tools/doing.ts';
import { toolRegistry } from '../functions/src/tools/registry.ts';
import { demoMarketId } from '../local/seed/demo-people.ts';
import { type Desk, openDesk } from './desk.ts';
import { median, type Row, rounded } from './row.ts';

const rounds = 15;
const turnsOfRound = 20;
/** Messages of both sides that are there before a measured turn. */
const history = 10;
const answer = 'The harbour is open until six today.';
const asked = 'What about the harbour and the ferry?';
const names = ['lookUpHarbour', 'lookUpFerry'] as const;

const tools = names.map((name) =>
  defineTool({
    ...{
      name,
      label: name,
      group: 'Others',
      does: name,
      doing: doing.readingUp,
      effect: 'read',
      description: `Looks something up: ${name}.`,
    },
    input: z.object({ query: z.string().max(200) }),
    run: async () => ({ status: 'ok', data: { found: 'It opens at eight and closes at six.' } }),
  }),
);

/**
 * `turn.twoTools.cpuRatio`: processor time of a whole turn with two tool calls (append, lease, gate, three model rounds, log, finish) on
 * documents in memory, as a multiple of the same three calls by raw @google/generative-ai whose HTTP is answered in this process. Both
 * in alternating rounds. The turn's model answers in this process too: the adapter to Gemini is in neither.
 */
export async function twoToolRows(): Promise<Row[]> {
  const desk = await openDesk();
  try {
    const stored = await storedPolicy(desk);
    await ourTurns(desk, stored, 3 * turnsOfRound);
    await rawCalls(3 * turnsOfRound);
    const ratios: number[] = [];
    const each: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const raw = await rawCalls(turnsOfRound);
      const ours = await ourTurns(desk, stored, turnsOfRound);
      ratios.push(ours / raw);
      each.push(ours / turnsOfRound);
    }
    return [
      {
        ...{ name: 'turn.twoTools.cpuRatio', value: rounded(median(ratios)) },
        ...{ unit: '× raw calls', target: '≤ 5' },
      },
      { name: 'turn.twoTools.cpuMs', value: rounded(median(each), 2), unit: 'ms', target: null },
    ];
  } finally {
    await desk.stop();
  }
}

/** Documents of the market that turns read, with the two tools switched on. */
async function storedPolicy({ documents }: Desk): Promise<ReadonlyMap<string, unknown>> {
  const config = documents.merveConfig(demoMarketId);
  const policy = (await config.get()).data();
  if (policy === undefined) throw new Error('the demo market is not seeded');
  const on = { enabled: true, requireConfirmation: null, template: null, allowedTags: [] };
  await config.set({
    ...policy,
    tools: { ...policy.tools, ...Object.fromEntries(names.map((name) => [name, on])) },
  });
  const paths = [documents.market(demoMarketId).path, config.path];
  const found = await documents.db.getAll(...paths.map((path) => documents.db.doc(path)));
  return new Map(found.map((document) => [document.ref.path, document.data()]));
}

/** Nothing was there before, and nobody is asked. */
const nothing: Past = {
  read: async (paths) => {
    const readTime = Timestamp.now();
    return paths.map((path) => ({
      path,
      fields: null,
      createTime: undefined,
      updateTime: undefined,
      readTime,
    }));
  },
  query: async () => [],
};

/** @returns milliseconds of processor time of that many turns, each in a thread of its own with a history */
async function ourTurns(desk: Desk, stored: ReadonlyMap<string, unknown>, count: number): Promise<number> {
  const sandbox = sandboxOver(new Firestore({ projectId: 'demo-bench' }), nothing);
  for (const [path, fields] of stored) sandbox.prepare(path, fields);
  const { documents } = sandbox;
  const script = scriptedModel();
  const memory = {
    ...{ ...desk, documents, tools: toolRegistry(tools), model: script.model },
    markets: keptMarkets(documents, { maxAgeMs: 30_000, now: desk.clock.now }),
  };
  const say = async (uid: string, text: string) => {
    const { threadId, seq } = await appendInbound(documents, {
      ...{
        threadType: 'merve',
        marketId: demoMarketId,
        actorId: `act_${uid}`,
        from: { channel: 'web', uid },
      },
      ...{ channelMessageId: randomUUID(), text, location: null, media: [], button: null, profileName: null },
      ...{ language: null, traceId: 'bench', now: new Date() },
    });
    const { kind } = await processInbound(memory, { threadId, seq, marketId: demoMarketId });
    if (kind !== 'processed') throw new Error(`the turn was not taken: ${kind}`);
  };
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    const uid = `two-tools-${index}`;
    for (let message = 0; message < history / 2; message += 1) await say(uid, 'Tell me about the harbour.');
    script.callsTools();
    const before = process.cpuUsage();
    await say(uid, asked);
    const { user, system } = process.cpuUsage(before);
    total += (user + system) / 1000;
    if (script.toolsAsked() !== 2 * (index + 1)) throw new Error('the turn called other than two tools');
  }
  return total;
}

/** Says a sentence, or, when told to, calls both tools one after the other before it. */
function scriptedModel() {
  let toCall: string[] = [];
  let called = 0;
  const answerOf = (
    parts: ModelAnswer['rawParts'],
    text: string,
    toolCalls: ModelAnswer['toolCalls'],
  ): ModelAnswer => ({
    ...{ modelId: 'scripted', rawParts: parts, text, toolCalls, finish: 'stop' },
    usage: { inputTokens: 10, outputTokens: 5 },
  });
  const model: LanguageModel = {
    modelId: 'scripted',
    async generate() {
      const [name, ...rest] = toCall;
      if (name === undefined) return answerOf([{ text: answer }], answer, []);
      toCall = rest;
      called += 1;
      const args = { query: 'harbour' };
      return answerOf([{ functionCall: { name, args } }], '', [{ callId: `call-${called}`, name, args }]);
    },
  };
  return {
    model,
    callsTools: () => {
      toCall = [...names];
    },
    toolsAsked: () => called,
  };
}

/** @returns milliseconds of processor time of that many times three calls, each with the history and the tools */
async function rawCalls(count: number): Promise<number> {
  const contents = Array.from({ length: history }, (_, index) => ({
    role: index % 2 === 0 ? 'user' : 'model',
    parts: [{ text: index % 2 === 0 ? 'Tell me about the harbour.' : answer }],
  }));
  const parts = [
    ...names.map((name) => ({ functionCall: { name, args: { query: 'harbour' } } })),
    { text: answer },
  ];
  let calls = 0;
  const { fetch } = globalThis;
  globalThis.fetch = async () => {
    const content = { role: 'model', parts: [parts[calls % parts.length]] };
    calls += 1;
    const usageMetadata = { promptTokenCount: 10, candidatesTokenCount: 5, totalTokenCount: 15 };
    return Response.json({ candidates: [{ content, finishReason: 'STOP', index: 0 }], usageMetadata });
  };
  try {
    const model = new GoogleGenerativeAI('a key').getGenerativeModel({
      model: 'gemini-3.5-flash',
      systemInstruction: 'You are a helpful guide to the harbour.',
      tools: [
        {
          functionDeclarations: names.map((name) => ({ name, description: `Looks something up: ${name}.` })),
        },
      ],
    });
    const before = process.cpuUsage();
    for (let index = 0; index < count; index += 1) {
      const turn: Content[] = [...contents, { role: 'user', parts: [{ text: asked }] }];
      for (const name of [...names, null]) {
        const { response } = await model.generateContent({ contents: turn });
        const [call] = response.functionCalls() ?? [];
        if (call?.name !== (name ?? undefined)) throw new Error('the raw calls are other than three');
        if (name === null) response.text();
        else
          turn.push(
            { role: 'model', parts: [{ functionCall: { name, args: { query: 'harbour' } } }] },
            {
              role: 'function',
              parts: [{ functionResponse: { name, response: { found: 'It opens at eight.' } } }],
            },
          );
      }
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  } finally {
    globalThis.fetch = fetch;
  }
}

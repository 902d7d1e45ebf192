import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { repositoryRoot } from '../../../../local/stack/repository-root.ts';

const override = z.object({
  collectionGroup: z.string(),
  fieldPath: z.string(),
  indexes: z.array(z.object({ order: z.string().optional(), queryScope: z.string().optional() })),
});
const { fieldOverrides } = z
  .object({ fieldOverrides: z.array(override) })
  .parse(JSON.parse(readFileSync(join(repositoryRoot(), 'firestore.indexes.json'), 'utf8')));

/**
 * Collections that every message or booking writes to, and the fields of each that have an index of their own, with how many. A field
 * that is not here has none, whoever adds it to the schema: what asks for one fails its test, and is written here with its price.
 */
const hot: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  threads: {
    ...{ actorId: 1, readerUid: 1, 'lease.until': 1, summaryDue: 1, 'deferred.until': 1, forgetAt: 1 },
    ...{ 'replyTo.address': 1, 'copiedTo.threadId': 1, 'copiedTo.complete': 1, updatedAt: 1 },
  },
  messages: {
    ...{ seq: 2, createdAt: 1, role: 1, channelMessageId: 1, inReplyToSeq: 1, traceId: 1, forgetAt: 1 },
  },
  tail: {},
  turns: { seq: 1, traceId: 1, startedAt: 3 },
  // By trace and by market operators look: two entries a message that is sent.
  outbox: { to: 1, type: 1, threadId: 1, state: 1, providerId: 1, updatedAt: 1, traceId: 1, marketId: 1 },
  attempts: { attempt: 1 },
  usage: { actorId: 1 },
  messageIdempotency: { threadId: 1, seq: 1, createdAt: 1 },
  idempotency: { threadId: 1, createdAt: 1 },
  whatsappSessions: { actorId: 1 },
  transactions: {
    ...{ actorId: 3, updatedAt: 3, reference: 3, 'deposit.agreed': 2 },
    ...{ threadId: 1, startsAt: 1, state: 1, lockKeys: 1, createdAt: 1 },
  },
  events: { revision: 1, at: 1 },
  resourceLocks: { txId: 1, updatedAt: 3 },
  occupancy: {},
  openCommitments: { updatedAt: 1 },
};

describe.each(Object.entries(hot))('what %s is indexed by', (collection, fields) => {
  const own = fieldOverrides.filter(({ collectionGroup }) => collectionGroup === collection);

  test('is what is listed: every other field is exempt', () => {
    expect(own.find(({ fieldPath }) => fieldPath === '*')?.indexes).toEqual([]);
    const indexed = own.filter(({ indexes }) => indexes.length > 0);
    expect(Object.fromEntries(indexed.map(({ fieldPath, indexes }) => [fieldPath, indexes.length]))).toEqual(
      fields,
    );
  });
});

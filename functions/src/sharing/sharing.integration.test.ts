import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SharedMember, SharedRole, SharedSubject } from '@merve/contract';
import { type LocalFirestore, startLocalFirestore } from '../platform/testing/local-firestore.ts';
import { findLink, linksOf, openLink, revokeLink } from './links.ts';
import {
  endMembership,
  membershipsOf,
  membersIn,
  membersOf,
  nextOwner,
  prepareJoining,
  standingAmong,
} from './members.ts';
import { removeSharing } from './remove-sharing.ts';
import { newShareToken } from './share-token.ts';

let local: LocalFirestore;
beforeAll(async () => {
  local = await startLocalFirestore();
});
afterAll(() => local.stop());

const now = new Date('2026-11-28T09:00:00Z');
const inAWeek = new Date('2026-12-05T09:00:00Z');
const noSuchLink = { code: 'NOT_FOUND', message: 'No such link' };

async function shared(subject: SharedSubject, role: SharedRole = 'takePart', expiresAt = inAWeek) {
  const token = newShareToken();
  const link = await openLink(local.documents, {
    subject,
    role,
    actorId: 'act_owner',
    token,
    expiresAt,
    now,
  });
  return { token, link };
}

async function join(
  token: string,
  actorIds: readonly [string, ...string[]],
  { at = now, name = 'Ana', documents = local.documents } = {},
): Promise<SharedMember> {
  const link = await findLink(documents, token, at);
  return documents.db.runTransaction(
    async (tx) => {
      const { member, write } = await prepareJoining(tx, documents, {
        ...{ link, actorIds, name, channel: 'web', now: at },
      });
      write();
      return member;
    },
    { maxAttempts: 20 },
  );
}
const standing = async (subject: SharedSubject, ...actorIds: string[]) =>
  standingAmong(await membershipsOf(local.documents, subject, actorIds), {
    ...{ actorIds, ownerActorId: 'act_owner' },
  }).standing;

describe.each(['trips', 'outings'] as const)('%s that are shared', (collection) => {
  test('let in who has the link, as what the link says; the owner needs none, and a stranger is nobody', async () => {
    const subject: SharedSubject = `${collection}/in`;
    const { token } = await shared(subject, 'read');
    const member = await join(token.toUpperCase(), ['act_ana']);
    expect(member).toMatchObject({ subject, actorId: 'act_ana', role: 'read', state: 'in', name: 'Ana' });
    expect(await standing(subject, 'act_ana')).toBe('read');
    expect(await standing(subject, 'act_owner')).toBe('owner');
    expect(await standing(subject, 'act_else')).toBeNull();
    expect(await standing(`${collection}/other`, 'act_ana')).toBeNull();
  });

  test('answer a guessed, a revoked and an ended link alike', async () => {
    const subject: SharedSubject = `${collection}/alike`;
    const good = await shared(subject);
    const revoked = await shared(subject);
    await revokeLink(local.documents, { subject, linkId: revoked.link.linkId, now });
    const ended = await shared(subject, 'read', new Date(now.getTime() + 1000));
    for (const [token, at] of [
      [newShareToken(), now],
      ['nonsense', now],
      [revoked.token, now],
      [ended.token, new Date(now.getTime() + 1000)],
    ] as const) {
      await expect(findLink(local.documents, token, at)).rejects.toMatchObject(noSuchLink);
    }
    expect(await findLink(local.documents, good.token, now)).toEqual(good.link);
    const told = await linksOf(local.documents, subject);
    expect(told).toHaveLength(3);
    expect(JSON.stringify(told)).not.toContain(good.token);
    // Of another trip or outing nobody takes back a link.
    await expect(
      revokeLink(local.documents, { subject: `${collection}/else`, linkId: good.link.linkId, now }),
    ).rejects.toMatchObject(noSuchLink);
    expect(await findLink(local.documents, good.token, now)).toEqual(good.link);
  });
});

describe('a member', () => {
  test('stays one, by two links, from two channels, all at once; who may more keeps it', async () => {
    const subject: SharedSubject = 'trips/once';
    const [edit, read] = await Promise.all([shared(subject, 'edit'), shared(subject, 'read')]);
    const clients = [local.documents, local.anotherClient(), local.anotherClient()];
    await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        join(index % 2 === 0 ? edit.token : read.token, ['act_ben'], {
          documents: clients[index % 3] ?? local.documents,
        }),
      ),
    );
    expect((await membersIn(local.documents, subject).get()).size).toBe(1);
    await join(read.token, ['act_phone', 'act_ben']);
    expect((await membersIn(local.documents, subject).get()).size).toBe(1);
    expect(await standing(subject, 'act_phone', 'act_ben')).toBe('edit');
    expect(await standing(subject, 'act_phone')).toBeNull();
  });

  test('who is struck does not come back, by whatever link or actor; who left may', async () => {
    const subject: SharedSubject = 'outings/struck';
    const [one, two] = await Promise.all([shared(subject, 'edit'), shared(subject)]);
    const { memberId } = await join(one.token, ['act_cem']);
    await endMembership(local.documents, { subject, memberId, how: 'left', now });
    expect(await standing(subject, 'act_cem')).toBeNull();
    expect(await join(two.token, ['act_cem'])).toMatchObject({ memberId, role: 'takePart', state: 'in' });
    await endMembership(local.documents, { subject, memberId, how: 'struck', now });
    for (const { token } of [one, two]) {
      await expect(join(token, ['act_cem'])).rejects.toMatchObject(noSuchLink);
      await expect(join(token, ['act_new', 'act_cem'])).rejects.toMatchObject(noSuchLink);
    }
    expect(await standing(subject, 'act_new', 'act_cem')).toBeNull();
    await endMembership(local.documents, { subject, memberId, how: 'left', now });
    expect(await membersOf(local.documents, subject, 10)).toMatchObject([{ memberId, state: 'struck' }]);
    await expect(
      endMembership(local.documents, { subject: 'outings/else', memberId, how: 'struck', now }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('does not come in by a link that is taken back while they come', async () => {
    const subject: SharedSubject = 'trips/race';
    const { token, link } = await shared(subject);
    const found = await findLink(local.documents, token, now);
    await revokeLink(local.documents, { subject, linkId: link.linkId, now });
    await expect(
      local.documents.db.runTransaction(async (tx) => {
        const { write } = await prepareJoining(tx, local.documents, {
          ...{ link: found, actorIds: ['act_dan'], name: null, channel: 'whatsapp', now },
        });
        write();
      }),
    ).rejects.toMatchObject(noSuchLink);
    expect((await membersIn(local.documents, subject).get()).size).toBe(0);
  });

  test('takes over what its owner leaves, if they could change it: the first to come', async () => {
    const subject: SharedSubject = 'trips/heir';
    const [edit, read] = await Promise.all([shared(subject, 'edit'), shared(subject, 'read')]);
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    await join(read.token, ['act_r'], { at: at(1) });
    await join(edit.token, ['act_late'], { at: at(3) });
    await join(edit.token, ['act_first'], { at: at(2) });
    const members = await membersOf(local.documents, subject, 10);
    expect(members.map(({ actorId }) => actorId)).toEqual(['act_r', 'act_first', 'act_late']);
    expect(nextOwner(members)?.actorId).toBe('act_first');
    expect(nextOwner(members.filter(({ role }) => role === 'read'))).toBeNull();
  });

  test('goes with what is deleted, and so do its links', async () => {
    const subject: SharedSubject = 'outings/gone';
    const { token } = await shared(subject);
    await join(token, ['act_e']);
    await removeSharing(local.documents, subject);
    await expect(findLink(local.documents, token, now)).rejects.toMatchObject(noSuchLink);
    expect(await standing(subject, 'act_e')).toBeNull();
  });
});

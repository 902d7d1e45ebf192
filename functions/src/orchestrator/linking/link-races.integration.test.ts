import { describe, expect, test } from '@jest/globals';
import { redeemLinkCode } from '../../identity/redeem-link-code.ts';
import { guestOfEachTest } from '../testing/guest-of-each-test.ts';
import { actorKey, webAccountOf } from '../testing/web-account.ts';
import { addressOf, type World } from '../testing/world.ts';
import { endLink } from './end-link.ts';
import { sweepActorMerges } from './merge-actors.ts';

const guest = guestOfEachTest('linker');
const account = webAccountOf(guest);

describe('races', () => {
  test('two accounts that link one phone at once: one wins, and the other is told so', async () => {
    guest.world.model.script('Hello.');
    await guest.says('hello');
    const uids = [`${account.uid}-a`, `${account.uid}-b`];
    const codes = [await account.codeSentTo({ uid: uids[0] }), await account.codeSentTo({ uid: uids[1] })];
    const ends = await Promise.allSettled(uids.map((uid, index) => account.confirm(codes[index] ?? '', uid)));
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find((end) => end.status === 'rejected')).toMatchObject({
      reason: { code: 'ALREADY_LINKED' },
    });
    const winner = uids[ends.findIndex(({ status }) => status === 'fulfilled')];
    const session = (await guest.world.documents.session(addressOf(guest.name)).get()).data();
    expect(session?.linkedUid).toBe(winner);
    expect((await guest.world.threadOf(guest.threadId)).readerUid).toBe(winner);
    const linked = await Promise.all(uids.map((uid) => guest.world.documents.webIdentity(uid).get()));
    expect(linked.filter((one) => one.exists)).toHaveLength(1);
  });

  test('messages that arrive on both channels while the two are linked are each kept and answered once', async () => {
    guest.world.model.script('First web.', 'First phone.');
    await account.says('w0');
    await guest.says('p0');
    const code = await account.codeSentTo();
    const answer = () => guest.world.model.script(({ turns }) => echo(turns));
    const texts = ['w1', 'p1', 'w2', 'p2', 'w3', 'p3'];
    for (const _ of texts) answer();
    const sent = async (text: string) => {
      const appended = await guest.append(text, text.startsWith('w') ? account.from() : {});
      await guest.world.process(appended);
    };
    await Promise.all([account.confirm(code), ...texts.map(sent)]);
    await sweepActorMerges(guest.world);

    const shared = await guest.world.textsIn(guest.threadId);
    expect(shared).toHaveLength((await guest.world.threadOf(guest.threadId)).lastSeq);
    for (const text of ['w0', 'p0', ...texts]) {
      expect(shared.filter((one) => one === text)).toEqual([text]);
    }
    for (const text of texts)
      expect(shared.filter((one) => one === `What of ${text}?`)).toEqual([`What of ${text}?`]);
    expect(await guest.world.threadOf(guest.threadId)).toMatchObject({ unprocessed: false, lease: null });
    expect((await guest.world.threadOf(account.threadId)).copiedTo).toMatchObject({ complete: true });
    expect((await guest.world.documents.actorMerge(account.actorId).get()).data()?.state).toBe('done');
  });

  test('messages that wait for their turn on both sides get it first, in the thread they came to', async () => {
    guest.world.model.script('Hello.', 'Hello web.');
    await guest.says('hello');
    await account.says('hello web');
    const code = await account.codeSentTo();
    await guest.append('beaches from the web', account.from());
    await guest.append('beaches from the phone');
    guest.world.model.script(
      ({ turns }) => echo(turns),
      ({ turns }) => echo(turns),
    );
    await account.confirm(code);
    const shared = await guest.world.textsIn(guest.threadId);
    for (const text of ['beaches from the web', 'beaches from the phone']) {
      expect(shared.filter((one) => one.includes(text))).toEqual([text, `What of ${text}?`]);
    }
  });

  test('a link that ended before its conversations were joined joins nothing', async () => {
    guest.world.model.script('Hello.', 'Hello web.');
    await guest.says('hello');
    await account.says('hello web');
    const code = await account.codeSentTo();
    await redeemLinkCode(guest.world.documents, {
      uid: account.uid,
      typed: code,
      key: actorKey,
      now: guest.world.clock.now(),
    });
    await endLink(guest.world.documents, `act_${guest.name}`, guest.world.clock.now());
    await sweepActorMerges(guest.world);
    expect(await guest.world.textsIn(guest.threadId)).toEqual(['hello', 'Hello.']);
    expect(await guest.world.threadOf(guest.threadId)).toMatchObject({ readerUid: null, alsoActorIds: [] });
    expect((await guest.world.documents.actorMerge(account.actorId).get()).data()?.state).toBe('done');
  });

  test('a message delivered before the link and again after it is one message', async () => {
    guest.world.model.script('Hello.', 'Once.');
    await guest.says('hello');
    const changes = { ...account.from(), channelMessageId: `once-${guest.number}` };
    const first = await guest.says('only once', changes);
    await account.link();
    const again = await guest.append('only once', changes);
    expect(again).toMatchObject({ duplicate: true, seq: first.appended.seq });
    expect((await guest.world.textsIn(guest.threadId)).filter((text) => text === 'only once')).toHaveLength(
      1,
    );
  });

  test('a merge whose worker died is finished by the sweep, with nothing copied twice', async () => {
    guest.world.model.script('Hello.', 'One.', 'Two.');
    await guest.says('hello');
    await account.says('one');
    await account.says('two');
    await account.link();
    const before = await guest.world.textsIn(guest.threadId);
    // As the worker would have left it, had it died after half of the copies.
    const { copiedTo } = await guest.world.threadOf(account.threadId);
    if (!copiedTo) throw new Error('nothing was copied');
    await guest.world.documents
      .thread(account.threadId)
      .update({ copiedTo: { ...copiedTo, complete: false } });
    await guest.world.documents.message(guest.threadId, copiedTo.firstSeq + 1).delete();
    await guest.world.documents.actorMerge(account.actorId).update({ state: 'waiting' });
    await Promise.all([sweepActorMerges(guest.world), sweepActorMerges(guest.world)]);
    expect(await guest.world.textsIn(guest.threadId)).toEqual(before);
  });
});

function echo(turns: Parameters<World['model']['generate']>[0]['turns']) {
  const last = turns.at(-1);
  const asked = last?.role === 'user' ? last.text : '';
  return {
    modelId: 'scripted',
    rawParts: [{ text: `What of ${asked}?` }],
    text: `What of ${asked}?`,
    toolCalls: [],
    finish: 'stop',
    usage: { inputTokens: 1, outputTokens: 1 },
  } as const;
}

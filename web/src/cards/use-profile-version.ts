import { accountRoutes } from '@merve/contract/api';
import { useEffect, useState } from 'react';
import { callRoute } from '../platform/api-client.ts';
import { sessionNow } from '../platform/session.ts';

/** The one question under way, and what it is about: many cards of a conversation ask the same. */
let asking: { readonly about: string; readonly answer: Promise<number> } | null = null;

function versionOf(uid: string, messages: number): Promise<number> {
  const about = `${uid} ${messages}`;
  if (asking?.about !== about)
    asking = {
      about,
      answer: callRoute(accountRoutes.getProfile, {}).then(({ profileVersion }) => profileVersion),
    };
  return asking.answer;
}

/**
 * Which version of the person's profile holds now; asked anew whenever the conversation has more messages, for one of them may have
 * changed it. Null until it is known, and where it cannot be.
 * @param messages how many there are
 */
export function useProfileVersion(messages: number): number | null {
  const [version, setVersion] = useState<number | null>(null);
  useEffect(() => {
    const session = sessionNow();
    if (session.state !== 'signed-in') return;
    let isOver = false;
    versionOf(session.account.uid, messages).then(
      (known) => {
        if (!isOver) setVersion(known);
      },
      // Without a connection what was judged stays as it was; asked again with the next message.
      () => {
        asking = null;
      },
    );
    return () => {
      isOver = true;
    };
  }, [messages]);
  return version;
}

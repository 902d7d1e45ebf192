import type { Thread } from '@merve/contract';

type Named = Pick<Thread, 'threadId' | 'profileName' | 'replyTo'>;

/** How somebody is called in a list: their name, else the number they write from, else a guest of the web app. Pure. */
export function guestName({ profileName, replyTo }: Pick<Named, 'profileName' | 'replyTo'>): string {
  if (profileName !== null && profileName.trim() !== '') return profileName;
  return replyTo.channel === 'whatsapp' ? replyTo.address.replace(/^whatsapp:/, '') : 'Guest of the web app';
}

const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Those whose name, number or id has what is sought in it, without regard to case, accents and the spaces of a number; all where
 * nothing is sought. Pure.
 */
export function soughtThreads<One extends Named>(threads: readonly One[], sought: string): readonly One[] {
  const words = folded(sought.trim());
  if (words === '') return threads;
  const digits = words.replaceAll(/[\s()+-]/g, '');
  return threads.filter((thread) => {
    const number = thread.replyTo.channel === 'whatsapp' ? thread.replyTo.address.replaceAll(/\D/g, '') : '';
    const isNumber = /^\d{3,}$/.test(digits) && number.includes(digits);
    return isNumber || folded(guestName(thread)).includes(words) || thread.threadId.includes(words);
  });
}

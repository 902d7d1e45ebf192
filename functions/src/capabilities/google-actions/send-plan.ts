import type { Language } from '@merve/contract';
import { maxOutingMembers, type OutingMember, type SharedMember } from '@merve/contract';
import type { ActionProposalCard } from '@merve/contract/cards';
import { z } from 'zod';
import { formatList } from '../../language/format.ts';
import { formatBookedTime } from '../../language/stay-time.ts';
import type { OutingCaller } from '../../outings/group-members.ts';
import { subjectOfOuting } from '../../outings/group-members.ts';
import { meantOuting, outingsOf } from '../../outings/my-outings.ts';
import { outingEvent } from '../../outings/outing-calendar.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readable } from '../../platform/firestore/readable.ts';
import { membersOf } from '../../sharing/members.ts';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../../tools/define-tool.ts';
import { refuseUnsaid } from '../../tools/refuse-unsaid.ts';
import { writtenArgs } from './action-args.ts';
import { accountForUse } from './connect-first.ts';
import { googleSentences } from './sentences/index.ts';

/** How long a shown mail waits for its YES. */
const answerWithinMs = 10 * 60_000;
const maxMessage = 1_000;

const input = z.object({
  vote: z.string().max(120).nullish().describe('The title of the vote whose plan it is, if they named one.'),
  message: z
    .string()
    .max(maxMessage)
    .nullish()
    .describe(
      'What the person wants to say to the others beside the plan, in their own words. Add nothing to it.',
    ),
});

interface Recipients {
  readonly to: readonly { readonly memberId: string; readonly address: string }[];
  /** Of those without an address, as they are called. */
  readonly without: readonly string[];
}

/** Those of a group who gave their address for this. Pure. */
export function recipientsOf(members: readonly SharedMember[], told: readonly OutingMember[]): Recipients {
  const inside = members.filter(({ state }) => state === 'in');
  const addressOf = ({ memberId }: SharedMember) =>
    told.find((one) => one.memberId === memberId)?.address ?? null;
  return {
    to: inside.flatMap((member) => {
      const address = addressOf(member);
      return address === null ? [] : [{ memberId: member.memberId, address }];
    }),
    without: inside.flatMap((member) => (addressOf(member) === null ? [member.name ?? '?'] : [])),
  };
}

/** What was decided, as a mail: subject and text; null where nothing with a time is. Two round trips. */
async function planMail(
  documents: Documents,
  { outing, memberId }: OutingCaller,
  {
    now,
    language,
    message,
  }: { readonly now: Date; readonly language: Language; readonly message: string | null },
) {
  const say = googleSentences(language);
  const event = await outingEvent(documents, outing, { memberId, now }).catch((thrown: unknown) => {
    if (thrown instanceof MerveError && thrown.code === 'NOT_FOUND') return null;
    throw thrown;
  });
  if (event === null) return null;
  const when = formatBookedTime({ ...event, nights: null, timeZone: outing.timeZone }, language);
  const lines = [
    outing.title,
    '',
    `${event.location}`,
    when,
    ...(event.isTentative === true ? [say.notBooked()] : []),
    ...(message === null ? [] : ['', message]),
    ...(event.page === undefined ? [] : ['', event.page]),
    '',
    say.signature(),
  ];
  return { subject: say.subject(outing.title), text: lines.join('\n') };
}

const noVote = (language: Language): ToolResult => ({
  ...{ status: 'refused', code: 'NOT_FOUND', message: googleSentences(language).noPlan() },
});

async function propose(
  documents: Documents,
  { vote, message }: { readonly vote: string | null; readonly message: string | null },
  context: ToolContext,
): Promise<ToolResult> {
  const { actorId, alsoActorIds = [], language, now, said = [] } = context;
  const say = googleSentences(language);
  const account = await accountForUse(documents, 'mail', context);
  if ('status' in account) return account;
  const own = (await outingsOf(documents, [actorId, ...alsoActorIds])).filter(
    ({ standing, outing }) => standing === 'owner' && outing.state === 'closed',
  );
  const caller =
    own.find(({ outing }) => outing.outingId === vote) ?? meantOuting(own, vote ?? said.at(-1) ?? '');
  if (caller === undefined) return noVote(language);
  const { outingId, title, timeZone } = caller.outing;
  const mostRead = maxOutingMembers * 2;
  const [mail, members, told] = await Promise.all([
    planMail(documents, caller, { now, language, message }),
    membersOf(documents, subjectOfOuting(outingId), mostRead),
    documents.outingMembers(outingId).limit(mostRead).get(),
  ]);
  if (mail === null) return noVote(language);
  const { to, without } = recipientsOf(members, readable(told.docs));
  if (to.length === 0) return { status: 'refused', code: 'BAD_REQUEST', message: say.nobodyGave(title) };
  const unsaid = refuseUnsaid(context, message === null ? {} : { message }, { names: [title], timeZone });
  if (unsaid !== null) return unsaid;
  const addresses = to.map(({ address }) => address);
  const left = without.length === 0 ? '' : `${say.without(formatList(without, language))}\n\n`;
  return {
    status: 'proposal',
    proposal: {
      kind: 'confirm_google_action',
      args: writtenArgs({
        ...{ kind: 'mail', accountId: account.actorId, subject: account.subject, outingId, mail },
        to: [...to],
      }),
      ref: `googleAccounts/${account.actorId}`,
      summary: `${left}${say.askMail(account.address, addresses.join('\n'), mail.subject, mail.text)}`,
      brief: left.trim(),
      price: null,
      expiresAt: new Date(now.getTime() + answerWithinMs),
      ui: {
        ...{ type: 'action_proposal', action: 'mail', account: account.address, to: addresses },
        ...{ title: mail.subject, text: mail.text },
      } satisfies ActionProposalCard,
    },
  };
}

/** `sendPlan`: three round trips. */
export function sendPlanTool(documents: Documents): Tool {
  return defineTool({
    name: 'sendPlan',
    label: 'Mail a plan to the group',
    group: 'Google account',
    does: "Mails a group's plan from the guest's own Google account; the guest confirms.",
    doing: {
      en: 'Preparing the mail …',
      tr: 'E-postayı hazırlıyorum …',
      he: 'מכינה את המייל …',
      ru: 'Готовлю письмо …',
      el: 'Ετοιμάζω το μήνυμα …',
      de: 'Bereitet die Mail vor …',
      ar: 'أجهّز الرسالة …',
      fa: 'ایمیل را آماده می‌کنم …',
      ko: '메일을 준비하고 있습니다 …',
    },
    ability: {
      en: 'send your group’s plan to the others by mail',
      tr: 'grubunuzun planını diğerlerine e-postayla gönderme',
      he: 'לשלוח לאחרים בקבוצה את התוכנית במייל',
      ru: 'отправить план компании остальным по почте',
      el: 'να στείλω το πλάνο της παρέας στους άλλους με μήνυμα',
      de: 'den Plan Ihrer Gruppe den anderen mailen',
      ar: 'إرسال خطة مجموعتكم إلى الآخرين بالبريد',
      fa: 'فرستادن برنامهٔ گروه شما به دیگران با ایمیل',
      ko: '모임 계획을 다른 사람들에게 메일로 보내기',
    },
    description: `Sends what this person's group decided to those of the group who gave their address for it, from the person's own Gmail. It does not send: it \
shows addresses, subject and text, and only the person's own YES sends exactly that.`,
    guidance: [
      {
        sentence:
          'To send the plan of a group to its members use sendPlan; it needs no addresses, for only who gave theirs is written to.',
      },
    ],
    input,
    effect: 'propose',
    proposes: 'confirm_google_action',
    run: ({ vote = null, message = null }, context) =>
      propose(documents, { vote, message: message?.trim() || null }, context),
  });
}

import { describeTranslations } from '../../language/testing/describe-translations.ts';
import { messageSentences } from './sentences.ts';

const name = '7 Lanterns';
const code = 'K7QF2M';

describeTranslations('messages between customers and businesses', messageSentences, {
  values: [name, code, 'cake', 'Ayla'],
  says: (say) => ({
    ask: [say.ask(name, 'cake')],
    sent: [say.sent(name)],
    notSent: [say.notSent()],
    noneLive: [say.noneLive()],
    which: [say.which(code)],
    over: [say.over()],
    tooMany: [say.tooMany(name)],
    unreachable: [say.unreachable(name)],
    fromCounterpart: [say.fromCounterpart(name, code, 'cake')],
    toCounterpart: [
      say.toCounterpart('Ayla', code, 'cake', `REPLY ${code}`),
      say.toCounterpart(null, code, 'cake', `REPLY ${code}`),
    ],
    whichServed: [say.whichServed(code, `${code} cake`)],
    passedOn: [say.passedOn(code)],
    unknownCode: [say.unknownCode(code)],
    emptyReply: [say.emptyReply(code)],
    tooManyReplies: [say.tooManyReplies()],
  }),
});

import { describeTranslations } from '../../../language/testing/describe-translations.ts';
import { voteSentences } from './index.ts';

const [title, until, name, reason, code] = ['Supper, us', 'Sat 8', 'Olive & Co', 'too loud', 'ABCD-1234'];
const page = 'https://merve.test/groups/o';

describeTranslations('what is said of a vote', voteSentences, {
  values: [title, until, name, reason, code, page, '7', '9'],
  says: (say) => ({
    opened: [say.opened(title, until)],
    passOn: [say.passOn()],
    invitation: [say.invitation(title)],
    byPage: [say.byPage(page)],
    byCode: [say.byCode(code)],
    alsoYou: [say.alsoYou()],
    howToVote: [say.howToVote()],
    howToRank: [say.howToRank()],
    changeable: [say.changeable(until)],
    joined: [say.joined(title)],
    joinedOwn: [say.joinedOwn(title)],
    voted: [say.voted(name)],
    votedForNone: [say.votedForNone()],
    ruledOut: [say.ruledOut(name, reason)],
    vetoNeedsReason: [say.vetoNeedsReason(name)],
    notRead: [say.notRead(reason)],
    noSuchNumber: [say.noSuchNumber('9', 7)],
    standing: [say.standing(title, 7, 9, until)],
    votes: [say.votes(name, 7)],
    vetoed: [say.vetoed(reason)],
    hidden: [say.hidden()],
    decided: [say.decided(title, name, 7)],
    undecided: [say.undecided(title)],
    noVote: [say.noVote()],
    needsTwo: [say.needsTwo()],
    leftOut: [say.leftOut(7)],
    askTime: [say.askTime()],
    close: [say.close(title, 7, 9)],
    cancel: [say.cancel(title)],
    kept: [say.kept(title)],
    cancelled: [say.cancelled(title)],
    left: [say.left(title)],
    organiserStays: [say.organiserStays(title)],
    notYours: [say.notYours()],
  }),
  alike: ['votes'],
});

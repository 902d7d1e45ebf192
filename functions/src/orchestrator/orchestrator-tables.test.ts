import { describeTranslations } from '../language/testing/describe-translations.ts';
import { cautions } from './allergy-caution.ts';
import { emergencySentences } from './emergency/sentences.ts';
import { linkingSentences } from './linking/sentences.ts';
import { mediaSentences } from './media-sentences.ts';
import { sentences } from './sentences/index.ts';

describeTranslations('what Merve itself says', sentences, {
  values: ['7 Lanterns', 'K7QF2M', '19:45', 'TRY 1,250'],
  says: (say) => ({
    stillWaiting: [say.stillWaiting('7 Lanterns', 'K7QF2M')],
    proposalExpired: [say.proposalExpired()],
    proposalLapsed: [say.proposalLapsed('7 Lanterns')],
    replacedProposal: [say.replacedProposal()],
    alreadySettled: [say.alreadySettled()],
    limitReached: [say.limitReached()],
    stillWorking: [say.stillWorking()],
    timeUp: [say.timeUp()],
    blocked: [say.blocked()],
    tooManyMessages: [say.tooManyMessages()],
    tooManyToday: [say.tooManyToday('7 Lanterns')],
    spentForPerson: [say.spentForPerson()],
    spentForMarket: [say.spentForMarket()],
    spentInTurn: [say.spentInTurn()],
    outboundLimit: [say.outboundLimit(5)],
    nothingToSay: [say.nothingToSay()],
    nothingCommitted: [say.nothingCommitted()],
    nextWish: [say.nextWish('7 Lanterns')],
    waitsForAnswer: [say.waitsForAnswer()],
    onlyAsConfirmed: [say.onlyAsConfirmed()],
    linkLeftOut: [say.linkLeftOut()],
    tooLong: [say.tooLong(5)],
    reactionIsNoAnswer: [say.reactionIsNoAnswer()],
    hereItIs: [say.hereItIs()],
    locationSaved: [say.locationSaved()],
    marketClosed: [say.marketClosed()],
    notHereYet: [say.notHereYet()],
    failed: [say.failed()],
  }),
});

describeTranslations('what is said of links', linkingSentences, {
  values: ['7 Lanterns', 'K7QF2M', '19:45', 'TRY 1,250'],
  says: (say) => ({
    code: [say.code('7 Lanterns', 5)],
    linkedHere: [say.linkedHere()],
    linkedOnWhatsApp: [say.linkedOnWhatsApp()],
    unlinked: [say.unlinked()],
  }),
});

describeTranslations('what is said of media', mediaSentences, {
  values: [],
  says: (say) => ({
    unread: [say.unread(['picture']), say.unread(['voice', 'video', 'sticker', 'contact', 'file'])],
    beside: [say.beside(['picture', 'voice'])],
  }),
});

describeTranslations('the caution about allergies', cautions, {
  values: [],
  says: (say) => ({ caution: [say.caution()] }),
});

describeTranslations('what is said in an emergency', emergencySentences, {
  values: ['112'],
  says: (say) => ({
    callNow: [say.callNow('112')],
    inCase: [say.inCase('112')],
    notAlone: [say.notAlone()],
    nearestHospital: [say.nearestHospital()],
    hospitals: [say.hospitals()],
    openAllDay: [say.openAllDay()],
    shareLocation: [say.shareLocation()],
  }),
});

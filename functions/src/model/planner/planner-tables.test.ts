import { describeTranslations } from '../../language/testing/describe-translations.ts';
import { abilitySentences } from './abilities.ts';
import { plannerSentences } from './planner-sentences/index.ts';
import { resultSentences } from './result-sentences.ts';

describeTranslations('what the planner says', plannerSentences, {
  values: ['7 Lanterns', 'K7QF2M', '19:45', 'TRY 1,250'],
  says: (say) => ({
    help: [say.help('19:45')],
    greeting: [say.greeting('19:45')],
    thanks: [say.thanks()],
    howAreYou: [say.howAreYou()],
    goodbye: [say.goodbye()],
    unknown: [say.unknown('19:45')],
    notKnown: [say.notKnown('19:45')],
    noneListed: [say.noneListed('19:45')],
    cheapest: [say.cheapest('19:45')],
    costTheSame: [say.costTheSame()],
    stillUnknown: [say.stillUnknown()],
    takeYourTime: [say.takeYourTime()],
    noAnswerIn: [say.noAnswerIn('~words~')],
    unknownWhilePending: [say.unknownWhilePending()],
    unsupported: [say.unsupported('19:45')],
    nothingPending: [say.nothingPending()],
    emptyMessage: [say.emptyMessage()],
    askListing: [say.askListing()],
    askWhichPlace: [say.askWhichPlace()],
    askListingAmong: [say.askListingAmong('7 Lanterns')],
    askWhen: [say.askWhen()],
    askClock: [say.askClock()],
    askEitherClock: [say.askEitherClock('19:45', 'K7QF2M')],
    askHourOrPeople: [say.askHourOrPeople('19:45', 'K7QF2M')],
    askParty: [say.askParty()],
    askMeaning: [say.askMeaning('7 Lanterns')],
    lasts: [say.lasts(90)],
    askUnread: [say.askUnread('7 Lanterns')],
    askShorterNote: [say.askShorterNote(5)],
    askSearch: [say.askSearch()],
    askSearched: [say.askSearched('7 Lanterns')],
    askKitchen: [say.askKitchen()],
    askOrderPlace: [say.askOrderPlace()],
    askDestination: [say.askDestination()],
    noTaxi: [say.noTaxi()],
    calledTaxiStays: [say.calledTaxiStays()],
    allRight: [say.allRight()],
    askMessage: [say.askMessage()],
    impossibleDate: [say.impossibleDate('7 Lanterns')],
    impossibleTime: [say.impossibleTime('7 Lanterns')],
    noSuchNumber: [say.noSuchNumber(5)],
    shareLocation: [say.shareLocation()],
    askMove: [say.askMove()],
    cannotChangeBooked: [say.cannotChangeBooked()],
    cannotSearchHere: [say.cannotSearchHere()],
    cannotBookHere: [say.cannotBookHere()],
    cannotCancelHere: [say.cannotCancelHere()],
    cannotListHere: [say.cannotListHere()],
  }),
});

describeTranslations('what the planner can do', abilitySentences, {
  values: ['7 Lanterns', 'K7QF2M', '19:45', 'TRY 1,250'],
  says: (say) => ({
    can: [say.can('19:45')],
    nothing: [say.nothing()],
  }),
});

describeTranslations('what stands around results', resultSentences, {
  values: ['7 Lanterns', 'K7QF2M', '19:45', 'TRY 1,250'],
  says: (say) => ({
    found: [say.found()],
    foundClosest: [say.foundClosest()],
    foundElsewhere: [say.foundElsewhere('Lapta', 'Girne', '19:45')],
    foundNothing: [say.foundNothing()],
    chooseToBook: [say.chooseToBook()],
    choose: [say.choose()],
    menu: [say.menu('7 Lanterns')],
    chooseToOrder: [say.chooseToOrder()],
    notBookable: [say.notBookable()],
    invalid: [say.invalid('7 Lanterns')],
    failed: [say.failed()],
    silent: [say.silent()],
  }),
});

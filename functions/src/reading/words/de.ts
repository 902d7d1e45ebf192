import type { ReadingWords } from './reading-words.ts';

export const german: ReadingWords = {
  numbers:
    'eins 1, zwei 2, zwo 2, drei 3, vier 4, fünf 5, sechs 6, sieben 7, acht 8, neun 9, zehn 10, elf 11, zwölf 12, dreizehn 13, vierzehn 14, fünfzehn 15, sechzehn 16, siebzehn 17, achtzehn 18, neunzehn 19, zwanzig 20, dreißig 30, vierzig 40, fünfzig 50',
  party:
    'N [*] damen|herren|frauen|männer|mädels|jungs|studenten|studierende|kumpels|kollegen|rentner|touristen|freunde|freundinnen, N er tisch|runde|gruppe, N erwachsene* [und|plus|mit] N kind|kinder|kindern|baby|babys|kleinkind*, N person|personen|leute|leuten|gäste|gästen|erwachsene*|mann|plätze|plätzen|pax|pers|p|spieler|spielern, zu N [personen], gruppe von N, insgesamt N, N insgesamt, N erw N kinder, N erw',
  partyAndOne:
    'ich und N freunde|freundinnen|andere|kollegen|leute, N erwachsene* [und|plus|mit] einem|ein|eine|einen kind|baby|kleinkind|säugling, N personen [und|plus|mit] einem|ein kind|baby|kleinkind',
  partyOf: [
    [2, 'zu zweit, wir beide, uns beide'],
    [3, 'zu dritt'],
    [4, 'zu viert'],
    [5, 'zu fünft'],
    [6, 'zu sechst'],
    [7, 'zu siebt'],
    [8, 'zu acht'],
    [10, 'zu zehnt'],
    [1, 'eine|einer person, einen gast, nur ich, nur für mich, allein, alleine'],
    [12, 'ein dutzend [leute|personen]'],
  ],
  partyBefore:
    'x N, für N, tisch|platz|zimmer|plätze für N, wir sind|werden [jetzt|doch|nun|nur] [doch|nur] [nur|zu] N, wir kommen [doch|nur] [nur] zu N, es sind|werden [doch|jetzt] [nur] N, wir wären N, sind N, auch N',
  notParty:
    'uhr, stunde*, minute*, nacht|nächte|nächten, tag|tage|tagen, woche|wochen, lira, tl, try, euro, januar|jan, februar|feb, märz, april, mai, juni, juli, august, september, oktober, november, dezember',
  morePeople:
    'N person|personen|leute|gäste mehr, N weitere|zusätzliche person|personen|gäste, noch N person|personen|leute, N person|personen kommt|kommen dazu|noch, noch N dazu, N kommt|kommen noch dazu|mit, einer|eine|jemand kommt [noch] dazu|mit',
  fewerPeople:
    'N person|personen|leute weniger, N weniger, N [von] [uns|ihnen|personen|leute|leuten|freunde] [haben|hat|sind|ist] [leider|doch] abgesagt|abgesprungen|ausgefallen, N [von] [uns|ihnen|personen|leute|leuten|freunde] können|kann|schaffen|schafft [es] [jetzt|leider|doch|nun] [leider|doch] nicht [kommen|mitkommen|mit|dabei], N [von] [uns|ihnen|personen|leute|leuten|freunde] kommen|kommt [jetzt|leider|doch|nun] [doch] nicht [mit], N fallen|fällt [leider|doch] aus|weg, N sagen|sagt [leider|doch] ab, einer|eine [von] [uns|ihnen] kann|kommt|schafft [es] [jetzt|leider|doch|nun] [leider|doch] nicht [kommen|mitkommen|mit|dabei], einer|eine [von] [uns|ihnen] fällt|sagt [leider|doch] aus|weg|ab, einer|eine [von] [uns|ihnen] hat|ist [leider|doch] abgesagt|abgesprungen',
  book: 'buchen, buche, buch, reservier*, reservation, tisch, termin, bestell* einen tisch, platz frei',
  change: 'lieber, stattdessen, doch lieber, änder*, verschieb*, verleg*, eher',
  greeting: 'hallo, hi, hey, guten morgen|tag|abend, moin, servus, grüß gott, grüezi, liebe merve',
  thanks: 'danke, danke schön, dankeschön, vielen dank, besten dank, merci',
  negation:
    'nicht, kein, keine, keinen, keinem, keiner, ohne, nie, niemals, nichts, außer, statt, anstatt, weder, noch nicht, vermeiden, bloß nicht',
  counted:
    'kind|kinder|kindern, baby|babys, kleinkind*, säugling*, erwachsene*, person|personen, paar, lira, tl, euro, pfund, dollar, budget, paar, einige, mehrere, dutzend, halb|halbe|halben, woche*, monat*, tag|tage|tagen, nacht|nächte|nächten, stunde*, minute*, advent*, morgen, heute',
  company: 'gast|gäste, familie*, gruppe*',
  moreOfDay: 'nach, vor, danach, davor, folgend*, drauf*, nächst*, übernächst*, jede*, seit, woch*',
  silent:
    'egal, ist egal, mir egal, uns egal, mir ist es egal, zwei|2 sachen|dinge|wünsche|reservierungen, inklusive|inkl|einschließlich baby|kind|kinder|kindern, besser, meinte, meine ich, selben tag, gleichen tag, selbe zeit, gleiche zeit, gleiche uhrzeit, ich, wir, uns, mir, mich, du, dir, sie, ihnen, ihr, ihre, ihren, er, es, man, der, die, das, den, dem, des, ein, eine, einen, einem, einer, mein, meine, meinen, meinem, meiner, unser, unsere, unseren, und, auch, dann, so, bitte, bitten, danke, dank, vielen, schön, schöne, hallo, hi, hey, guten, gute, morgen, tag, abend, merve, ja, gern, gerne, gut, ok, okay, super, perfekt, prima, möchte, möchten, würde, würden, hätte, hätten, will, wollen, wollte, wollten, brauche, brauchen, bräuchte, kann, kannst, können, könnte, könnten, könntest, könnt, darf, dürfen, sollen, soll, ist, sind, war, wäre, wären, sein, bin, bist, haben, habe, hat, gibt, geht, ginge, machen, mach, machst, für, im, in, ins, am, an, um, bei, beim, zum, zur, zu, nach, vom, von, ab, bis, auf, aus, mit, gegen, ca, circa, etwa, ungefähr, so gegen, uhr, tisch, tische, platz, plätze, zimmer, doppelzimmer, einzelzimmer, reservieren, reservierung, reserviere, reserviert, reservierst, buchen, buchung, buche, bucht, buchst, termin, person, personen, leute, leuten, gäste, erwachsene, essen, abendessen, mittagessen, frühstück, restaurant, hotel, frei, noch, mal, doch, also, denn, da, dort, hier, dass, wenn, wann, wie, was, wo, ob, möglich, verfügbar, insgesamt, lieber, eher, stattdessen, kommen, gehen, frau, mann, freundin, freund, freunde, familie besuch, sohn, tochter, mutter, vater, eltern, name, namens, gebucht, einmal, sehr, herzlichen, grüße, viele, liebe, lg, schon, jetzt, vielleicht gegen, aber, weil, haarschnitt, besichtigen, besichtigung, ansehen, anschauen, machen wir',
};

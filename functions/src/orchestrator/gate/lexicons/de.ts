import type { Lexicon } from '../lexicon.ts';
import { list } from './list.ts';

/** German. Umlauts fold to their vowels ("für" = "fur"); "fuer" and its like have entries of their own where they matter. */
export const german: Lexicon = {
  language: 'de',
  families: {
    yes: [
      [
        list('das, es, alles, dies, die angaben, die daten'),
        list('passt, klingt, ist, hört sich, sieht, wäre, stimmt'),
        ['', 'so', 'sehr', 'wirklich', 'alles', 'ja', 'mir', 'uns', 'für mich', 'für uns', 'genau'],
        list(
          'gut, super, toll, perfekt, prima, richtig, korrekt, in ordnung, okay, ok, wunderbar, ausgezeichnet, großartig, gut an, super an, gut aus, klasse, schön, fein, spitze, hervorragend, ideal, gut so',
        ),
      ],
      [
        list('klingt, passt, hört sich, sieht, wäre'),
        ['', 'sehr', 'wirklich', 'für mich', 'für uns'],
        list(
          'gut, super, toll, perfekt, prima, wunderbar, großartig, gut an, super an, toll an, gut aus, klasse, schön, ideal',
        ),
      ],
      [
        [
          '',
          'bitte',
          'ja bitte',
          'können sie',
          'kannst du',
          'dann',
          'ich möchte',
          'wir möchten',
          'gerne',
          'gern',
        ],
        list(
          'buchen, buchen sie, buche, buch, reservieren, reservieren sie, reserviere, bestellen, bestellen sie, bestelle, bestätigen, bestätigen sie, bestätige, machen sie, mach, mache',
        ),
        list(
          'es, das, das bitte, den tisch, die reservierung, die buchung, das taxi, die bestellung, diesen tisch, das so, es so, das für mich, das für uns, einen tisch',
        ),
      ],
    ],
  },
  yes: list(
    `ja, jaa, jap, jep, jo, joa, jawohl, jawoll, ja bitte, ja gerne, ja gern, ja genau, ja klar, aber ja, aber gerne, aber gern, aber natürlich, aber sicher, aber klar, klar, na klar, klaro, klar doch, sicher, sicherlich, natürlich, selbstverständlich, gerne, gern, sehr gerne, sehr gern, genau, genau so, genau richtig, ganz genau, stimmt, das stimmt, stimmt so, stimmt genau, passt, passt so, passt mir, passt uns, das passt, passt alles, alles klar, alles richtig, alles korrekt, alles gut so, einverstanden, ich bin einverstanden, bin einverstanden, wir sind einverstanden, in ordnung, geht in ordnung, okay, ok, okey, okidoki, abgemacht, ich bestätige, bestätige, bestätigt, bestätigen, hiermit bestätige ich, ich bestätige das, ich bestätige die buchung, unbedingt, auf jeden fall, absolut, definitiv, machen wir, machen wir so, so machen wir es, so machen wir das, machen sie das, mach das, mach mal, machs, bitte buchen, bitte reservieren, bitte bestätigen, bitte bestellen, jetzt buchen, buchen bitte, reservieren bitte, nehme ich, nehmen wir, ich nehme es, ich nehme das, das nehme ich, das nehmen wir, ich möchte das, das möchte ich, das will ich, so soll es sein, los, los gehts, weiter so, nur zu, zusagen, ich stimme zu, stimme zu, zugestimmt, geht klar, haut hin, von mir aus gerne, mit vergnügen, richtig so, jupp, jup, yes, ja doch`,
  ),
  yesAlone: list(
    `super, perfekt, toll, prima, wunderbar, ausgezeichnet, großartig, klasse, spitze, richtig, korrekt, gut, sehr gut, schön, sehr schön, hervorragend, ideal, fein, bitte, gute idee, tolle idee, super idee, gute wahl, bestens, top, geil, mega, cool`,
  ),
  yesAtHome: list(`ya, si, jau`),
  no: list(
    `nein, nee, ne, nö, nöö, nein danke, ne danke, nein nein, auf keinen fall, keinesfalls, keineswegs, niemals, ich möchte nicht, möchte ich nicht, will ich nicht, ich will nicht, ich will das nicht, ich möchte das nicht, das möchte ich nicht, das will ich nicht, wir möchten nicht, lieber nicht, lass es, lassen sie es, lassen wir es, lass mal, vergiss es, vergessen sie es, habe es mir anders überlegt, ich habe es mir anders überlegt, wir haben es uns anders überlegt, habs mir anders überlegt, ich lehne ab, ablehnen, abgelehnt, kein interesse, kein bedarf, natürlich nicht, bitte nicht, nicht buchen, bitte nicht buchen, buchen sie es nicht, nicht reservieren, nicht bestätigen`,
  ).filter((word) => word !== 'ne'),
  noAlone: list(`gar nicht, überhaupt nicht`),
  noAtHome: list(`ne, nein`),
  withdraw: list(
    `stornieren, storniere, storno, bitte stornieren, stornieren sie, stornieren bitte, stornieren sie es, stornieren sie das, stornieren sie bitte, bitte stornieren sie, storniere es, storniere das, absagen, bitte absagen, sagen sie ab, sag ab, abbrechen, bitte abbrechen, brechen sie ab, ich möchte stornieren, ich will stornieren, ich möchte absagen, die reservierung stornieren, bitte die reservierung stornieren, die buchung stornieren, bitte die buchung stornieren, stornieren sie die buchung, stornieren sie die reservierung, stornier das, stornier die buchung`,
  ),
  neither: list(
    `kein problem, keine sorge, keine ahnung, keine eile, keine frage, keine fragen, kein ding, kein thema, nicht jetzt, noch nicht, nicht ganz, nicht wirklich, nicht sicher, nicht schlecht, nicht unbedingt, nicht stornieren, warum nicht, wieso nicht, nichts dagegen, macht nichts, schon gut, passt schon, ja nein, jein, nein ja, ja und nein, na ja, naja, nun ja, ich weiß nicht, weiß nicht, vielleicht, mal sehen, mal schauen, eventuell, danke, nein doch, doch, danke nein, ich bin nicht sicher, mir egal, egal, gut möglich, guten tag, guten abend, guten morgen, gute frage, gute nacht, schönen tag, gerne später, richtig gut wäre, genau genommen, sicher nicht, sicher bin ich, klar ist, klar dass, gern geschehen, nein gerne, nein kein problem, von mir aus, ja mal sehen, natürlich nur`,
  ),
  fillers: list(
    `oh, ach, ah, äh, ähm, hm, hmm, na, na dann, nun, also, tja, und, hallo, hi, guten tag, guten abend, guten morgen, danke, vielen dank, danke schön, dankeschön, danke sehr, besten dank, bitte, ich denke, ich glaube, dann, merve, alles klar, wow, ach so, achso`,
  ),
  contrast: list(
    `aber, jedoch, allerdings, doch, sondern, statt, stattdessen, anstatt, anstelle, außer, nur, lediglich, eigentlich, lieber, eher, besser, moment, moment mal, augenblick, warte, warten sie, stopp, halt, trotzdem, dennoch, obwohl, sonst, oder, beziehungsweise, bzw, bevorzuge, falsch, fehler, irrtum, vielleicht, eventuell, möglicherweise, wahrscheinlich, vermutlich, überlege, überlegen, nachdenken, zu spät, zu früh, zu teuer, zu viel, zu groß, zu klein, zu weit, zu wenig, zu lang, leider, schade, später, nachher, vorher, zuerst, erst, wie wäre es, wie wärs, was ist mit, was wäre, storn*, absag*, abbrech*, vergiss, vergessen, abgesehen, fast, beinahe, hingegen, dafür, zumindest, scherz, spaß beiseite, könnten wir, können wir, geht auch, ginge auch, ginge, ginge es`,
  ),
  change: list(
    `änder*, geändert, umbuch*, verschieb*, verschob*, verleg*, tausch*, wechsel*, ander*, anders, früher, später, billiger, günstiger, größer*, kleiner*, näher, mehr, weniger, zusätzlich*, extra, noch eine person, noch ein, noch einen, halb, halbe, doppelt*, hinzufüg*, füge, ergänz*, weglass*, entfern*, ersetz*, korrigier*, erhöh*, reduzier*, nächste*, zweite*, letzte*, mach es, machen sie es, mach daraus, machen sie daraus, viertel, dreiviertel, vorverleg*`,
  ),
  condition: list(
    `wenn, falls, sofern, solange, vorausgesetzt, unter der bedingung, kommt darauf an, kommt drauf an, hängt davon ab, ob, sobald`,
  ),
  negation: list(
    `nicht, kein, keine, keinen, keiner, keinem, nie, niemals, nein, nee, nö, ohne, weder, noch nicht, nichts, niemand, kaum, ned, net`,
  ).filter((word) => word !== 'net'),
  harmless: list(
    `warum nicht, wieso nicht, kein problem, keine frage, ohne zweifel, ohne probleme, gar kein problem, nur zu, halt so, sagen sie mir ob, sag mir ob, wissen ob, prüfen ob, schauen ob, wenn möglich, wenn es geht, wenn sie so nett wären, aber gerne, aber gern, aber natürlich, aber sicher, aber klar, aber ja, klar doch, ja doch, noch eine frage, noch etwas, eine frage, eine frage noch, so bald wie möglich, machen sie es so, mach es so, bis später, noch einmal vielen dank, nochmals vielen dank, kann es kaum erwarten, alles andere als schlecht`,
  ).filter((phrase) => !['halt so', 'alles andere als schlecht', 'wenn möglich'].includes(phrase)),
  finished: list(
    `das ist alles, das wars, das war alles, sonst nichts, nichts weiter, das wäre alles, mehr nicht`,
  ),
  elsewhere: list(
    `allergi*, egal, weiß nicht, keine ahnung, keine eile, keine fragen, problem, eilt nicht, nicht stornieren, noch nicht, vorlieben, ich habe keine, wir haben keine, macht nichts`,
  ),
  afterNo: list(`danke, ich, wir`),
  asks: list(
    `was, wo, wann, wie, wer, welche, welcher, welches, warum, wieso, wohin, woher, wieviel, wie viel, wie lange, wie teuer, gibt es, gibts, hat, haben, hat es, haben sie, haben die, ist, sind, kann man, darf man, muss man, muss ich, liegt, kostet, akzeptieren, nehmen sie, nehmen die, gehört`,
  ),
  wants: list(`ich brauche, wir brauchen, ich hätte gern, ich hätte gerne, ich möchte, ich bräuchte, wir möchten, ich will`),
  requests: list(
    `können sie, könnten sie, kannst du, könntest du, würden sie, würdest du, kann ich, könnte ich, darf ich, sagen sie, sag mir, geben sie, gib mir, schicken sie, schick mir, senden sie, zeigen sie, zeig mir, finden sie, finde, suchen sie, suche, empfehlen sie, nennen sie`,
  ),
  informs: list(
    `adresse, anschrift, telefon*, nummer, preis*, kosten, kostet, speisekarte, karte, parkplatz, parkplätze, parken, webseite, website, sagen, nennen, geben, schicken, senden, zeigen, finden, suchen, empfehlen, bewertung*, taxi, wlan, wetter, wegbeschreibung, route, kontakt*, öffnungszeiten, frage*, information*, infos, info, bezahlen, zahlen, anzahlung, hilfe, helfen, mitteilen, wissen`,
  ),
  adds: list(
    `auch, und auch, außerdem, zusätzlich, ebenfalls, übrigens, nebenbei, und, noch eine frage, eine frage, eine frage noch, und noch etwas, noch etwas, frage, dazu`,
  ).filter((word) => word !== 'zusätzlich'),
  things: list(
    `tisch, taxi, zimmer, karten, tickets, ticket, fahrt, termin, restaurant, platz, plätze, hotel`,
  ),
  words: list(
    `ja, jawohl, genau, gerne, gern, bitte, bitteschön, danke, dankeschön, dank, vielen, herzlichen, besten, sehr, ganz, wirklich, so, das, es, dies, diese, diesen, dieser, die, der, den, dem, ein, eine, einen, mein, meine, meinen, unser, unsere, ich, wir, mir, mich, uns, sie, ihnen, ihre, ihr, du, dir, dich, ist, sind, wäre, wär, wird, bin, habe, haben, hat, möchte, möchten, will, wollen, würde, würden, kann, können, freue, freuen, darauf, drauf, für, mit, und, auf, in, an, zu, jetzt, sofort, gleich, direkt, dann, alles, klar, gut, super, toll, perfekt, prima, wunderbar, ausgezeichnet, großartig, klasse, spitze, richtig, korrekt, ordnung, okay, ok, einverstanden, passt, stimmt, klingt, hört, sieht, aus, buchen, buche, gebucht, reservieren, reserviere, reserviert, bestellen, bestelle, bestätigen, bestätige, bestätigt, bestätigung, machen, mache, mach, nehmen, nehme, buchung, reservierung, bestellung, schön, schönen, tag, abend, hilfe, tun, angaben, daten, details, freundlich, freundlichen, grüßen, gruß, liebe, grüße, zuverlässig, idee, vorschlag, wahl, natürlich, selbstverständlich, sicher, wie, gewünscht, besprochen, einfach, mal, ruhig, durch, fest, sagte, merve, hallo, cool, top`,
  ).filter((word) => !['wie', 'abend', 'tag', 'an', 'sagte', 'zu', 'in', 'auf'].includes(word)),
  wishes: list(
    `ich möchte, wir möchten, ich will, wir wollen, ich brauche, wir brauchen, wir sind, lieber, um, am, für, suchen sie, suche, finden sie, finde, zeigen sie, bitte, machen sie, mach, ich hätte, ich wollte, es sollte, ich meinte, können sie, könnten sie`,
  ),
  directions: list(`nach, von, zum, zur, vom, ab, in, im, am, bei, unter, mit, auf`),
  articles: list(`der, die, das, den, dem, ein, eine, einen, einem, einer`),
  weekdays: [
    list('montag*'),
    list('dienstag*'),
    list('mittwoch*'),
    list('donnerstag*'),
    list('freitag*'),
    list('samstag*, sonnabend*'),
    list('sonntag*'),
  ],
  months: [
    list('januar, jänner'),
    list('februar'),
    list('märz, maerz'),
    list('april'),
    list('mai'),
    list('juni'),
    list('juli'),
    list('august'),
    list('september'),
    list('oktober'),
    list('november'),
    list('dezember'),
  ],
  numbers: {
    null: 0,
    eins: 1,
    zwei: 2,
    zwo: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    fuenf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    zwoelf: 12,
    zwanzig: 20,
    dreißig: 30,
    dreissig: 30,
    vierzig: 40,
    fünfzig: 50,
    hundert: 100,
    zweit: 2,
    dritt: 3,
    viert: 4,
    fünft: 5,
    beide: 2,
    beiden: 2,
    paar: 2,
    allein: 1,
  },
  clockBefore: list(`um, gegen, ab, bis`),
  clockAfter: list(`uhr, h`),
  people: list(`personen, person, leute, gäste, gast, erwachsene, plätze, pers, mann`),
  dayParts: [[list('früh, vormittag, frühstück'), 5, 11], [list('mittags, mittag, mittagessen'), 11, 15], [list('nachmittag, nachmittags'), 12, 18], [list('abends, abend, abendessen, nacht'), 17, 23]],
  dayWords: list(
    `heute, morgen, übermorgen, gestern, abends, abend, mittags, mittag, nachmittag, nachmittags, vormittag, nacht, mitternacht, früh, woche, wochenende, monat, jahr, stunde, stunden, minuten, minute, mittagessen, abendessen, frühstück, heut`,
  ),
};

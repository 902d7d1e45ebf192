import type { OwnPhrases } from './own-phrases.ts';

export const german: OwnPhrases = {
  kinds: {
    booking: `
      reservierung*|buchung*|tisch|termin*|zimmer|platz|hotel|bootsfahrt|ausflug|tour|wanderung
      orchideenwanderung|kreuzfahrt|massage|spa|hamam|babysitter|clown|zauberer|saal|feier|taufe|hochzeit
      physio|arzttermin|zahnarzt|friseur|karten|plätze|aufenthalt|golf|kurs|restaurant`,
    food: 'bestellung*|essen|pizza*|lieferung|abendessen|mittagessen|bote|kurier|kuchen|blumen|torte|pizza',
    service: `
      klempner*|elektriker*|reinigung*|putzfrau|putzhilfe|schlüsseldienst*|gärtner*|handwerker*
      installateur*|dienstleistung*|reinigung|handwerker|klempner|elektriker|techniker|umzug|reparatur`,
    viewing: 'besichtigung*|wohnung*|makler*|wohnung|besichtigung|haus|makler',
    ride: 'taxi*|fahrt|fahrer*|wagen|auto|fahrer|shuttle|transfer|taxi|bus',
  },
  mine: 'mein*|unser*|ich|wir',
  it: 'es|das|sie|ihn|alles|die',
  list: `
    alles gebucht|alles reserviert|hab ich gebucht|habe ich gebucht|hab ich reserviert|habe ich reserviert
    haben wir gebucht|welche buchungen|welche reservierungen|meine reservierungen|meine buchungen
    meine bestellungen|meine termine|unsere reservierungen|was habe ich gebucht|was hab ich|hab ich noch
    hab ich jetzt noch|habe ich noch|noch irgendwas offen|noch was offen|hab ich jetzt alles
    habe ich jetzt alles|alles gebucht|was ist gebucht|hab ich was gebucht|was habe ich reserviert
    was habe ich bestellt|habe ich eine reservierung|habe ich eine buchung|habe ich etwas
    welche reservierung*|welche buchung*|was habe ich|was ist bei mir offen|haben wir eine reservierung
    was haben wir|meiner reservierungen|meiner buchungen|hab ich irgendwas|irgendwas bei euch
    hab ich was bei euch|was hab ich gebucht|steht bei mir was an|steht was an|was steht an
    steht am wochenende|habe ich was|hab ich was|haben wir was|mein kalender|was ist gebucht
    was läuft bei mir|was habe ich vor|erinnere mich was|alles was ich gebucht`,
  status: `
    wann war das|wann war es|wann war das nochmal|um wie viel uhr war das|welcher tag war das|wann war nochmal
    wann war|um wie viel uhr war|um wieviel uhr war|wo ist|wo bleibt|wann kommt|wann ist|bestätigt|angenommen|akzeptiert|status|gibt es neuigkeiten
    gibts neuigkeiten|gibts was neues|schon was gehört|hat der|hat das|haben sie|ist mein*|ist unser*|fertig
    unterwegs|wie lange|wie weit|steht die|klappt|geantwortet|ist es fix|schon was vom|was gehört|gehört von
    schon los|schon unterwegs|verfahren|verloren gegangen|verschollen|fest für mich|fest eingetragen
    eingetragen|klar oder nicht|nun klar|zugesagt|geklappt|steht der termin|steht das|steht unser|stunde um
    immer noch nicht|noch nicht da|neuigkeiten|was ist mit|ja gesagt|sicher|reserviert für uns|ist fix
    ist die|ist der|ist das`,
  cancel: `
    stornier*|storno|absag*|sag ab|abbestell*|bestell ab|cancel*|rückgängig|kündige|freigeben|streich*
    lösch*|streichen|absagen|sagen sie ab|abblasen|muss weg|canceln|kündigen|zurückziehen|zurücknehmen
    wieder frei`,
  unwanted: `
    brauche ich nicht|brauchen wir nicht|brauche nicht mehr|nicht mehr|doch nicht|kommen nicht|sag das
    sag den|sag die|kommen doch nicht|brauche keinen|brauchen keinen|pläne geändert|pläne haben sich
    hat sich erledigt|wird nichts|fällt aus|nicht mehr nötig|freigeben|geben sie den tisch`,
  heard: `
    gemeldet|geantwortet|zugesagt|angenommen|bestätigt|neuigkeiten|rückmeldung|ja gesagt|zurückgemeldet`,
  inGeneral: `
    wo ist die beste|wo ist der beste|wo ist das beste|wo gibt es|wo schmeckt|wo isst man|wo kann ich|wo kann man|wo können wir
    normalerweise|üblicherweise|gewöhnlich|bedingung*|richtlinie*|später noch|regeln|gebühr*|über mich|daten
    meine daten`,
  late: `
    verspät*|stau|verzögert|schaffen es nicht pünktlich|minuten nach|kommen später|komme später
    kommen zu spät|komme zu spät|sind zu spät|wir sind spät|bin zu spät|min später|minuten später
    stunde später|zu spät dran|später da|etwas später|viertelstunde später|halbe stunde später|hintendran
    suche noch einen parkplatz|suche parkplatz|zehn minuten noch|noch zehn minuten|bin in zehn|sind in zehn
    im stau|flug hat|flieger hat|flug verspätet|nicht pünktlich|nicht rechtzeitig|schaffen es nicht bis
    kommen erst|komme erst|sind erst|halten sie den tisch|tisch freihalten|haltet den tisch|wartet auf uns
    warten sie auf uns|verfahren|bus verpasst|zug verpasst|gerade erst los|fahren jetzt erst
    noch einen parkplatz`,
  move: `
    verschieb*|verleg*|umbuch*|ändere|ändern|vorverleg*|nach vorne|nach hinten|stattdessen|anderen tag
    andere zeit|früher|buch um|statt|vorziehen|nach hinten legen|schieben`,
  drop: `
    vergiss es|vergessen sie es|egal|schon gut|lass es|lass mal|lassen sie es|nicht nötig|doch nicht
    ist egal|macht nichts|hat sich erledigt|erledigt|nein danke|kein taxi|ich habe es mir anders überlegt
    stopp|stop|vergiss das|lass gut sein|hör auf|brauchst nicht|ach schon gut|ich machs selbst`,
};

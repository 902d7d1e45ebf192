import { type Grammar, words } from '../grammar.ts';

const things =
  `buchung|reservierung|tisch|bestellung|taxi|taxifahrt|fahrer|fahrerin|kurier|lieferung|platz|plaetze|platze|termin|besichtigung|zahlung|anzahlung|kaution|
  ruckerstattung|erstattung|rechnung|anfrage|bestatigung|erinnerung|gutschein|ticket|stornierung|allergie|nachricht|notiz|wunsch|code|nummer|buchungscode|konto|geld|
  pizza|daten|transfer|wagen|slot|kennung|abholung`.replace(/\s+/g, '');

/** The second participle, and the verbs that make a perfect or a passive of the past with it. */
const participle =
  '(?:\\p{L}*ge\\p{L}{2,}(?:t|en)|\\p{L}{3,}iert|(?:rein|ein|an|ab|aus|weiter|vor|unter|zuruck)?(?:be|er|ver|zer|ent|uber|unter|hinter|wider|um|voll)\\p{L}{2,}(?:t|en|gen))';
const auxiliary = '(?:habe|hab|hat|haben|hast|ist|sind|seid|bist|bin|wurde|wurden|war|waren|hatte|hatten)';

export const german: Grammar = {
  joins: words(
    `und aber sondern denn weil da dass der_schon die_schon welche oder sodass so_dass damit dann also`,
  ),
  open: words(`(?!kannst_du_abhaken)kann konnen konnte konnten konntest kannst_(?!du_abhaken)\\p{L}+ konnt darf durfen durfte mochten mochte mochtest wollen will willst soll sollen sollte sollten muss mussen wurde_ich wurden_sie wurde_gern\\p{L}*
    bitte lassen_sie sagen_sie nennen_sie schreiben_sie geben_sie wahlen_sie antworten_sie fragen_sie sag schreib gib nenn wahl teilen_sie brauche brauchen benotige benotigen empfehle empfehlen empfiehlt
    ware waren_ihnen zu_(?:buchen|reservieren|bestatigen|bestellen|stornieren|zahlen|bezahlen|senden|andern|konnen) zum_(?:buchen|bestatigen) gern(?:e)?_(?:buche|reserviere) wie_viele welcher welche_uhrzeit soll_ich zu_(?!ihnen|ihren)\\p{L}+en halten_sie uberweisen_sie`),
  condition: words(
    `sag_einfach sagen_sie_einfach sagen_sie_ja sag_ja schreiben_sie schreib antworten_sie sobald_sie sollten_sie sollten im_falle ob gern gerne wenn falls sobald sofern bevor nachdem erst_nach erst_wenn bis_sie ohne_ihr nach_ihrer nach_ihrem nur_wenn`,
  ),
  generic: words(
    `antwortet gruppen_ab tische_werden beliebte fur_gruppen telefonisch auch_ohne nur feiertagen letzte letzter unter_der_woche saison sommer winter august mai zahlen bar normalerweise meist meistens oft immer manchmal taglich jeden jede jeder pro kostet kosten dauert ublicherweise gewohnlich in_der_regel montags dienstags mittwochs donnerstags freitags samstags sonntags wochenende offnet schliesst beginnt werktags abends mittags`,
  ),
  nothing: words(`fast nichts noch_nicht keine_buchung kein_tisch noch_keine noch_kein`),
  descriptive:
    words(`eine_stornierte_buchung mal_angenommen entschuldigen_sie (?:einer|eine|keine|jede|jeder)_bestatigten?_buchung gibt_es_reichlich angesehen voraus_ausgebucht fleischloses gesehen_haben (?:bestatigte|stornierte|bezahlte|offene|angenommene)\\p{L}{0,2}_(?:buchungen|reservierungen|bestellungen|anfragen) habe_ich_(?:\\p{L}+_){0,6}(?:zusammengestellt|ausgewahlt|ausgesucht) entfernt gesperrt tut_mir_leid minuten gelegen geeignet geoffnet geschlossen gegrillt\\p{L}* gekocht\\p{L}* gebacken\\p{L}* gebraten\\p{L}* gerauchert\\p{L}* gemutlich bekannt\\p{L}* beliebt\\p{L}* beruhmt\\p{L}* empfohlen enthalten
    inbegriffen uberdacht\\p{L}* beheizt\\p{L}* bewertet\\p{L}* eingerichtet renoviert\\p{L}* gegrundet erbaut gebaut eroffnet gefullt\\p{L}* verfeinert serviert gefuhrt\\p{L}* familiengefuhrt\\p{L}* ausgestattet
    hausgemacht\\p{L}* getrennt geschutzt gut_besucht spezialisiert konzentriert verteilt umgeben verfugbar\\p{L}* bietet bieten gepflegt\\p{L}* gehort gehoren gestaltet gemischt\\p{L}* gewurzt\\p{L}* mariniert\\p{L}* garniert beste besten
    erlaubt gestattet erwunscht erforderlich notwendig geplant_ist begrenzt berechnet_wird gilt gelten gibt gerichte gericht gerichten genau gern gerne gewurze getranke gegend gebiet garten geht gehen
    habe_ich_(?:\\p{L}+_){0,6}(?:gefunden|gesehen|gesucht|nachgesehen|geschaut|verstanden|herausgesucht|verglichen)
    ich_habe_(?:\\p{L}+_){0,7}(?:gefunden|gesehen|gesucht|nachgesehen|geschaut|verstanden|herausgesucht|verglichen) konnte_ich_(?:\\p{L}+_){0,4}nicht_finden ich_habe_(?:\\p{L}+_){0,4}keine? habe_ich_(?:\\p{L}+_){0,4}keine?
    sie_(?:haben|hatten)_(?:\\p{L}+_){0,6}(?:gefragt|gesagt|erwahnt|gewunscht|geschrieben|beschrieben|gesucht|genannt) wie_gewunscht erwahnt\\p{L}* gefragt`),
  completed:
    words(`${auxiliary}_(?:[\\p{L}\\p{N}]+_){0,12}${participle} ${participle}_(?:${auxiliary}|worden|ist)
    ^(?!(?:[\\p{L}\\p{N}]+_){0,9}(?:wird|werden|kostet|gibt|wir|man)_)(?:[\\p{L}\\p{N}]+_){0,3}${participle}(?:_[\\p{L}\\p{N}]+){0,4}$
    \\p{L}{3,}(?:ierte|igte|ickte|agte|ahlte|ehnte|eldete|ortete|edete)n? nahm nahmen rief bekam ging_durch steht_fest worden`),
  self: words(`hab habe ich wir mir mich uns`),
  you: words(
    `sie ihnen ihr ihre ihren ihrem ihrer du dir dich dein deine deinen deinem deiner euch euer eure`,
  ),
  party: words(
    `wirtin kochin chefin gastgeberin besitzerin vermieter vermieterin agentur taxler klempner handwerker herr frau reinigungskraft makler restaurant lokal kuche fahrer fahrerin taxi team wirt gastgeber besitzer inhaber betreiber kellner koch kurier laden hotel personal er geschaft bar cafe praxis apotheke betrieb hauses haus`,
  ),
  thing: words(
    `(?:${things})(?:s|es|e|en)? \\p{L}+(?:tisch|zimmer|buchung|reservierung|bestellung|zahlung|bestatigung)`,
  ),
  yours:
    words(`(?:du_stehst|sie_stehen|ihr_steht|du_bist|sie_sind)_auf_(?:der|platz) hat_sie_fur hat_dich_fur auf_den_namen (?:haben|hast|habt)_(?:sie|du|ihr)_(?:jetzt|nun) (?:ihr|ihre|ihren|ihrem|ihrer|dein|deine|deinen|deinem|deiner|euer|eure|euren)_(?:\\p{L}+_){0,2}\\p{L}*(?:${things})(?:s|es|e|en|er)?
    (?:die|der)_(?:buchung|reservierung|bestellung|tisch)_(?:ist|steht) (?:auf|unter)_(?:ihren|deinen|ihrem|deinem)_namen fur_sie_um fur_dich_um sie_sind_(?:dabei|drin|angemeldet|eingetragen|gebucht) du_bist_(?:dabei|drin)`),
  action:
    words(`eingeplant klargemacht freigehalten ubernommen (?:ge)?buch(?:e|t|en|te|ten)? gebucht eingebucht umgebucht verbucht abgebucht buchen reservier\\p{L}* bestatig\\p{L}* stornier\\p{L}* bestell\\p{L}* (?:ab|zu)?gesagt gesichert sicher(?:e|n|te) arrangier\\p{L}* organisier\\p{L}* halte gehalten festgehalten
    (?:ab|weiter|zu|ver|ein)?(?:ge)?(?:schickt?|sandt|sendet|schicke|sende) weitergegeben weitergeleitet leite gebe_(?:\\p{L}+_){0,4}weiter informier\\p{L}* benachrichtig\\p{L}* mitgeteilt teile kontaktier\\p{L}* (?:an)?gerufen rufe geredet gesprochen bezahlt gezahlt
    belastet abgezogen (?:zuruck)?erstattet geandert andere_ich verschoben verlegt aktualisiert hinzugefugt eingetragen trage notier\\p{L}* vermerkt vorgemerkt gemerkt gespeichert speichere registriert aufgenommen erfasst angelegt
    erinnert geloscht losche entfernt akzeptiert angenommen nimmt zugestimmt zugesagt genehmigt abgelehnt lehnt verweigert geantwortet beantwortet losgeschickt zugewiesen zugeteilt bearbeitet abgeschlossen fixiert fix fest erledigt
    erledige geklart geklappt geregelt vereinbart ausgemacht beauftragt angefragt angemeldet abgemeldet aufgegeben durchgefuhrt vorgenommen blockiert abgebrochen aufgehoben uberwiesen eingegangen zubereitet ubermittelt ausgerichtet unterrichtet
    bescheid steht gesetzt freigegeben gekummert kummere eingerichtet_(?:fur|auf) gestellt`),
  near: words(`unterwegs kommt_(?!aus)[\\p{L}\\p{N}]+ wartet warten erwartet erwarten bereit fertig gleich_da trifft eintreffen abgeholt holt_sie holt_dich auf_dem_weg bis_(?:dann|bald|morgen|freitag|samstag|sonntag|heute|spater|um) wir_sehen_uns freut_sich freuen_sich
    zubereitet vorbereitet wird_(?:gerade|jetzt|nun)_\\p{L}+ weiss wissen_bescheid steht_vor ist_da lauft_schon`),
  done: words(
    `abhaken steht_(?:bereits|schon|jetzt) unterwegs erledigt alles_(?:klar_gemacht|erledigt|geregelt|bestens|in_ordnung|gebucht|bereit|fertig|steht) geschafft fertig abgemacht hat_geklappt erfolgreich passt_alles alles_passt sie_sind_startklar gebongt eingetutet vollzogen geritzt`,
  ),
  bygone: words(
    `1\\d{3}(?!_(?:р|tl|lira|eu|ευρ|د|ت|원)) 20[01]\\d 202[0-4] jahrhundert\\p{L}* letzt\\p{L}*_(?:jahr|sommer|winter|herbst|fruhling|jahres|saison) fruher\\p{L}* jahre jahren seit einst damals ursprunglich zweimal dreimal generation\\p{L}* mehrfach auszeichnung\\p{L}* ehemal\\p{L}* vor_\\p{L}+_jahren grossmutter`,
  ),
  interrogative: words(
    `was welche welcher welches wer wen wem wann wo wie warum wieviel ist sind war waren hat haben hast habt wurde wurden wird werden soll sollen kann konnen darf mochten mochtest gibt hatten hatte kommt kommen`,
  ),
  negation: words(`nicht kein\\p{L}* nie ohne weder`),
};

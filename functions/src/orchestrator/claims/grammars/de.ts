import { type Grammar, words } from '../grammar.ts';

const things =
  `buchung|reservierung|tisch|bestellung|taxi|fahrt|fahrer|fahrerin|kurier|lieferung|platz|plaetze|platze|termin|besichtigung|zahlung|anzahlung|kaution|
  ruckerstattung|erstattung|rechnung|anfrage|bestatigung|erinnerung|gutschein|ticket|stornierung|allergie|nachricht|notiz|wunsch|code|nummer|buchungscode|karte|konto|geld|
  essen|pizza|daten|name|namen|zimmer|auto|boot|transfer|wagen|slot|kennung|abholung`.replace(/\s+/g, '');

export const german: Grammar = {
  joins: words(
    'und aber sondern denn weil da dass der_schon die_schon welche oder sodass so_dass damit dann also',
  ),
  open: words(`kann konnen konnte konnten konntest kannst konnt darf durfen durfte mochten mochte mochtest wollen will willst soll sollen sollte sollten muss mussen wurde_ich wurden_sie wurde_gern\\p{L}*
    bitte lassen_sie sagen_sie nennen_sie schreiben_sie geben_sie wahlen_sie antworten_sie fragen_sie sag schreib gib nenn wahl teilen_sie brauche brauchen benotige benotigen empfehle empfehlen empfiehlt
    ware waren_ihnen zu_(?:buchen|reservieren|bestatigen|bestellen|stornieren|zahlen|bezahlen|senden|andern|konnen) zum_(?:buchen|bestatigen) gern(?:e)?_(?:buche|reserviere) wie_viele welcher welche_uhrzeit soll_ich sind_sie haben_sie gibt_es hatten_sie
    zu_\\p{L}+en`),
  condition: words(
    'wenn falls sobald sofern bevor nachdem erst_nach erst_wenn bis_sie ohne_ihr nach_ihrer nach_ihrem nur_wenn',
  ),
  generic: words(
    `normalerweise meist meistens oft immer manchmal taglich jeden jede jeder pro kostet kosten dauert ublicherweise gewohnlich in_der_regel montags dienstags mittwochs donnerstags freitags samstags sonntags wochenende offnet schliesst beginnt werktags abends mittags`,
  ),
  nothing: words('nichts noch_nicht keine_buchung kein_tisch noch_keine noch_kein'),
  descriptive:
    words(`gelegen geeignet geoffnet geschlossen gegrillt\\p{L}* gekocht\\p{L}* gebacken\\p{L}* gebraten\\p{L}* gerauchert\\p{L}* gemutlich bekannt\\p{L}* beliebt\\p{L}* beruhmt\\p{L}* empfohlen enthalten
    inbegriffen uberdacht\\p{L}* beheizt\\p{L}* bewertet\\p{L}* eingerichtet renoviert\\p{L}* gegrundet erbaut gebaut eroffnet gefullt\\p{L}* verfeinert serviert gefuhrt\\p{L}* familiengefuhrt\\p{L}* ausgestattet
    hausgemacht\\p{L}* getrennt geschutzt gut_besucht spezialisiert konzentriert verteilt umgeben verfugbar\\p{L}* bietet bieten gepflegt\\p{L}* gehort gehoren gestaltet gemischt\\p{L}* gewurzt\\p{L}* mariniert\\p{L}* garniert beste besten
    erlaubt gestattet erwunscht erforderlich notwendig geplant_ist begrenzt berechnet_wird gilt gelten gibt gerichte gericht gerichten genau gern gerne gewurze getranke gegend gebiet garten geht gehen
    habe_ich_(?:\\p{L}+_){0,6}(?:gefunden|gesehen|gesucht|nachgesehen|geschaut|verstanden|herausgesucht|verglichen)
    ich_habe_(?:\\p{L}+_){0,7}(?:gefunden|gesehen|gesucht|nachgesehen|geschaut|verstanden|herausgesucht|verglichen) konnte_ich_(?:\\p{L}+_){0,4}nicht_finden ich_habe_(?:\\p{L}+_){0,4}keine? habe_ich_(?:\\p{L}+_){0,4}keine?
    sie_(?:haben|hatten)_(?:\\p{L}+_){0,6}(?:gefragt|gesagt|erwahnt|gewunscht|geschrieben|beschrieben|gesucht|genannt) wie_gewunscht erwahnt\\p{L}* gefragt`),
  completed:
    words(`ge\\p{L}{2,}(?:t|en) \\p{L}+ge\\p{L}{2,}(?:t|en) \\p{L}{3,}iert (?:be|er|ver|zer|ent|uber|unter|hinter|wider)\\p{L}{2,}(?:t|en) \\p{L}{3,}te(?:n|t)? habe hat haben_wir hatte wurde wurden worden war waren ist_da
    ging kam gab nahm rief schrieb sprach bekam hielt stand lag sass fand fest ab steht`),
  self: words('ich wir mir mich uns'),
  you: words(
    'sie ihnen ihr ihre ihren ihrem ihrer du dir dich dein deine deinen deinem deiner euch euer eure',
  ),
  party: words(
    `restaurant lokal kuche fahrer fahrerin taxi team wirt gastgeber besitzer inhaber betreiber kellner koch kurier laden hotel man alle gaste personal er geschaft bar cafe praxis apotheke betrieb hauses haus`,
  ),
  thing: words(`(?:\\p{L}*)(?:${things})(?:s|es|e|en)?`),
  yours:
    words(`(?:ihr|ihre|ihren|ihrem|ihrer|dein|deine|deinen|deinem|deiner|euer|eure|euren)_(?:\\p{L}+_){0,2}\\p{L}*(?:${things})(?:s|es|e|en|er)?
    (?:die|der)_(?:buchung|reservierung|bestellung|tisch)_(?:ist|steht) (?:auf|unter)_(?:ihren|deinen|ihrem|deinem)_namen fur_sie_um fur_dich_um sie_sind_(?:dabei|drin|angemeldet|eingetragen|gebucht) du_bist_(?:dabei|drin)`),
  deed: words(`(?:ge)?buch(?:e|t|en|te|ten)? gebucht eingebucht umgebucht verbucht abgebucht buchen reservier\\p{L}* bestatig\\p{L}* stornier\\p{L}* bestell\\p{L}* (?:ab|zu)?gesagt gesichert sicher(?:e|n|te) arrangier\\p{L}* organisier\\p{L}* halte gehalten festgehalten
    (?:ab|weiter|zu|ver|ein)?(?:ge)?(?:schickt?|sandt|sendet|schicke|sende) weitergegeben weitergeleitet leite gebe_(?:\\p{L}+_){0,4}weiter informier\\p{L}* benachrichtig\\p{L}* mitgeteilt teile kontaktier\\p{L}* (?:an)?gerufen rufe geredet gesprochen bezahlt gezahlt
    belastet abgezogen (?:zuruck)?erstattet geandert andere_ich verschoben verlegt aktualisiert hinzugefugt eingetragen trage notier\\p{L}* vermerkt vorgemerkt gemerkt gespeichert speichere registriert aufgenommen erfasst angelegt
    erinnert geloscht losche entfernt akzeptiert angenommen nimmt zugestimmt zugesagt genehmigt abgelehnt lehnt verweigert geantwortet beantwortet losgeschickt zugewiesen zugeteilt bearbeitet abgeschlossen fixiert fix fest erledigt
    erledige geklart geklappt geregelt vereinbart ausgemacht beauftragt angefragt angemeldet abgemeldet aufgegeben durchgefuhrt vorgenommen blockiert abgebrochen aufgehoben uberwiesen eingegangen zubereitet ubermittelt ausgerichtet unterrichtet
    bescheid steht gesetzt freigegeben gekummert kummere eingerichtet_(?:fur|auf) gestellt`),
  near: words(`unterwegs kommt kommen wartet warten erwartet erwarten bereit fertig gleich_da trifft eintreffen abgeholt holt_sie holt_dich auf_dem_weg bis_(?:dann|bald|morgen|freitag|samstag|sonntag|heute|spater|um) wir_sehen_uns freut_sich freuen_sich
    zubereitet vorbereitet wird_(?:gerade|jetzt|nun)_\\p{L}+ weiss wissen_bescheid steht_vor ist_da lauft_schon`),
  done: words(
    `erledigt alles_(?:klar_gemacht|erledigt|geregelt|bestens|in_ordnung|gebucht|bereit|fertig|steht) geschafft fertig abgemacht hat_geklappt erfolgreich passt_alles alles_passt sie_sind_startklar gebongt eingetutet vollzogen geritzt`,
  ),
};

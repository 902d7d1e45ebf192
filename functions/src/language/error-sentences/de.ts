import { counted } from '@merve/contract/words';
import { type ErrorSentences, given } from './error-details.ts';

const people = (count: string) => counted('de', Number(count), { one: '# Person', other: '# Personen' });
const minutes = (count: string) => counted('de', Number(count), { one: '# Minute', other: '# Minuten' });

export const german: ErrorSentences = {
  BAD_REQUEST: () =>
    'Diese Anfrage konnte ich nicht lesen, es ist nichts geschehen. Bitte prüfen Sie sie und senden Sie sie noch einmal.',
  BODY_TOO_LARGE: (d) =>
    `Das ist zu groß${given(d, 'megabytes', (most) => ` (höchstens ${most} MB)`)}, darum wurde nichts gespeichert. Bitte senden Sie etwas Kleineres.`,
  PICTURES_OFF: () =>
    'Bilder sind hier nicht eingerichtet, darum wurde nichts gespeichert. Wer Merve betreibt, legt einen Speicherort für sie fest.',
  EMPTY_MESSAGE: () => 'Die Nachricht war leer. Sagen Sie mir in ein paar Worten, was Sie brauchen.',
  MESSAGE_TOO_LONG: (d) =>
    `Diese Nachricht ist zu lang für mich${given(d, 'max', (max) => ` (höchstens ${max} Zeichen)`)}, deshalb habe ich sie nicht gelesen. Bitte senden Sie eine kürzere.`,
  SIGNATURE_MISSING: () =>
    'Diese Anfrage ist nicht signiert, es ist nichts geschehen. Bitte nutzen Sie den offiziellen Weg.',
  SIGNATURE_INVALID: () =>
    'Die Signatur dieser Anfrage ist ungültig, es ist nichts geschehen. Bitte nutzen Sie den offiziellen Weg.',
  UNAUTHENTICATED: () =>
    'Sie sind nicht angemeldet, es ist nichts geschehen. Bitte melden Sie sich an und versuchen Sie es noch einmal.',
  FORBIDDEN: () =>
    'Das dürfen Sie nicht, es ist nichts geschehen. Bitte prüfen Sie, welches Konto Sie verwenden.',
  NOT_FOUND: () =>
    'Das konnte ich nicht finden, es ist nichts geschehen. Bitte prüfen Sie es und versuchen Sie es noch einmal.',
  METHOD_NOT_ALLOWED: () => 'Diese Art von Anfrage gibt es hier nicht, es ist nichts geschehen.',
  TOOL_UNKNOWN: () =>
    'Das kann ich nicht, es ist nichts geschehen. Ich kann suchen, buchen, stornieren oder Ihre Buchungen zeigen.',
  TOOL_DISABLED: () =>
    'Das ist hier im Moment nicht verfügbar, es ist nichts geschehen. Mit etwas anderem helfe ich gern.',
  TOOL_ARGUMENTS_INVALID: () =>
    'In dieser Anfrage hat etwas gefehlt oder war nicht zu verstehen, es ist nichts geschehen. Bitte sagen Sie es noch einmal mit allen Angaben.',
  NOT_AS_SAID: () =>
    'Das ist nicht, was gesagt wurde, deshalb ist nichts vorgemerkt. Bitte nennen Sie Tag, Uhrzeit und Personenzahl noch einmal.',
  TOOL_TIMEOUT: () =>
    'Das hat länger gedauert, als ich warten darf; ich habe es abgebrochen, und es wurde nichts bestätigt. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  MARKET_CLOSED: () =>
    'In dieser Region nehme ich im Moment keine Anfragen an, es ist nichts geschehen. Bitte versuchen Sie es später noch einmal.',
  POLICY_CHANGED: () =>
    'Die Regeln dafür haben sich geändert, nachdem ich es Ihnen gezeigt habe; es wurde nichts gebucht. Bitte fragen Sie noch einmal, dann prüfe ich, was jetzt möglich ist.',
  PRICE_CHANGED: (d) =>
    `Der Preis hat sich geändert${given(d, 'oldPrice', (old) => ` von ${old}`)}${given(d, 'newPrice', (now) => ` auf ${now}`)}, nachdem ich ihn Ihnen gezeigt habe; es wurde nichts gebucht. Bitte fragen Sie noch einmal, um zum neuen Preis zu buchen.`,
  POLICY_INVALID: () =>
    'Diese Richtlinie lässt sich so nicht speichern, es wurde nichts geändert. Bitte korrigieren Sie, was genannt ist, und speichern Sie sie noch einmal.',
  POLICY_OUTDATED: () =>
    'Jemand anders hat die Richtlinie geändert, seit Sie sie gesehen haben; es wurde nichts geändert. Bitte sehen Sie sich die neuere an und entscheiden Sie noch einmal.',
  LISTING_INVALID: () =>
    'Dieser Eintrag lässt sich so nicht speichern, es wurde nichts geändert. Bitte korrigieren Sie, was genannt ist, und speichern Sie ihn noch einmal.',
  LISTING_OUTDATED: () =>
    'Jemand anders hat den Eintrag geändert, seit Sie ihn gesehen haben; es wurde nichts geändert. Bitte sehen Sie sich den neueren an und entscheiden Sie noch einmal.',
  OFFERING_BOOKED: () =>
    'Es bestehen Buchungen, deren Plätze durch diese Änderung nicht mehr freigehalten würden, deshalb wurde nichts geändert. Bitte warten Sie, bis sie vorbei sind, oder verlegen Sie sie zuerst.',
  ROSTER_INVALID: () =>
    'Dieser Notdienstplan lässt sich so nicht speichern, es wurde nichts geändert. Bitte korrigieren Sie, was genannt ist, und speichern Sie ihn noch einmal.',
  ROSTER_OUTDATED: () =>
    'Jemand anders hat den Notdienstplan geändert, seit Sie ihn gesehen haben; es wurde nichts geändert. Bitte sehen Sie sich den neueren an und entscheiden Sie noch einmal.',
  LISTING_NOT_FOUND: (d) =>
    `Ich konnte ${given(d, 'name', (name) => `kein Lokal namens „${name}“`, 'dieses Lokal nicht')} finden, es wurde nichts gebucht. Bitte prüfen Sie den Namen, oder lassen Sie mich suchen.`,
  LISTING_AMBIGUOUS: (d) =>
    `Zu diesem Namen passt mehr als ein Lokal${given(d, 'names', (names) => `: ${names}`)}. Noch ist nichts gebucht: Welches meinen Sie?`,
  NOT_BOOKABLE: (d) =>
    `${given(d, 'name', (name) => name, 'Dieses Lokal')} ist über mich nicht buchbar, es wurde nichts gebucht. Fragen Sie mich nach einem anderen Lokal, oder wenden Sie sich direkt dorthin.`,
  TIME_INVALID: (d) =>
    given(
      d,
      'slotMinutes',
      (slot) =>
        `Buchungen gibt es dort alle ${minutes(slot)}${given(d, 'before', (before) => given(d, 'after', (after) => `, also um ${before} oder um ${after} Uhr`))}, und für Ihre Uhrzeit wurde nichts gebucht. Welche Zeit soll ich versuchen?`,
      'Dieses Datum oder diese Uhrzeit gibt es im Kalender nicht, es wurde nichts gebucht. Bitte nennen Sie Tag und Uhrzeit, zum Beispiel „12. Mai um 20 Uhr“.',
    ),
  TIME_PAST: () =>
    'Dieser Zeitpunkt ist schon vorbei, es wurde nichts gebucht. Bitte wählen Sie einen späteren.',
  TIME_TOO_SOON: (d) =>
    `Das ist zu kurzfristig: Dort braucht man ${given(d, 'leadMinutes', (lead) => `mindestens ${minutes(lead)}`, 'mehr')} Vorlauf. Es wurde nichts gebucht; bitte wählen Sie eine spätere Zeit.`,
  TIME_TOO_FAR: (d) =>
    `Das ist zu weit voraus${given(d, 'bookingWindowDays', (days) => `: Buchungen sind bis ${counted('de', Number(days), { one: '# Tag', other: '# Tage' })} im Voraus möglich`)}. Es wurde nichts gebucht; bitte wählen Sie einen früheren Tag.`,
  TIME_DOES_NOT_EXIST: () =>
    'Diese Uhrzeit gibt es nicht: An dem Tag wird die Uhr darüber hinweg vorgestellt. Es wurde nichts gebucht; bitte wählen Sie eine Zeit eine Stunde später.',
  BUSINESS_CLOSED: (d) =>
    `${given(
      d,
      'closesAt',
      (closes) =>
        `Dort wird um ${closes} Uhr geschlossen${given(d, 'durationMinutes', (lasting) => `, und eine Buchung dauert ${minutes(lasting)}`)}; das ist also zu spät, und es wurde nichts gebucht.`,
      'Zu dieser Zeit ist dort geschlossen, es wurde nichts gebucht.',
    )}${given(d, 'nextOpensAt', (opens) => ` Wieder geöffnet: ${opens}.`)} Bitte wählen Sie eine andere Zeit.`,
  NOT_BY_NIGHT: () =>
    'Das wird nicht nach Nächten gebucht, deshalb wurde nichts gebucht. Nennen Sie bitte Tag und Uhrzeit, oder wählen Sie eine Unterkunft.',
  NIGHTS_INVALID: (d) =>
    `Ein Aufenthalt ist dort für 1 bis ${given(d, 'maxNights', (most) => most, '30')} Nächte möglich, es wurde nichts gebucht. Für wie viele Nächte soll ich nachsehen?`,
  PARTY_TOO_SMALL: (d) =>
    `Gebucht werden kann ab ${given(d, 'minParty', people, people('1'))}, es wurde nichts gebucht. Für wie viele Personen soll ich fragen?`,
  PARTY_TOO_LARGE: (d) =>
    `Das sind zu viele Personen${given(d, 'maxParty', (max) => `: Eine Buchung ist für höchstens ${people(max)} möglich`)}. Es wurde nichts gebucht; bitte wählen Sie eine kleinere Zahl, oder wenden Sie sich direkt dorthin${given(d, 'phone', (phone) => `: ${phone}`)}.${given(d, 'names', (names) => ` So viele nehmen: ${names}.`)}`,
  ITEM_NOT_FOUND: (d) =>
    `${given(d, 'item', (item) => `„${item}“`, 'Das')} konnte ich in der Liste${given(d, 'name', (name) => ` von ${name}`)} nicht finden, es wurde nichts unternommen.${given(d, 'names', (names) => ` Es gibt: ${names}.`)} Was darf es sein?`,
  ITEM_AMBIGUOUS: (d) =>
    `${given(d, 'item', (item) => `„${item}“`, 'Das')} kann mehr als eines sein${given(d, 'names', (names) => `: ${names}`)}. Es wurde noch nichts unternommen: Was meinen Sie?`,
  ITEM_UNAVAILABLE: (d) =>
    `${given(d, 'item', (item) => item, 'Das')} ist im Moment nicht zu haben, es wurde nichts unternommen. Bitte wählen Sie etwas anderes.`,
  CHOICE_MISSING: (d) =>
    `${given(d, 'item', (item) => item, 'Eine Auswahl')} ist noch nicht vollständig. Bitte wählen Sie${given(d, 'option', (option) => `: ${option}`, ' noch aus')}${given(d, 'names', (names) => ` (${names})`)}. Es wurde nichts unternommen.`,
  ALLERGEN_PRESENT: (d) =>
    `Sie haben geschrieben: „${given(d, 'allergy', (said) => said, '…')}“. ${given(d, 'item', (item) => item, 'Eines der Gerichte')} ${d['how'] === 'may_contain' ? 'kann Folgendes enthalten' : 'enthält'}: ${given(d, 'allergen', (allergen) => allergen, 'genau das')}. Deshalb habe ich weder dieses noch etwas anderes in Auftrag gegeben. Bitte wählen Sie etwas anderes, oder fragen Sie dort direkt nach.`,
  BELOW_MINIMUM: (d) =>
    `Bestellungen nimmt man dort ab ${given(d, 'minimum', (minimum) => minimum, 'einem höheren Betrag')} an${given(d, 'sum', (sum) => `, und hier sind es ${sum}`)}. Es wurde nichts bestellt; was soll ich hinzufügen?`,
  OUT_OF_AREA: (d) =>
    `Dorthin wird nicht geliefert${given(d, 'towns', (towns) => `; möglich ist: ${towns}`)}. Es wurde nichts unternommen; bitte nennen Sie eine andere Adresse${given(d, 'collect', () => ', oder sagen Sie, dass Sie es abholen')}.`,
  PLACE_MISSING: (d) =>
    `${given(d, 'street', (street) => `In welcher Stadt liegt „${street}“? Bitte schreiben Sie die Stadt, oder teilen Sie Ihren Standort`, 'Wohin soll es gehen? Bitte teilen Sie Ihren Standort, oder schreiben Sie die Adresse mit der Stadt')}${given(d, 'collect', () => ', oder sagen Sie, dass Sie es abholen')}. Es wurde noch nichts unternommen.`,
  MERCHANT_UNREACHABLE: (d) =>
    `${given(d, 'name', (name) => name, 'Dieser Betrieb')} ist über mich nicht zu erreichen, es wurde nichts unternommen. Bitte wenden Sie sich direkt dorthin, oder fragen Sie mich nach einem anderen Betrieb.`,
  REQUEST_NOT_FOUND: (d) =>
    `Ich konnte ${given(d, 'reference', (reference) => `keine Bestellung oder Anfrage ${reference}`, 'keine offene Bestellung oder Anfrage')} von Ihnen finden, es wurde nichts geändert. Bitte prüfen Sie den Code.`,
  REQUEST_OVER: () => 'Das ist schon abgeschlossen; es wurde nichts geändert.',
  NOT_IN_ORDER: (d) =>
    `${given(d, 'item', (item) => `„${item}“`, 'Das')} steht nicht in Ihrer Bestellung${given(d, 'names', (names) => `; darin sind: ${names}`)}. Was meinen Sie?`,
  ORDER_ACCEPTED: (d) =>
    `${given(d, 'name', (name) => `„${name}“ hatte`, 'Man hatte')} die Bestellung${given(d, 'reference', (reference) => ` ${reference}`)} schon angenommen, wie sie war; ich kann sie nicht mehr ändern, und es wurde nichts geändert. Ich kann dort eine Nachricht ausrichten oder um Zustimmung zur Stornierung bitten.`,
  ORDER_UNCHANGED: (d) =>
    `Die Bestellung${given(d, 'reference', (reference) => ` ${reference}`)} ist schon so, es wurde nichts geändert. Was soll anders sein?`,
  ORDER_EMPTY: (d) =>
    `Dann bliebe von der Bestellung${given(d, 'reference', (reference) => ` ${reference}`)} nichts übrig, es wurde nichts geändert. Wenn Sie sie nicht mehr möchten, bitten Sie mich, sie zu stornieren.`,
  ORDER_CHANGED: (d) =>
    `Die Bestellung${given(d, 'reference', (reference) => ` ${reference}`)} wurde geändert, seit ich Ihnen das gezeigt habe; sie bleibt, wie sie jetzt ist. Bitte sagen Sie noch einmal, was Sie möchten.`,
  ORDER_CHANGED_OFTEN: (d) =>
    `Die Bestellung${given(d, 'reference', (reference) => ` ${reference}`)} wurde so oft geändert, wie ich es weitergeben kann; sie bleibt, wie sie ist. Sie können sie noch stornieren und neu bestellen.`,
  SLOT_TAKEN: () =>
    'Diese Zeit wurde gerade vergeben, es wurde nichts gebucht. Bitte wählen Sie eine andere Zeit.',
  TRANSACTION_NOT_FOUND: (d) =>
    `Ich konnte ${given(d, 'reference', (reference) => `keine Buchung ${reference}`, 'diese Buchung nicht')} bei Ihnen finden, es wurde nichts geändert. Schreiben Sie „meine Buchungen“, um sie zu sehen.`,
  NOT_A_DRAFT: () =>
    'Diese Buchung ist schon weiter, es wurde nichts geändert. Schreiben Sie „meine Buchungen“, um den Stand zu sehen.',
  NOT_HELD: () =>
    'Diese Buchung wartet nicht auf eine Bestätigung, es wurde nichts geändert. Schreiben Sie „meine Buchungen“, um den Stand zu sehen.',
  GUEST_BUSY: () =>
    'Der Gast kann gerade nicht gefragt werden: Bei ihm ist eine andere Frage offen, er schreibt, oder ihm darf nicht geschrieben werden. Es wurde nichts vorgeschlagen. Bitte versuchen Sie es etwas später noch einmal.',
  ALREADY_CONFIRMED: () =>
    'Diese Buchung steht schon fest; es wurde nichts geändert. Wenn Sie sie nicht mehr brauchen, bitten Sie mich, sie zu stornieren.',
  ALREADY_CANCELLED: () =>
    'Diese Buchung gibt es schon nicht mehr; es wurde nichts geändert. Wenn Sie sie zurückhaben möchten, lassen Sie mich neu buchen.',
  HOLD_EXPIRED: () =>
    'Die Zeit zum Antworten ist abgelaufen, es wurde nichts gebucht, und der Platz ist wieder frei. Fragen Sie noch einmal, dann sehe ich nach, ob er noch zu haben ist.',
  DEPOSIT_UNPAID: () =>
    'Die Anzahlung ist noch nicht eingegangen, deshalb ist noch nichts gebucht. Fragen Sie mich nach dem Zahlungslink, wenn Sie ihn nicht haben.',
  DEPOSIT_NOT_DUE: () => 'Für diese Buchung ist keine Anzahlung fällig, es gibt also nichts zu zahlen.',
  PAYMENT_UNAVAILABLE: () =>
    'Hier wird eine Anzahlung verlangt, und ich kann im Moment keine Zahlungen annehmen; es wurde nichts vorgemerkt und nichts berechnet. Bitte wählen Sie ein anderes Lokal, oder buchen Sie dort direkt.',
  PAYMENT_REFUSED: () =>
    'Die Zahlung ließ sich nicht einrichten, es wurde nichts berechnet. Bitte versuchen Sie es später noch einmal, oder wählen Sie ein anderes Lokal.',
  IDEMPOTENCY_MISMATCH: () =>
    'Dieselbe Anfrage kam zweimal mit verschiedenem Inhalt, es ist nichts geschehen. Bitte fragen Sie noch einmal.',
  ACTION_NOT_PENDING: () =>
    'Es wartet nichts auf Ihr JA, es ist nichts geschehen. Bitte sagen Sie mir, was Sie möchten.',
  NOT_THE_OWNER: () =>
    'Das gehört jemand anderem, es wurde nichts geändert. Ändern kann es nur, wer es angelegt hat.',
  PLACE_NOT_FOUND: (d) =>
    `${given(d, 'place', (place) => `Ich konnte „${place}“ auf der Karte nicht finden`, 'Ich weiß nicht, wo Sie sind')}, es wurde kein Taxi gerufen. Teilen Sie Ihren Standort, oder nennen Sie eine Stadt oder einen Ort, den ich kenne.`,
  PLACE_UNCLEAR: (d) =>
    `${given(d, 'town', (town) => town, 'Den Ort')} kenne ich, aber nicht, wo dort „${given(d, 'place', (place) => place, '…')}“ ist; es wurde kein Taxi gerufen. Teilen Sie Ihren Standort, oder nennen Sie dort einen Ort, den ich kennen könnte.`,
  PLACE_AMBIGUOUS: (d) =>
    `Das könnte mehr als ein Ort sein${given(d, 'names', (names) => `: ${names}`)}. Es wurde noch kein Taxi gerufen: Welchen meinen Sie?`,
  RIDE_OPEN: (d) =>
    `Sie haben schon ${given(d, 'code', (code) => `die Fahrt ${code}`, 'eine Fahrt')}, deshalb habe ich kein weiteres Taxi gerufen. Sagen Sie mir, wenn Sie diese absagen möchten.`,
  RIDE_NOT_FOUND: () => 'Sie haben keine Taxifahrt, die noch bevorsteht; es wurde nichts abgesagt.',
  RIDE_UNDER_WAY: () =>
    'Diese Fahrt hat schon begonnen und lässt sich hier nicht mehr absagen. Bitte sprechen Sie im Taxi.',
  RIDE_OVER: () =>
    'Diese Fahrt ist schon vorbei, es hat sich nichts geändert. Fragen Sie einfach, wenn Sie ein neues Taxi brauchen.',
  NO_TAXI: () =>
    'In der Nähe ist gerade kein Taxi frei, deshalb wurde keines gerufen. Bitte versuchen Sie es in einer Weile noch einmal.',
  TRIP_CHANGED: () =>
    'Jemand anderes hat diesen Teil der Reise inzwischen geändert. Es wurde nichts geändert; sehen Sie sich den jetzigen Stand an und versuchen Sie es noch einmal.',
  TRIP_EXISTS: () =>
    'Für diese Tage gibt es schon einen Plan. Es wurde nichts gespeichert: Wählen Sie, ob er ersetzt, ergänzt oder so gelassen wird.',
  LEASE_LOST: () =>
    'Ich wurde unterbrochen, bevor ich fertig war. Bitte warten Sie einen Moment, und fragen Sie noch einmal, wenn keine Antwort kommt.',
  RATE_LIMITED: (d) =>
    `Sie schreiben schneller, als ich antworten darf, deshalb wurde diese Nachricht nicht angenommen. Bitte senden Sie sie ${given(d, 'seconds', (seconds) => `in ${counted('de', Number(seconds), { one: '# Sekunde', other: '# Sekunden' })}`, 'in einer Minute')} noch einmal.`,
  OUTBOUND_LIMIT: () =>
    'Dafür wären mehr Nachrichten nötig, als ich auf einmal senden darf, deshalb habe ich es gelassen. Bitte bitten Sie mich um eines nach dem anderen.',
  TAKEN_OVER: () =>
    'Dieses Gespräch hat jemand aus unserem Team übernommen, Sie bekommen von dort eine Antwort.',
  NOT_TAKEN_OVER: () =>
    'Dieses Gespräch hat niemand übernommen, es wurde nichts gesendet. Übernehmen Sie es zuerst.',
  PERSON_OPTED_OUT: () =>
    'Diese Person möchte keine Nachrichten mehr, es wurde nichts gesendet. Mit START kann sie zurückkommen.',
  TURN_LIMIT: () =>
    'Das waren mehr Schritte, als ich auf einmal gehen darf, deshalb habe ich abgebrochen. Ohne Ihr JA geschieht nichts; bitte bitten Sie mich um eines nach dem anderen.',
  VOTE_CLOSED: () =>
    'Die Abstimmung ist beendet, Ihre Stimme wurde nicht gezählt. Sehen Sie sich das Ergebnis an.',
  TOO_FEW_BALLOTS: () =>
    'Weniger als zwei haben abgestimmt, deshalb wurde die Abstimmung nicht beendet. Warten Sie auf weitere, oder beenden Sie sie trotzdem.',
  GROUP_FULL: () =>
    'Diese Gruppe ist voll, deshalb wurden Sie nicht aufgenommen. Bitte fragen Sie, wer sie organisiert.',
  PHONE_INVALID: () =>
    'Diese Telefonnummer kann ich nicht verwenden. Bitte schreiben Sie sie mit Ländervorwahl, zum Beispiel +90 533 123 45 67.',
  DRIVER_KNOWN: () =>
    'Unter dieser Nummer ist schon jemand als Fahrer registriert, es wurde nichts geändert. Bitte ändern Sie den vorhandenen Eintrag.',
  LINK_CODE_INVALID: () =>
    'Dieser Code stimmt nicht oder ist abgelaufen, es wurde nichts verknüpft. Bitte prüfen Sie ihn, oder fordern Sie einen neuen an.',
  ALREADY_LINKED: () =>
    'Eines von beiden ist schon verknüpft, es wurde nichts geändert. Beenden Sie zuerst diese Verknüpfung: hier, oder mit VERKNÜPFUNG AUFHEBEN auf WhatsApp.',
  MODEL_TIMEOUT: () =>
    'Ich denke gerade zu langsam, es ist nichts geschehen. Bitte versuchen Sie es in einer Minute noch einmal.',
  MODEL_RATE_LIMITED: () =>
    'Gerade fragen zu viele Menschen auf einmal, es ist nichts geschehen. Bitte versuchen Sie es in einer Minute noch einmal.',
  MODEL_UNAVAILABLE: () =>
    'Ich kann gerade nicht klar denken, es ist nichts geschehen. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  MODEL_BLOCKED: () =>
    'Dabei kann ich nicht helfen, es ist nichts geschehen. Bitte fragen Sie mit anderen Worten oder nach etwas anderem.',
  MODEL_MALFORMED: () =>
    'Beim Antworten bin ich durcheinandergekommen, es ist nichts geschehen. Bitte fragen Sie noch einmal.',
  MODEL_MISCONFIGURED: () =>
    'Ich bin gerade nicht richtig eingerichtet, es ist nichts geschehen. Wir wissen Bescheid; bitte versuchen Sie es später noch einmal.',
  UPSTREAM_UNAVAILABLE: () =>
    'Ein Dienst, auf den ich angewiesen bin, antwortet gerade nicht; ich konnte nicht fertig werden, und es wurde nichts bestätigt. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  UPSTREAM_FAILED: () =>
    'Ein Dienst, auf den ich angewiesen bin, antwortet gerade nicht; ich konnte nicht fertig werden, und es wurde nichts bestätigt. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  UPSTREAM_DENIED: () =>
    'Ein Dienst, auf den ich angewiesen bin, antwortet gerade nicht; ich konnte nicht fertig werden, und es wurde nichts bestätigt. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  UPSTREAM_TIMEOUT: () =>
    'Ein Dienst, auf den ich angewiesen bin, antwortet gerade nicht; ich konnte nicht fertig werden, und es wurde nichts bestätigt. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  LOCATION_NEEDED: () =>
    'Wo sind Sie? Teilen Sie Ihren Standort oder nennen Sie einen Ort, in dessen Nähe gesucht werden soll.',
  CONFIG_MISSING: () =>
    'Das ist auf unserer Seite nicht richtig eingerichtet, es ist nichts geschehen. Wir wissen Bescheid; bitte versuchen Sie es später noch einmal.',
  INTERNAL: () =>
    'Auf unserer Seite ist etwas schiefgegangen, und es wurde nichts bestätigt. Wir wissen Bescheid; bitte versuchen Sie es in ein paar Minuten noch einmal.',
};

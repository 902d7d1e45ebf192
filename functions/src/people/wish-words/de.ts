import type { WishWords } from './wish-words.ts';

export const german: WishWords = {
  human: `
    menschen|mensch|mitarbeiter|mitarbeiterin|jemand echtes|echte person|echten person|kundendienst*
    kundenservice|kundenbetreuer*|support|echten menschen|jemand echten|operator|sachbearbeiter|euer team
    ihr team`,
  somebody: `
    person|jemandem|jemanden|berater*|einer person|chef|vorgesetzt*|verantwortlich*|geschäftsführ*|teamleit*
    zurückrufen|rückruf|sachbearbeiter*|mitarbeiter*`,
  talk: 'sprechen|reden|verbinde*|durchstellen|stellen sie mich|weiterleiten|chatten|verbindet mich',
  want: `
    will|möchte|kann ich|könnte ich|gibt es|gibts|gibt s|bitte|brauche|verbinde*|sprechen|reden
    telefonnummer|holen|hätte gern|lieber`,
  humanWanted: `
    einen mitarbeiter bitte|echten menschen|aus fleisch und blut|im büro jemanden|jemand im büro
    jemanden im büro|den ich anrufen kann|die ich anrufen kann|nummer zum anrufen|jemanden der zuhört
    jemand der zuhört|der zuhört|jemanden der mich versteht|der mich versteht|kollegin von ihnen
    kollege von ihnen|ihre kollegin|ihr kollege|jemand vom team|jemanden vom team|chef sprechen|den chef
    die chefin|keine maschine|kein roboter|kein bot|mit keinem bot|rufen sie mich an|ruft mich an
    ruf mich an|verbinden sie mich|verbinde mich|stell mich durch|stellen sie mich durch|mit jemandem reden
    mit jemandem sprechen|jemand echtes|jemanden echtes|richtigen menschen`,
  bot: `
    bot|chatbot|roboter|maschine|ki|künstliche intelligenz|computer|programm|automat|software|ai
    computerprogramm|chatgpt|gpt|chatgpt ding|so ein chatgpt|künstliche|künstliche dame|sprachmodell
    algorithmus|automatisch|blechbüchse`,
  areYou: `
    bist du|sind sie|seid ihr|rede ich|spreche ich|schreibe ich|chatte ich|ist das|antwortet hier
    antwortet mir|du bist|ist hier|ist merve|sitzt da|steckt dahinter|dahinter|am anderen ende|oder mensch
    oder ein mensch|mensch oder|ein mensch oder|echt oder|geben sie zu|gib zu|schwör|wer schreibt|wer tippt
    wer antwortet`,
  data: `
    meine daten|meinen daten|meiner daten|personenbezogene* daten|persönlichen daten|meine persönlichen
    meine informationen|über mich|von mir habt|von mir haben|zu mir|meine angaben|alle daten
    meine nachrichten|mein verlauf|meinen verlauf|daten über mich|von mir gespeichert|datenauskunft
    datenexport|was ich ihnen je erzählt|alles was ich|was ich euch erzählt|was ihr über mich
    was sie über mich|von mir|meine akte|akte an mich|meine komplette akte|chatverlauf|meinen chatverlauf
    verlauf|meine historie|meine unterlagen|mein profil|meine einträge|einträge|datensatz|meine spuren
    meine infos|alles über mich|zu meiner person`,
  account: 'konto|mein profil|meinen account|mein account|diesen chat|meine registrierung|benutzerkonto',
  written: `
    meine nummer|meine telefonnummer|meine handynummer|was ich hier schreibe|was ich schreibe
    meine nachrichten|mein standort|meinen standort|meine adresse|dieser chat|diesen chat|unser chat
    meinen nachrichten|was ich sage|meine daten|meinen daten|meiner daten|mein chat|unsere unterhaltung
    meine angaben|meine chats|das geschriebene`,
  policy: 'datenschutz*|dsgvo|privatsphäre',
  whatBecomes: `
    was macht|was machen|was machst|was passiert|was geschieht|wer sieht|wer kann|wer liest|gespeichert
    speichert|speichern|speicherst|verkauft|gebt ihr|weitergegeben|wo finde|wie lange|was wisst|was weißt
    wissen sie|sicher|wozu|warum|aufbewahrt|trainiert|trainieren|training|angelernt|mitlesen|liest jemand
    wohin|wo landen|wo landet|wo liegen|wo werden|aufgehoben|geben sie|verkaufen|teilt ihr|dritte
    vertraulich|geheim|unter uns|wofür|verwendet|nutzt ihr|ausgewertet`,
  give: `
    schick*|send*|kopie|export*|datenauskunft|auskunft|herunterladen|download*|gib mir|gebt mir
    geben sie mir|zukommen|aushändigen|einsehen|haben|bekommen|mailen sie mir|mail mir|schicken sie mir
    schick mir|schickt mir|datenexport|runterladen|download|packen sie|her damit|ausdruck|ausgedruckt
    als pdf|als datei|zusammenstellen|stellen sie mir`,
  erase: `
    lösch*|gelöscht|entfern*|vergiss|vergesst|vergessen|tilg*|vernichte*|schließen|wegmachen|leeren
    vernichten|entfernen|wegwerfen|tilgen|löschung|ausradieren|bereinigen|auslöschen`,
  forgetMe: `
    mich komplett vergesst|vergesst mich|vergiss mich|vergessen sie mich|lösch* mich
    recht auf vergessenwerden|aus eurem system raus|aus ihrem system|aus eurem system|aus dem system
    aus der kartei|streicht mich|streichen sie mich|löscht mich|löschen sie mich|lösch mich
    recht auf vergessen*|profil schließen|profil löschen|konto löschen|konto schließen|account löschen
    als wäre ich nie|dass es mich gibt|nie da gewesen|alles löschen|löscht alles|löschen sie alles
    lösch alles`,
  botAlone: 'bot|roboter|ki',
};

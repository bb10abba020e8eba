/** Short names of the days, Monday first, by language. Alone many of them are words of other languages. */
export const shortDays: Readonly<Record<string, readonly string[]>> = {
  en: ['mons?', 'tues?', 'weds?', 'thu|thurs?', 'fris?', 'sats?', 'suns?'],
  de: ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'],
  fr: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'],
  es: ['lun', 'mar', 'mié|mie', 'jue', 'vie', 'sáb|sab', 'dom'],
  it: ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'],
  pt: ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb|sab', 'dom'],
  pl: ['pon|pn', 'wt', 'śr|sr', 'czw', 'pt', 'sob|sb', 'nd|niedz'],
  nl: ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo']
}

/** Long names of the days, with their plurals and cases, Monday first. */
export const longDays: readonly string[] = [
  'mondays?|montags?|lundis?|lunes|luned[ìi]|segundas?(?:-feiras?)?|poniedział[\\wÀ-ɏ]*|maandags?',
  'tuesdays?|dienstags?|mardis?|martes|marted[ìi]|terças?(?:-feiras?)?|wtor[\\wÀ-ɏ]*|dinsdags?',
  'wednesdays?|mittwochs?|mercredis?|miércoles|miercoles|mercoled[ìi]|quartas?(?:-feiras?)?|środ[\\wÀ-ɏ]*|woensdags?',
  'thursdays?|donnerstags?|jeudis?|jueves|gioved[ìi]|quintas?(?:-feiras?)?|czwart[\\wÀ-ɏ]*|donderdags?',
  'fridays?|freitags?|vendredis?|viernes|venerd[ìi]|sextas?(?:-feiras?)?|piąt[\\wÀ-ɏ]*|vrijdags?',
  'saturdays?|samstags?|sonnabends?|samedis?|sábados?|sabados?|sabat[oi]|sobot[\\wÀ-ɏ]*|zaterdags?',
  'sundays?|sonntags?|dimanches?|domingos?|domenic(?:a|he)|niedziel[\\wÀ-ɏ]*|zondags?'
]

/** Words for every day of the week. */
export const allDays =
  'every day|each day|daily|seven days a week|7 tage die woche|sieben tage die woche|siete días|sette giorni su sette|sete dias|7 dni w tygodniu|zeven dagen per week|7 dagen per week|7 days a week|seven days|7 days|all week|täglich|jeden tag|tous les jours|7 jours sur 7|7j\\/7|todos los días|' +
  'tutti i giorni|ogni giorno|todos os dias|codziennie|elke dag|dagelijks'

/** Words for Monday to Friday. */
export const workDays =
  'weekdays?|m\\s?-\\s?f|m to f|werktags|l a v|l\\s?-\\s?v|lu\\s?-\\s?ve|en semaine|días laborables|giorni feriali|dias úteis|dni powszednie|w dni robocze|doordeweeks|werkdagen'

/** Words for Saturday and Sunday. */
export const weekendDays =
  'weekends?|wochenende|week-ends?|fin(?:es)? de semana|fins? de semana|weekendy?|fine settimana'

/** Between the first and the last of several days. */
export const dayRange =
  'to|thru|through|till|til|until|bis|au|à|a|al|alla|até|à|ao|tot en met|tot|do|t\\/m|–|-|—'

/** Between the beginning and the end of a span. */
export const timeRangeWords = 'to|till|til|until|through|and|bis|à|a|até|às|as|alle|alla|al|do|tot|–|-|—'

/** Behind a time of the clock before noon. */
export const morningWords =
  "in the morning|morgens|vormittags|du matin|de la mañana|por la mañana|del mattino|di mattina|da manhã|rano|[’']s ochtends|[’']s morgens"

/** Behind a time of the clock after noon. */
export const afternoonWords =
  "in the afternoon|in the evening|at night|nachmittags|abends|de l[’']après-midi|du soir|de la tarde|por la tarde|de la noche|del pomeriggio|di pomeriggio|di sera|" +
  "da tarde|da noite|po południu|wieczorem|[’']s middags|[’']s avonds"

/** A part of a day in one word with its name: `woensdagmiddag`, `Mittwochnachmittag`. */
export const joinedParts = 'vormittags?|nachmittags?|mittags?|morgens?|abends?|ochtend|middag|avond'

/** A part of a day, behind its name: `closed Monday morning`. */
export const partsOfDay =
  "mornings?|afternoons?|evenings?|lunchtimes?|at lunch(?:time)?|mittags?|vormittags?|nachmittags?|morgens?|abends?|(?:le )?matin|(?:l[’']\\s?)?après-midi|(?:le )?(?:soir|midi)|(?:por la |a la )?(?:mañana|tarde|noche)|" +
  '(?:di |la )?(?:mattina|mattino|pomeriggio|sera)|(?:de |à |da |pela )?(?:manhã|tarde|noite)|rano|przed południem|po południu|wieczorem|ochtends?|middags?|avonds?'

/** For the days that are not named: `closed Tuesday, otherwise 9 to 6`. */
export const restOn =
  'otherwise|(?:all )?other days|rest of the week|sonst|ansonsten|sinon|(?:les )?autres jours|por lo demás|(?:los )?demás días|(?:el )?resto de (?:los )?días|' +
  'altrimenti|(?:gli )?altri giorni|de resto|(?:nos )?(?:outros|restantes) dias|(?:w )?pozostałe dni|anders|overige dagen'

/** Before the time when it closes. */
export const untilWords =
  "(?:late )?(?:till?|until)|(?:we |i )?(?:shut|close|closes|closing|finish) at|bis|jusqu[’']à|hasta(?: las)?|fino alle|até(?: às)?|do|tot"

/** Closed on the days around it. */
export const closedOn =
  "closed|not open|not working|do not open|don[’']?t open|don[’']?t work|do not work|nicht geöffnet|no abrimos|non apriamo|não abrimos|shut|geschlossen|ruhetag|zu|fermée?|cerrado|cerramos|cerrada|chius[oaie]|encerrad[oa]|fechad[oa]|nieczynne|zamknięte|gesloten|dicht"

/** But not on the days behind it. */
export const exceptOn =
  'except(?: on)?|excluding|but|bar|außer|ausser|sauf|hormis|excepto|salvo|menos|tranne|eccetto|escluso|exceto|oprócz|behalve'

/** Nothing on the days right behind it. */
export const noOn = 'no|not|never|not on|kein|nicht|pas le|no los|non|não|nie|niet|geen'

/** Open on the days around it. */
export const openOn =
  'open|opens|opening|opening times|opening hours|hours|we work|i work|we are open|we open|geöffnet|offen|öffnungszeiten|ouverte?|ouvert|horaires|abiert[oa]|abrimos|horario|' +
  'apert[oa]|orario|abert[oa]|horário|czynne|otwarte|godziny otwarcia|open|geopend|openingstijden'

/** Words that may stand between days and hours: they change neither. */
export const beside =
  "or|usually|normally|regular|walk in|walk-ins?|after school|late|late night|we|we[’']re|i[’']m there|bank holidays|public holidays|are|our|is|i|on|the|of|from|between|and|at|in|office|shop|taproom|kitchen|studio|workshop|come|lunch|dinner|evenings?|mornings?|afternoons?|only|also|for|by appointment only|" +
  'nur|oder|meist|seulement|ou|généralement|solo|sólo|normalmente|di solito|soltanto|só|apenas|normalnie|zwykle|tylko|alleen|meestal|of|przyjmuję|przyjmujemy|otherwise|hours|times|week|a|all|with|am|um|von|vom|und|der|die|das|uhr|jeden|jeweils|bei|büro|bürozeiten|sprechstunde|sprechzeiten|sprechstunden|warme küche|küche|mittags|abends|vormittags|nachmittags|laden|hofladen|ab hof|hofverkauf|werkstatt|u\\.|feiertag|feiertags|ist|' +
  'du|de|le|les|et|des|la|bureau|magasin|midi|soir|matin|après-midi|sur rendez-vous|nous sommes|h|' +
  'los|las|el|y|desde|atendemos|cerrado|tienda|oficina|mañanas|tardes|por la mañana|por la tarde|con cita|' +
  'dal|dalla|dalle|il|e|ed|la|ogni|siamo|segreteria|negozio|ufficio|mattina|sera|solo su appuntamento|su appuntamento|' +
  'das|dos|aos?|à|às|os|as|da|do|estamos|loja|escritório|' +
  'od|w|we|godz|godzinach|godz\\.|biuro|sklep|oraz|i|' +
  'van|op|en|uur|tot|zijn|wij|de|het|winkel|kantoor|maandag|feestdagen'

/** Words for a part of the day that put times without am or pm after noon. */
export const lateWords =
  'evenings?|nights?|dinner|afternoons?|abends|soir|tardes?|sera|wieczor[\\wÀ-ɏ]*|avonds?'

/** Languages whose times may be those of a 12-hour clock without am or pm. */
export const twelveHourLanguages: readonly string[] = ['en']

/** What else happens at its hours: a sentence with one of these words before them does not say when it is open. */
export const otherTimes =
  'class|classes|lessons?|courses?|sessions?|training|rehearsals?|clubs?|groups?|emergenc(?:y|ies)|collections?|deliver(?:y|ies)|calls?|phone|happy hour|parking|' +
  'kurse?|unterricht|training|probe|stunden?|notdienst|notfälle|lieferung|telefon(?:isch)?|cours|stages?|urgences?|livraisons?|' +
  'clases?|cursos?|urgencias?|entregas?|corso|corsi|lezion[ei]|urgenze|consegn[ae]|aulas?|urgências?|zajęcia|kursy?|lekcje|' +
  'les|lessen|cursus|spoed'

/** A break within the hours behind it. */
export const breakWords =
  'lunch|lunch break|break|closed for lunch|mittagspause|pause|mittags geschlossen|pause déjeuner|pause de midi|pausa|pausa pranzo|pausa para almoço|descanso|przerwa|lunchpauze|middagpauze'

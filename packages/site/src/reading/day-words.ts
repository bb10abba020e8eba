import type { Weekday } from '../content/content.ts'

/** Stems of the days in the languages that we read, with any ending: `montags`, `Mondays`, `niedziele`. */
export const dayStems: Readonly<Record<Weekday, string>> = {
  mon: 'monday|mondays|mon|montag|montags|lundi|lundis|lunes|lunedì|segunda|maandag|maandags|poniedział|pondělí|pazartesi|måndag|понеділ|الاثنين|الإثنين|月曜',
  tue: 'tuesday|tuesdays|tue|tues|dienstag|dienstags|mardi|mardis|martes|martedì|terça|dinsdag|wtor|úterý|salı|tisdag|вівтор|الثلاثاء|火曜',
  wed: 'wednesday|wednesdays|wed|mittwoch|mittwochs|mercredi|mercredis|miércoles|mercoledì|quarta|woensdag|śro|střed|çarşamba|onsdag|серед|الأربعاء|水曜',
  thu: 'thursday|thursdays|thu|thurs|donnerstag|donnerstags|jeudi|jeudis|jueves|giovedì|quinta|donderdag|czwart|čtvrt|perşembe|torsdag|четвер|الخميس|木曜',
  fri: 'friday|fridays|fri|freitag|freitags|vendredi|vendredis|viernes|venerdì|sexta|vrijdag|piąt|pátek|pátku|cuma|fredag|п’ятниц|الجمعة|金曜',
  sat: 'saturday|saturdays|sat|samstag|samstags|samedi|samedis|sábado|sábados|sabato|zaterdag|sobot|cumartesi|lördag|субот|السبت|土曜',
  sun: 'sunday|sundays|sun|sonntag|sonntags|dimanche|dimanches|domingo|domingos|domenica|zondag|niedziel|neděl|pazar|söndag|неділ|الأحد|日曜'
}

/** Stems that take any ending; all others stand alone. */
export const openStems =
  /^(?:poniedział|wtor|śro|czwart|piąt|sobot|niedziel|střed|čtvrt|neděl|понеділ|вівтор|серед|четвер|п’ятниц|субот|неділ|segunda|terça|quarta|quinta|sexta|.{1,3}曜)/u

/** Words for opening on the days around them. */
export const openWords =
  'open|opens|opening hours|work|works|sprechzeiten|öffnungszeiten|geöffnet|öffnet|offen|ouvert|ouverte|abierto|abierta|aperto|aperta|aberto|aberta|geopend|otwarte|czynne|pracuję|pracujemy|otevřeno|açık|öppet|نفتح|відчинено'

/** Words for closing, or for not working. */
export const closedWords =
  "closed|close|shut|geschlossen|ruhetag|fermé|fermée|cerrado|cerrada|chiuso|chiusa|fechado|fechada|gesloten|nieczynne|zamknięte|zavřeno|kapalı|stängt|مغلق|定休|休み|not work|not open|not working|don’t work|don't work|except|excluding|außer|sauf|excepto|tranne|exceto|behalve|oprócz|kromě|عدا"

/** Words for every day. */
export const everyDay =
  'every day|each day|daily|seven days|7 days|all week|täglich|jeden tag|tous les jours|todos los días|tutti i giorni|todos os dias|elke dag|codziennie|denně|her gün|varje dag|щодня|كل يوم|毎日'

/** Monday to Friday. */
export const weekdayWords = 'weekdays|werktags|en semaine|dni powszednie'

/** Saturday and Sunday. */
export const weekendWords = 'weekend|weekends|wochenende|week-end|fin de semana|weekendy|víkend'

/** Between two days: all from the one to the other. */
export const rangeWords = 'to|through|till|until|bis|au|à|al|a|até|tot|do|až|–|-|—|t/m'

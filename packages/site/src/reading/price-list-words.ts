/** Words that may stand between a service and its price and say nothing of either. */
export const copulas =
  'is|are|cost|costs|it costs|and costs|and cost|at|for|only|just|now|add|adds|while you wait|a fixed fee of|fixed fee of|ist|sind|kostet|kosten|für|zu|nur|' +
  'est|sont|coûte|coûtent|pour|es|son|cuesta|cuestan|por|è|costa|costano|per|é|custa|custam|jest|kosztuje|za|is|kost|kosten|voor'

/** Words before a service: conjunctions, articles and what introduces a list. */
export const leads =
  'and|or|plus|also|then|then also|with|a|an|the|our|my|your|und|oder|sowie|ein|eine|einen|der|die|das|et|ou|un|une|le|la|les|y|o|el|los|las|' +
  'una|e|ed|il|lo|gli|i|um|uma|os|as|oraz|lub|en|of|een|het|de|we offer|i offer|we do|i do|we have|we charge|takes about|takes|about|lasts|approx\\.?'

/** Behind a price or a length: it changes neither. */
export const tails =
  'ttc|inc\\.? vat|including vat|inkl\\.? mwst\\.?|iva incluido|iva incluída|iva inclusa|iva compresa|z vat|incl\\.? btw|brutto|fixed fee|fixed price|included|inclusive|all in|takes about|takes|about|or so|long|pauschal|tout compris|todo incluido|tutto compreso|stuk'

/** What is included in a price, to the end of the item. */
export const including =
  'incl|including|inc|inkl|inklusive|compris|y compris|incluido|incluida|incluso|inclusa|compreso|incluído|incluída|w tym|inclusief'

/** Words of a sentence, which no title of a service has. */
export const sentenceWords =
  'i|we|you|it|they|he|she|me|us|is|are|was|were|be|will|would|can|could|should|must|have|has|had|get|gets|pay|paid|charge|charges|cost|costs|spends?|saves|saved|loses?|earns?|earned|bought|sold|asks?|thinks?|if|when|' +
  'because|that|which|who|there|please|until|since|than|then|ich|wir|ihr|ist|sind|wird|werden|kostet|kosten|haben|hat|wenn|weil|bitte|seit|je|nous|vous|ils|elle|est|sont|' +
  'avons|si|depuis|es|son|cuesta|tenemos|somos|desde|è|sono|siamo|abbiamo|quando|são|somos|temos|jest|są|mamy|jeśli|zijn|hebben|als|wij|ik'

/** Words that turn down what stands behind them. */
export const denials =
  "no|not|never|nothing|none|without|don[’']?t|cannot|kein[\\wÀ-ɏ]*|nicht|nie|ohne|pas|sans|jamais|aucun[\\wÀ-ɏ]*|non|sin|senza|niente|não|sem|bez|nie|brak|geen|niet|zonder"

/** What has a price and is no service: conditions, limits, parts of a bill. */
export const notServices =
  'free|otherwise|sonst|sinon|altrimenti|senão|anders|kostenlose[\\wÀ-ɏ]*|minimum|maximum|max|min|deposit|discount|save|saving|off|over|under|above|below|up to|less than|more than|within|from|worth|value|extra|surcharge|' +
  'call[ -]?out|call[ -]?out charge|labour|labor|hourly rate|rate|rates|price|prices|fee|fees|cost|costs|budget|total|tip|vat|tax|delivery|shipping|postage|parking|travel|mileage|' +
  'everything|everything else|anything|all|others?|rest|the rest|other documents|members|mindestens|ab|bis|über|unter|anzahlung|rabatt|stundensatz|anfahrt|versand|lieferung|alles|preise?|gebühr|' +
  'acompte|remise|minimum|livraison|déplacement|prix|tarifs?|tout|tout le reste|devis|mínimo|descuento|depósito|envío|precios?|presupuesto|todo|resto|' +
  'minimo|sconto|acconto|consegna|spedizione|preventivo|prezzi|prezzo|uscita|tutto|tutto il resto|desconto|sinal|entrega|preço|preços|orçamento|deslocação|tudo|' +
  'rabat|zaliczka|dojazd|dostawa|ceny|wszystko|korting|aanbetaling|bezorging|prijs|prijzen|offerte|alles|quotes?|quotations?|estimates?|angebote?|kostenvoranschlag|kostenvoranschläge'

/** At the end of a name these words ask for the amount behind them: `orders over £50`. */
export const limitWords =
  'over|under|above|below|up to|to|until|within|by|than|of|and|or|from|with|über|unter|bis|mit|von|und|plus de|moins de|dessous de|jusqu’à|de|avec|más de|menos de|hasta|con|' +
  'oltre|sopra|sotto|fino a|di|acima de|até|com|powyżej|poniżej|do|od|z|boven|onder|tot|met'

/** What people give away and what is no service of theirs. */
export const notFree =
  'parking|wifi|wi-fi|coffee|tea|water|entry|admission|children|kids|dogs|under \\d+|delivery|call|calls|advice|parkplatz|parkplätze|wlan|kaffee|besichtigung|' +
  'stationnement|café|enfants|aparcamiento|niños|parcheggio|bambini|estacionamento|crianças|parking|dzieci|parkeren|kinderen|livraison|kinder|site visit'

/** Names of a service that somebody gets first, in all languages. */
export const firstWords =
  'first|trial|taster|initial|introductory|intro|consultation|erst[\\wÀ-ɏ]*|probe[\\wÀ-ɏ]*|schnupper[\\wÀ-ɏ]*|kennenlern[\\wÀ-ɏ]*|premi(?:er|ère)|essai|primer|primera|primo|prima|prova|' +
  'primeir[ao]|experimental|pierwsz[aey]|próbn[aey]|eerste|proef[\\wÀ-ɏ]*|kennismaking|evaluación|avaliação'

/** Parts of the calendar, which are no service without the heading over them. */
export const calendarWords =
  '(?:half |full |whole |halber |ganzer |demi-|media |medio |mezza |meio |pół |halve |hele )?(?:day|week|weekend|month|night|tag|woche|wochenende|monat|jour|journée|semaine|week-end|mois|' +
  'jornada|día|semana|fin de semana|mes|giorno|giornata|settimana|mese|dia|mês|dzień|dnia|tydzień|dag|maand)'

/** Sizes, which say nothing without their thing. */
export const sizes =
  'small|medium|large|big|extra large|single|double|short|long|half|klein|kleine|kleiner|mittel|mittlere|mittlerer|groß|große|großer|petit|petite|moyen|moyenne|grand|grande|' +
  'pequeño|pequeña|mediano|mediana|piccolo|piccola|medio|media|pequeno|pequena|médio|média|mały|mała|średni|średnia|duży|duża|kleine|middel|grote|groot'

/** Numbers of a block: `ten for 440`. */
export const blockNumbers = 'two|three|four|five|six|eight|ten|twelve|twenty|\\d{1,2}'

/** What comes with a price, in front of it: `colazione inclusa`, `breakfast included`. */
export const includedBehind =
  'included|inclus[aeio]?s?|compris(?:es?)?|compres[aeio]|incluid[oa]s?|incluíd[oa]s?|inbegrepen|enthalten|inklusive|w cenie'

/** People whose number limits an offer: `for up to 10 kids`. */
export const guestWords =
  'people|persons?|kids|children|guests|players|riders|students|personen|gäste|kinder|teilnehmer|personnes|enfants|personas|niños|persone|bambini|pessoas|crianças|osób|dzieci|kinderen'

/** Behind a thing these words permit it: `dogs welcome` is no service. */
export const permissions =
  'welcome|allowed|permitted|accepted|willkommen|erlaubt|bienvenue?s?|admis(?:es?)?|accept[ée]e?s?|bienvenid[oa]s?|permitid[oa]s?|admitid[oa]s?|benvenut[aeio]|ammess[aeio]|bem[- ]vind[oa]s|mile widzian[ey]|welkom|toegestaan'

/** Before a sum these words make it an estimate, which no list of prices has. */
export const estimates =
  'about|around|roughly|approx\\.?|approximately|etwa|rund|circa|ca\\.?|environ|unos|unas|aproximadamente|cerca de|około|ok\\.|ongeveer'

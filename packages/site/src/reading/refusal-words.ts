import type { FeatureId } from '@sitewright/catalog'

/** Things that a business declines. */
export type Refusal = FeatureId | 'prices' | 'all-but-portfolio'

/** What is declined, in the languages that are read. */
export const refusedThings: Readonly<Partial<Record<Refusal, string>>> = {
  prices:
    'prices?(?! (?:increase|rise|change|shock)s?)|price list|prizes? list|preise|preisliste|prix|tarifs?|precios|tarifas|prezzi|listino|cen|cennika|ceny|honorarios|honoraires|honorare|onorari|preços|prijzen|prijslijst',
  booking:
    'bookings?|reservations?|appointments?|(?:online-?)?(?:termin)?buchung(?:en)?|prises? de (?:rdv|rendez-vous)|(?:rdv|rendez-vous) en ligne|reservierung(?:en)?|termine|réservations?|rezerwacji|zapisów|reservas|marcações|agendamentos?|prenotazion[ei]|reserveringen|boeking(?:en|ssysteem)|boekingen online',
  testimonials:
    'testimonials?|kundenstimmen|témoignages|testimonios|testimonianze|testemunhos|depoimentos|referenties|opinii',
  reviews:
    'reviews?|ratings?|bewertungen|rezensionen|avis|comentários|reseñas|opiniones|valoraciones|recensioni|recenzji|opinii|avaliações|opiniões|recensies|beoordelingen',
  'contact-form':
    '(?:contact )?forms?|(?:kontakt)?formular(?:e)?|formulaires?|formularios?|formulários?|modul[oi] di contatto|formularz(?:y|a|u)?|contactformulier(?:en)?',
  // French `chats` are cats.
  chat: '(?:live |online )?chat(?:[ -]?box(?:es)?)?|(?<!(?:de|des|les|sans) )chats|czatu',
  payments:
    'online payments?|paiements? (?:en ligne|par carte)|pagos? (?:online|en línea|por internet|con tarjeta)|pagament[oi] online|pagamentos? online|online[- ]?zahlung(?:en)?|online betal(?:en|ing(?:en)?)|płatności kartą|' +
    '(?:credit |debit )?cards?|card payments?|online (?:shop|store)|onlineshop|kartenzahlung(?:en)?|(?:ec-?)?karten|cb(?![\\wÀ-ɏ])|cartes? (?:bancaires?|bleues?|de crédit)|boutique en ligne|' +
    'tarjetas?|tienda online|carte(?: di credito)?(?! [\\wÀ-ɏ])|negozio online|cartões|cartão|loja online|płatności online|kart|sklepu internetowego|webshop|kaarten',
  geolocation: "maps?|google maps|lageplan|anfahrtsplan|plan d[’']accès|mapas?|mappa|mapy|plattegrond",
  gallery: '(?:photo |picture )?gallery|(?:foto)?galerie|photos|pictures|galería|galleria|galeria|galerii'
}

/** Before what is declined. */
export const denied = "no|without|keine?n?|ohne|sans|pas d[e’']|sin|senza|niente|bez|brak|sem|zonder|geen"

/** What may stand between a denial and its thing. */
export const deniedBetween =
  'online|published|fixed|any|on-line|website|web|customer|internet|de|d’|internetowych'

/** Denied verbs: `we do not take`, `non accettiamo`, `je n’accepte pas la`. */
export const deniedVerbs =
  "(?:(?:would|i[’']?d|we[’']?d)\\s+(?:rather|prefer)\\s+not\\s+(?:to\\s+)?(?:have|show|publish|print|list|take)|leave\\s+out|keep\\s+off|hide|skip)|" +
  "(?:do not|don[’']?t|doesn[’']?t|never|cannot|can[’']?t|won[’']?t)\\s+(?:take|accept|want|need|show|publish|print|list|have|offer|do|give|quote|display)|" +
  "nennen|n(?:e\\s|[’'])[\\wÀ-ɏ]+\\s+pas|no\\s+(?:queremos|quiero|tenemos|tengo|hacemos|hago|acepto|aceptamos|publico|publicamos|damos)|" +
  'non\\s+(?:accettiamo|accetto|vogliamo|voglio|abbiamo|facciamo|prendiamo|mettiamo)|não\\s+(?:aceitamos|aceito|queremos|quero|temos|fazemos|publicamos)|' +
  'nie\\s+(?:prowadzimy|przyjmujemy|chcemy|mamy|podajemy|akceptujemy|robimy)'

/** Articles and such between a denied verb and its thing. */
export const deniedArticles = "any|online|de|d[’']|la|le|les|l[’']|las|los|il|i|o|a|os|as"

/** What a payment in nothing but cash sounds like. */
export const cashOnly =
  'cash only|only cash|only (?:take|accept)s? cash|cash (?:or|and) [\\wÀ-ɏ]+ only|nur bar(?:zahlung)?|espèces uniquement|uniquement en espèces|' +
  's[oó]lo efectivo|únicamente efectivo|solo contanti|(?:só|apenas|somente) dinheiro|tylko gotówk|alleen contant'

/** Behind the thing: it is declined in part, or not for ever. */
export const inPart =
  '\\s+(?:fees?|charges?|deposits?|gebühr(?:en)?)(?![\\wÀ-ɏ])|\\s+(?:by|over|via|per|par|por(?! favor)|telefonisch|telefonicznie|under|below|en dessous|unter|bis|sotto|abaixo|poniżej|onder)\\s+(?!internet|web)'

/** Behind what is declined: `Bewertungen will ich keine`, `prices are not shown`, `reseñas no`. */
export const deniedBehind =
  'nie\\s+(?:podajemy|podaję|publikujemy|publikuję|pokazujemy|prowadzimy|przyjmujemy)(?![\\wÀ-ɏ])|(?:nennen|geben|zeigen)\\s+(?:wir|ich)\\s+erst\\s+(?:nach|auf)|' +
  '(?:will|wollen|möchten?|nennen?|zeigen?|stehen|gibt|brauchen?|haben?|veröffentlichen?)(?![\\wÀ-ɏ])[^.,;:!?]{0,40}?\\s(?:keine|nicht)(?!\\s+(?:nur|immer|alle))|' +
  '(?:are|is|should|must)?\\s*(?:not|never)\\s+(?:be\\s+)?(?:shown|published|listed|displayed|printed|on the)|(?:off|out)(?=\\s*(?:please|[.,;]|$))|' +
  '(?:no|nie|non|não|nee)(?=\\s*(?:gracias|dziękuję|grazie|obrigad[oa]|bedankt|[.,;!]|$))'

/** Nobody books there: `Sem marcação.` To come with or without an appointment turns down nothing. */
export const walkInOnly =
  '(?<!(?:or|and|also|auch|oder|und|ou|et|aussi|même|o|u|y|e|anche|também|i|lub|of|en|ook) )(?:no appointments?(?: (?:needed|necessary|required))?|ohne (?:voranmeldung|termin)|sans rendez-vous|' +
  'sin cita(?: previa)?|senza (?:appuntamento|prenotazione)|sem marcação(?: prévia)?|bez (?:umawiania|zapisów)|zonder afspraak)(?=\\s*(?:[.,;!)]|$))'

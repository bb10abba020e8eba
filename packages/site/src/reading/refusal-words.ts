import type { FeatureId } from '@sitewright/catalog'

/** Things that a business declines. */
export type Refusal = FeatureId | 'prices' | 'all-but-portfolio'

/** What is declined, in the languages that are read. */
export const refusedThings: Readonly<Partial<Record<Refusal, string>>> = {
  prices:
    'prices?(?! (?:increase|rise|change|shock)s?)|price list|prizes? list|preise|preisliste|prix|tarifs?|precios|tarifas|prezzi|listino|cen|cennika|ceny|preços|prijzen|prijslijst',
  booking:
    'bookings?|reservations?|appointments?|(?:online-?)?buchung(?:en)?|reservierung(?:en)?|termine|réservations?|rezerwacji|zapisów|reservas|marcações|agendamentos?|prenotazion[ei]|reserveringen|boeking(?:en|ssysteem)|boekingen online',
  testimonials:
    'testimonials?|kundenstimmen|témoignages|testimonios|testimonianze|testemunhos|depoimentos|referenties|opinii',
  reviews:
    'reviews?|ratings?|bewertungen|rezensionen|avis|comentários|reseñas|opiniones|valoraciones|recensioni|recenzji|opinii|avaliações|opiniões|recensies|beoordelingen',
  'contact-form':
    '(?:contact )?forms?|(?:kontakt)?formular(?:e)?|formulaires?|formularios?|formulários?|modul[oi] di contatto|formularz(?:y|a|u)?|contactformulier(?:en)?',
  chat: '(?:live )?chat(?:s|[ -]?box)?|czatu',
  payments:
    'online payments?|(?:credit |debit )?cards?|card payments?|online (?:shop|store)|onlineshop|kartenzahlung(?:en)?|(?:ec-?)?karten|cb(?![\\wÀ-ɏ])|cartes? (?:bancaires?|bleues?|de crédit)|boutique en ligne|' +
    'tarjetas?|tienda online|carte(?: di credito)?(?! [\\wÀ-ɏ])|negozio online|cartões|cartão|loja online|płatności online|kart|sklepu internetowego|webshop|kaarten',
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
  "(?:do not|don[’']?t|doesn[’']?t|never|cannot|can[’']?t|won[’']?t)\\s+(?:take|accept|want|need|show|publish|print|list|have|offer|do)|" +
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
  '(?:will|wollen|möchten?|nennen?|zeigen?|stehen|gibt|brauchen?|haben?|veröffentlichen?)(?![\\wÀ-ɏ])[^.,;:!?]{0,40}?\\s(?:keine|nicht)(?!\\s+(?:nur|immer|alle))|' +
  '(?:are|is|should|must)?\\s*(?:not|never)\\s+(?:be\\s+)?(?:shown|published|listed|displayed|printed|on the)|(?:off|out)(?=\\s*(?:please|[.,;]|$))|' +
  '(?:no|nie|non|não|nee)(?=\\s*(?:gracias|dziękuję|grazie|obrigad[oa]|bedankt|[.,;!]|$))'

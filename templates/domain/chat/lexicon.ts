import { stemOf } from './words.ts'

/** What a question can be about. */
export type Topic =
  | 'price'
  | 'pay'
  | 'duration'
  | 'hours'
  | 'travel'
  | 'place'
  | 'people'
  | 'contact'
  | 'booking'
  | 'services'

/** The words of a language, separated by bars: those of each topic, and those that say nothing about the topic. */
interface LanguageWords extends Record<Topic, string> {
  /** Words that ask for a time, and for a place, whatever they are about. */
  when: string
  where: string
  /** Words by which a sentence says that something costs nothing. */
  free: string
  /** Words by which a sentence says that the business comes to its customers. */
  comes: string
  /** Units of time. */
  units: string
  today: string
  tomorrow: string
  now: string
  weekend: string
  stop: string
  /** Groups of words for one thing; zero to twelve are the first. */
  numbers: string
  synonyms: readonly string[]
}

const languages: Readonly<Record<string, LanguageWords>> = {
  en: {
    price:
      'price|prices|price list|pricing|priced|how much|cost|costs|charge|charges|fee|fees|rate|rates|expensive|cheap|cheaper|cheapest',
    pay: 'pay|paying|payment|payments|card|cards|cash|credit|debit|paypal|revolut|visa|mastercard|amex|contactless|invoice|bank transfer|cheque|cheques',
    duration:
      'how long|take long|takes long|duration|how many hours|how many weeks|how quickly|how fast|turnaround',
    hours: 'open|opens|opening|hours|close|closes|closed|closing|shut|shuts|how late|how early',
    travel:
      'come to|come out|come round|to me|to us|my house|my home|my place|my door|my flat|my area|pick me up|pick us up|pick up|home visit|home visits|house calls|travel|mobile',
    place: 'address|located|location|directions|find you|map|street|based|get to you',
    people: 'who|owner|staff|team',
    contact:
      'phone|telephone|call|ring|email|e mail|mail|contact|reach|speak to|talk to|human|person|somebody|someone',
    booking: 'book|booking|appointment|appointments|reserve|reservation',
    services: 'services|service|treatments|what do you do|what do you offer|what do you sell',
    when: 'when|what time',
    where: 'where',
    free: 'free|complimentary',
    comes:
      'your house|your home|your door|your place|come to|comes to|come out|pick you|pick up|travel|travels|visit you|mobile',
    units: 'minute|minutes|min|mins|hour|hours|day|days|week|weeks|month|months',
    today: 'today|tonight',
    tomorrow: 'tomorrow',
    now: 'now|currently',
    weekend: 'weekend|weekends',
    stop: `a about actually all also am an and any anyone anything are as at available be been best by can come completely
      complete could d did do does doing done else ever for from get give go going good got had happen happens has have having
      hello help hey hi how i if im in into is it its join just kind know like ll long m made make makes many may me mean more
      most much my need no not of off offer ok okay on one or our out over per please possible provide re really s sell shall
      should so some still sure t take takes teach tell than thank thanks that the their them then there these they thing
      things this to total totally try u until up ur us use ve very want was way we well were what whats when where which who
      why will with work would yes you your yours office shop studio store salon workshop place business company`,
    numbers: 'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
    synonyms: [
      'child children kid kids',
      'class classes lesson lessons course courses workshop',
      'repair fix mend',
      'ship shipping deliver delivery post',
      'sofa couch settee',
      'dog dogs puppy pup pups',
      'beginner beginners novice level levels experience',
      'photo photos picture pictures',
      'voucher vouchers gift',
      'car vehicle',
      'collect pickup',
      'minute minutes min mins'
    ]
  },
  de: {
    price: 'preis|preise|preisliste|kostet|kosten|wie viel|wieviel|teuer|gunstig|billig|stundensatz',
    pay: 'zahlen|bezahlen|zahlung|karte|kartenzahlung|ec|bar|bargeld|kreditkarte|paypal|rechnung|uberweisung',
    duration: 'wie lange|dauer|dauert|wie schnell',
    hours: 'offen|geoffnet|offnet|offnungszeiten|geschlossen|schliesst|schliessen|aufhaben|zu wann',
    travel: 'zu mir|zu uns|nach hause|hausbesuch|hausbesuche|kommt ihr|kommen sie|abholen|abholung|anfahrt',
    place: 'wo seid|wo sind|wo ist|wo finde|adresse|standort|strasse|wegbeschreibung',
    people: 'wer|inhaber|team|mitarbeiter',
    contact: 'telefon|telefonnummer|nummer|anrufen|mail|email|kontakt|erreichen|mensch',
    booking: 'termin|termine|buchen|reservieren|anmelden',
    services: 'leistungen|angebot|was macht ihr|was machen sie|was bietet ihr|was bieten sie',
    when: 'wann|um wie viel uhr',
    where: 'wo',
    free: 'kostenlos|gratis|kostenfrei|frei',
    comes: 'zu ihnen|zu euch|nach hause|vor ort|hausbesuch|hausbesuche|holen|abholung',
    units: 'minute|minuten|stunde|stunden|tag|tage|tagen|woche|wochen|monat|monate',
    today: 'heute',
    tomorrow: 'morgen',
    now: 'jetzt|gerade',
    weekend: 'wochenende|wochenenden',
    stop: `ab aber als am an auch auf aus bei bis bitte da danke darf das dass dem den denn der des dich die dir doch du ein
      eine einen einer eines er es etwas euch euer eure fur geht gibt guten hab habe haben habt hallo hat hi ich ihr ihre
      ihrer im in ist ja kann kannst kein keine konnen konnt man mal mein meine meinen mich mir mit mochte mochten muss nach
      nicht noch nur oder ob sagen sehr seid sein sich sie sind so soll tag uber um und uns unser vom von vor war warum was
      welche wenn wer wie will wird wo wollen wurde zu zum zur macht machen mach bietet an`,
    numbers: 'null|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf',
    synonyms: ['foto fotos bild bilder', 'kind kinder', 'kurs kurse unterricht', 'minute minuten min']
  },
  fr: {
    price: 'prix|tarif|tarifs|combien|coute|coutent|cher',
    pay: 'payer|paiement|carte|especes|cheque|virement|facture',
    duration: 'combien de temps|duree|dure',
    hours: 'ouvert|ouverte|ouverts|ouvrez|ouverture|horaires|ferme|fermez|fermeture',
    travel: 'chez moi|chez nous|domicile|deplacez|venez',
    place: 'adresse|situe|situes|trouver|rue',
    people: 'qui|equipe',
    contact: 'telephone|numero|appeler|mail|email|contact|contacter|joindre',
    booking: 'reserver|reservation|rendez vous|rdv',
    services: 'services|prestations|que faites vous|que proposez vous',
    when: 'quand|a quelle heure',
    where: 'ou etes|ou',
    free: 'gratuit|gratuite|offert',
    comes: 'chez vous|domicile',
    units: 'minute|minutes|heure|heures|jour|jours|semaine|semaines|mois',
    today: 'aujourd hui|ce soir',
    tomorrow: 'demain',
    now: 'maintenant',
    weekend: 'week end|weekend',
    stop: `a ai au aux avec avez bonjour ce ces cette ca c d dans de des du elle en est et etes etre faites il ils j je l la le
      les leur ma mais me merci mes moi mon n ne nos notre nous on ou par pas peut peux plus pour pouvez puis qu que quel quelle
      quels s sa se ses si son sont sur te tu un une vos votre vous y faut faire`,
    numbers: 'zero|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze',
    synonyms: ['enfant enfants', 'cours atelier ateliers', 'minute minutes min']
  },
  es: {
    price: 'precio|precios|cuanto cuesta|cuanto vale|cuanto|cuesta|cuestan|tarifa|tarifas|caro|barato',
    pay: 'pagar|pago|tarjeta|efectivo|bizum|transferencia|factura',
    duration: 'cuanto tiempo|cuanto dura|cuanto tarda|dura|duracion|tarda|tardan',
    hours: 'abierto|abiertos|abris|abre|abren|horario|horarios|cerrado|cerrais|cierra|cierran',
    travel: 'a mi casa|domicilio|a casa|venis|vienen|desplazais',
    place: 'direccion|donde estais|donde estan|ubicacion|calle',
    people: 'quien|quienes|equipo',
    contact: 'telefono|numero|llamar|correo|email|contacto|contactar',
    booking: 'reservar|reserva|cita',
    services: 'servicios|que haceis|que hacen|que ofreceis',
    when: 'cuando|a que hora',
    where: 'donde',
    free: 'gratis|gratuito|gratuita',
    comes: 'su casa|tu casa|domicilio',
    units: 'minuto|minutos|hora|horas|dia|dias|semana|semanas|mes|meses',
    today: 'hoy|esta noche',
    tomorrow: 'manana',
    now: 'ahora',
    weekend: 'fin de semana|fines de semana',
    stop: `a al algo ante buenas buenos como con de del el ella en es esta este hay hola la las lo los me mi mis muy no nos o
      para pero por puede puedo que se ser si sin sobre su sus te teneis tiene tienen tu un una unos y ya haceis hacen gracias`,
    numbers: 'cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce',
    synonyms: ['nino ninos', 'clase clases curso cursos taller', 'minuto minutos min']
  },
  it: {
    price: 'prezzo|prezzi|quanto costa|quanto costano|quanto|costa|costano|tariffa|tariffe|caro',
    pay: 'pagare|pagamento|carta|contanti|bancomat|satispay|bonifico|fattura',
    duration: 'quanto tempo|quanto dura|dura|durata|quanto ci vuole',
    hours: 'aperto|aperti|aprite|apre|orari|orario|chiuso|chiusi|chiudete|chiude',
    travel: 'a casa mia|a domicilio|domicilio|venite',
    place: 'indirizzo|dove siete|dove si trova|via',
    people: 'chi|titolare|staff',
    contact: 'telefono|numero|chiamare|mail|email|contatto|contattare',
    booking: 'prenotare|prenotazione|appuntamento',
    services: 'servizi|cosa fate|cosa offrite',
    when: 'quando|a che ora',
    where: 'dove',
    free: 'gratis|gratuito|gratuita',
    comes: 'casa vostra|casa tua|domicilio',
    units: 'minuto|minuti|ora|ore|giorno|giorni|settimana|settimane|mese|mesi',
    today: 'oggi|stasera',
    tomorrow: 'domani',
    now: 'adesso|ora',
    weekend: 'fine settimana|weekend',
    stop: `a al alla anche avete buongiorno c ce che ciao come con da dei del della di e ed fate gli grazie ha hanno ho i il in
      io la le lo ma mi mio nei nel non o per piu posso puo se si siamo siete solo sono su sul tra un una uno vi`,
    numbers: 'zero|uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici',
    synonyms: ['bambino bambini', 'corso corsi lezione lezioni', 'minuto minuti min']
  },
  pt: {
    price: 'preco|precos|quanto custa|quanto e|quanto|custa|custam|tarifa|caro|barato',
    pay: 'pagar|pagamento|cartao|dinheiro|multibanco|mbway|mb way|pix|transferencia|fatura',
    duration: 'quanto tempo|quanto dura|dura|duracao|demora',
    hours: 'aberto|abertos|abrem|abre|horario|horarios|fechado|fecham|fecha',
    travel: 'a minha casa|ao domicilio|domicilio|vem a|deslocam',
    place: 'morada|endereco|onde ficam|onde estao|onde fica|rua',
    people: 'quem|equipa|equipe',
    contact: 'telefone|telemovel|numero|ligar|mail|email|contacto|contato',
    booking: 'marcar|marcacao|reservar|reserva',
    services: 'servicos|o que fazem|o que oferecem',
    when: 'quando|a que horas',
    where: 'onde',
    free: 'gratis|gratuito|gratuita',
    comes: 'sua casa|vossa casa|domicilio',
    units: 'minuto|minutos|hora|horas|dia|dias|semana|semanas|mes|meses',
    today: 'hoje',
    tomorrow: 'amanha',
    now: 'agora',
    weekend: 'fim de semana|fins de semana',
    stop: `a ao aos as com como da das de do dos e ela ele em essa esse esta este eu fazem ha isso la mais mas me meu minha muito
      na nao nas no nos o obrigado ola os ou para pela pelo pode podem posso por qual que se sem ser seu so sua tem um uma voces`,
    numbers: 'zero|um|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze',
    synonyms: ['crianca criancas', 'aula aulas curso cursos', 'minuto minutos min']
  },
  nl: {
    price: 'prijs|prijzen|kost|kosten|hoeveel|tarief|tarieven|duur|goedkoop',
    pay: 'betalen|betaling|pin|pinnen|contant|ideal|factuur|creditcard',
    duration: 'hoe lang|hoelang|duurt|hoe snel',
    hours: 'open|geopend|openingstijden|gesloten|dicht|sluit|sluiten',
    travel: 'bij mij|naar mij|aan huis|thuis|komen jullie',
    place: 'adres|waar zitten|waar zijn|waar vind|straat|locatie',
    people: 'wie|eigenaar|team',
    contact: 'telefoon|telefoonnummer|nummer|bellen|mail|email|contact|bereiken',
    booking: 'afspraak|boeken|reserveren',
    services: 'diensten|wat doen jullie|wat doet u',
    when: 'wanneer|hoe laat',
    where: 'waar',
    free: 'gratis',
    comes: 'bij u|bij jou|aan huis|thuis',
    units: 'minuut|minuten|uur|dag|dagen|week|weken|maand|maanden',
    today: 'vandaag|vanavond',
    tomorrow: 'morgen',
    now: 'nu',
    weekend: 'weekend',
    stop: `aan al als bij ben dan dat de den deze die dit doen een en er ga geen hallo hebben hebt heeft het hoe hoi ik in is ja
      je jij jullie kan kun kunnen kunt maar me met mij mijn mag moet na naar niet nog nu of om on onze ook op over te tot u uit
      uw van veel voor waar was wat we wel wie wij wil zijn zo`,
    numbers: 'nul|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf',
    synonyms: ['kind kinderen', 'les lessen cursus', 'minuut minuten min']
  },
  pl: {
    price: 'cena|ceny|ile kosztuje|ile kosztuja|kosztuje|kosztuja|cennik|koszt|drogo',
    pay: 'zaplacic|platnosc|platnosci|karta|gotowka|gotowke|blik|przelew|faktura|fakture',
    duration: 'ile trwa|jak dlugo|trwa|ile czasu',
    hours: 'otwarte|otwarci|otwarty|otwieracie|godziny|zamkniete|zamykacie|czynne',
    travel: 'do mnie|do domu|dojezdzacie|dojazd|przyjezdzacie',
    place: 'adres|gdzie jestescie|lokalizacja|ulica|dojechac',
    people: 'kto|wlasciciel|zespol',
    contact: 'telefon|numer|zadzwonic|mail|email|kontakt',
    booking: 'umowic|termin|rezerwacja|zarezerwowac|wizyta|wizyte',
    services: 'uslugi|oferta|co robicie|co oferujecie',
    when: 'kiedy|o ktorej',
    where: 'gdzie',
    free: 'bezplatnie|bezplatna|bezplatny|gratis',
    comes: 'do panstwa|do ciebie|dojazd|dojezdzam|dojezdzamy',
    units: 'minuta|minuty|minut|godzina|godziny|godzin|dzien|dni|tydzien|tygodnie|tygodni|miesiac|miesiace',
    today: 'dzis|dzisiaj',
    tomorrow: 'jutro',
    now: 'teraz',
    weekend: 'weekend|weekendy',
    stop: `a ale bo by byc co czy dla do dzien dobry gdy i ich ile ja jak jaka jaki jakie jest jestescie juz ma macie mam mi mnie
      moge mozna moj na nad nie o od oraz po pod prosze przez przy robicie sa sie ta tak tam te tego ten to u w we witam z za ze`,
    numbers: 'zero|jeden|dwa|trzy|cztery|piec|szesc|siedem|osiem|dziewiec|dziesiec|jedenascie|dwanascie',
    synonyms: ['dziecko dzieci', 'lekcja lekcje kurs zajecia', 'minuta minuty minut min']
  }
}

/** The words of the languages of a site, for looking up. */
export interface Lexicon {
  /** BCP 47, without regions. */
  languages: readonly string[]
  /** Words and phrases by what they are about. */
  words: Readonly<Record<Exclude<keyof LanguageWords, 'stop' | 'numbers' | 'synonyms'>, readonly string[]>>
  stop: ReadonlySet<string>
  /** The word of a group that stands for all, by stem. */
  synonyms: ReadonlyMap<string, string>
}

/** What a question can be about. */
export const topicNames = [
  'price',
  'pay',
  'duration',
  'hours',
  'travel',
  'place',
  'people',
  'contact',
  'booking',
  'services'
] as const satisfies readonly Topic[]

const kinds = [
  ...topicNames,
  'when',
  'where',
  'free',
  'comes',
  'units',
  'today',
  'tomorrow',
  'now',
  'weekend'
] as const satisfies readonly (keyof Lexicon['words'])[]

/** The words of these languages; those that it does not know are passed over. */
export function lexiconOf(tags: readonly string[]): Lexicon {
  const known = [...new Set(tags.map((tag) => tag.split('-')[0] ?? ''))].filter((tag) => tag in languages)
  const all = known.flatMap((tag) => languages[tag] ?? [])
  const synonyms = all.flatMap((each) => [
    ...each.numbers.split('|').map((word, number): [string, string] => [stemOf(word), String(number)]),
    ...each.synonyms.flatMap((group) => {
      const [first = '', ...others] = group.split(' ').map(stemOf)
      return others.map((other): [string, string] => [other, first])
    })
  ])
  const listOf = (kind: (typeof kinds)[number]) => all.flatMap((each) => each[kind].split('|'))
  return {
    languages: known,
    words: Object.fromEntries(kinds.map((kind) => [kind, listOf(kind)])) as unknown as Lexicon['words'],
    stop: new Set(all.flatMap(({ stop }) => stop.split(/\s+/))),
    synonyms: new Map(synonyms)
  }
}

import type { AnswerSection } from '@sitewright/site'
import type { LexiconEntry } from '../evidence/lexicon/entry.ts'

/** Words of a goal that a section of the site answers; the grammar is in `evidence/pattern.ts`. */
export const sectionWords = {
  services: {
    strong: [
      'price|prices|pricing|tariff*|fees|rates',
      'what ~ cost|costs',
      'how much',
      'services ~ clearly',
      'list|show|explain ~ services|menu|offers|treatments',
      'menu ~ prices|day|week',
      'speisekarte|tageskarte|mittagskarte|ementa|cardapio|menukaart|jadlospis',
      'menu|menù|carte|plat|plats du|del|do jour|giorno|dia',
      'knows ~ we ~ repair|offer|do|sell',
      'preis|preise|preisliste*|kostet|kosten',
      'tarif|tarifs|prix',
      'precio|precios|tarifas',
      'preco|precos',
      'quanto custa|costa',
      'prezzo|prezzi|listino',
      'cena|ceny|cennik',
      'prijs|prijzen|kost'
    ],
    except: ['expensive', 'prices ~ undercut']
  },
  hours: {
    strong: [
      'opening|business hours|times',
      'when ~ open',
      'we|are ~ open',
      'open ~ holidays|sundays|weekends',
      'our hours',
      'offnungszeit*',
      'horaire|horaires',
      'horario|horarios',
      'orario|orari',
      'godziny|godzinach',
      'openingstijd*'
    ],
    except: ['after hours', 'timetable', 'horario escolar', 'open ~ new']
  },
  places: {
    strong: [
      'find ~ workshop|shop|us|office|studio|salon|practice',
      'where ~ are|shop|shops|office|offices|premises',
      'directions|parking',
      'way from|to',
      'anfahrt*|parkplatz*|adresse',
      'findet man uns',
      'uns findet',
      'venir chez',
      'nous trouver',
      'llegar',
      'donde estamos',
      'como chegar',
      'onde estamos',
      'dove siamo',
      'arrivare|raggiungerci',
      'dojazd*|trafic',
      'route|bereikbaar*'
    ],
    except: ['find ~ google', 'find ~ staff', 'find ~ book', 'where ~ visitors']
  },
  about: {
    strong: [
      'who we are',
      'our|my|the|their story|team|history|family|people',
      'about|introduce ~ us|team|me|grandfather|grandmother|family|founder',
      'show|introduce|present ~ teachers|instructors|trainers|stylists|staff',
      'pokazac|przedstawic ~ nauczycieli|trenerow|lekarzy',
      'founded ~ firm|company|business',
      'wer wir sind',
      'wer ich bin',
      'team ~ vorstellen',
      'uber ~ familie|uns',
      'geschichte',
      'qui sommes',
      "histoire|equipe|l'equipe|equipo|historia|equipa|squadra|storia|zespol*",
      'quienes somos',
      'quem somos',
      'chi siamo',
      'kim jestesmy',
      'wie we zijn',
      'ons team',
      'verhaal'
    ]
  },
  faq: {
    strong: [
      'same ~ questions',
      'frequently asked',
      'what happens',
      'what to bring|expect|wear',
      'explain|say ~ how|what ~ works|happens',
      'erklaren ~ wie|was',
      'expliquer ~ comment',
      'explicar ~ como',
      'spiegare ~ come',
      'wyjasnic ~ jak',
      'uitleggen ~ hoe',
      'faq',
      'gleichen fragen',
      'memes questions',
      'preguntan lo mismo',
      'mismas preguntas',
      'mesmas perguntas',
      'stesse domande',
      'te same pytania',
      'dezelfde vragen'
    ]
  }
} as const satisfies Record<AnswerSection, LexiconEntry>

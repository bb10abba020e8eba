import type { AnswerLimit } from '@sitewright/site'
import type { LexiconEntry } from '../evidence/lexicon/entry.ts'

const languages =
  'english|german|french|spanish|portuguese|italian|polish|dutch|welsh|irish|turkish|arabic|deutsch|englisch|turkisch|franzosisch|polnisch|' +
  'anglais|francais|allemand|ingles|espanol|portugues|inglese|italiano|angielsk*|polsk*|engels|nederlands'

/** Words of a goal that a site cannot answer yet; the grammar is in `evidence/pattern.ts`. */
export const limitWords = {
  languages: {
    strong: [
      `site|website|page|seite|web|sito|strona ~ ${languages}`,
      `${languages} and|und|et|y|e|i|en ${languages}`,
      'two|several|both|more languages',
      'mehrsprachig|zweisprachig|bilingual|multilingual*|bilingue'
    ]
  },
  documents: {
    strong: [
      'send|upload|share|exchange ~ documents|files|receipts|papers|invoices|plans|photos',
      'documents ~ securely|safely',
      'hochladen',
      'fotos ihrer ~ schicken',
      'uns fotos ~ schicken',
      'schicken|schickt|senden ~ fotos|bilder',
      'dokumente|unterlagen',
      'envoyer ~ documents',
      'enviar ~ documentos',
      'documenten ~ sturen'
    ],
    except: ['send ~ newsletter']
  },
  shop: {
    strong: [
      'web|online shop|store',
      'cart|basket',
      'sell ~ online',
      'sell my|our book|books|mugs|candles|soap|soaps|honey|cards|prints|paintings|pictures|jewellery|clothes|goods|things|products',
      'boutique en ligne',
      'onlineshop|webshop'
    ]
  },
  orders: {
    strong: [
      'order|orders ~ online|delivery|takeaway|cakes|food|pizza|lunch',
      'take|taking orders',
      'bestellung*|bestellen',
      'commande|commandes|commander|commandent',
      'pedidos|encomendas',
      'ordini|ordinare',
      'zamowieni*',
      'bestellingen'
    ],
    except: ['pedidos de orcamento', 'see ~ orders', 'richieste']
  },
  vouchers: {
    strong: [
      'voucher*|gift card|cards',
      'gift certificates|vouchers',
      'gutschein*',
      'bon|bons|cheques cadeau|cadeaux',
      'tarjetas|bonos regalo',
      'vale|vales presente|oferta',
      'buono|buoni regalo',
      'bony|vouchery',
      'cadeaubon*'
    ]
  },
  ranking: {
    strong: [
      'first|page|top|high ~ google',
      'find|found ~ on google',
      'google ranking|rank|ranking',
      'rank|ranks|ranked ~ above|google|first|higher',
      'seo',
      'google ~ gefunden|finden|seite|gut',
      'seite eins',
      'place|positionne ~ google',
      'bien place sur google',
      'aparecer|salir|primero|primeros ~ google',
      'premier|premiers|haut ~ google',
      'primo|primi|primeiro|primeiros ~ google',
      'oben|vorne ~ google',
      'bovenaan|hoog ~ google',
      'trovare|trovati ~ google',
      'wysoko ~ google',
      'vindbaar|gevonden ~ google'
    ]
  },
  blog: {
    strong: [
      'blog*',
      'post|publish|write ~ news|articles',
      'nachrichten|neuigkeiten ~ schreiben',
      'actualites'
    ]
  },
  newsletter: {
    strong: [
      'newsletter*',
      'mailing list',
      'offers ~ mail|email',
      'send ~ offers',
      'e mail ~ regulars',
      'email marketing'
    ]
  },
  messenger: { strong: ['whatsapp|telegram|messenger|viber'] },
  'social-feed': { strong: ['instagram|facebook|tiktok ~ feed|posts|pictures', 'embed ~ instagram'] },
  courses: { strong: ['videos ~ members', 'members ~ videos', 'online course|courses', 'onlinekurs*'] },
  loyalty: {
    strong: [
      'loyalty*',
      'points|stamps card',
      'treuekarte|bonuskarte',
      'carte de fidelite',
      'reward* regulars'
    ]
  },
  'app-store': { strong: ['app store|stores', 'play store', 'native app'] },
  jobs: {
    strong: [
      'hire|hiring|recruit*|apprentice*|vacancy|vacancies',
      'find|get ~ staff|employees|apprentice|mechanics|workers',
      'mitarbeiter* finden|gesucht|gewinnen',
      'lehrling*|azubi*|auszubildende*|ausbildungsplatz*',
      'recruter|embaucher|apprenti*',
      'contratar|empleados',
      'contratar|funcionarios',
      'assumere|personale',
      'pracownik*|rekrut*',
      'personeel|vacature*'
    ]
  },
  integration: {
    strong: [
      'sync|connect|integrate|link ~ calendar|software|system|accounting|crm|till',
      'google calendar|outlook|quickbooks|xero|sage|datev',
      'kassensystem|buchhaltung*'
    ]
  },
  'live-chat': { strong: ['live chat ~ person|human|staff', 'chat ~ real person|human'] },
  video: {
    strong: [
      'video call|calls|consultation*|chat|lessons',
      'zoom|teams calls',
      'videosprechstunde*|videoberatung*'
    ]
  }
} as const satisfies Record<AnswerLimit, LexiconEntry>

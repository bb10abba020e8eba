import type { FeatureId } from '@sitewright/catalog'
import type { LexiconEntry } from './entry.ts'

/** Patterns for the features of the User Experience tab. */
export const userLexicon = {
  profile: {
    strong: [
      'customer|client|member|user|patient|company profile*',
      'manage|update|edit|change their profile*|details|data|preferences',
      'contact preference*',
      'personal profile*'
    ],
    fair: ['their preferences', 'personal details', 'remember ~ preferences']
  },
  notifications: {
    strong: [
      'remind*',
      'notif*',
      'push message*',
      'keep|keeps ~ informed|updated|posted',
      'ready for pickup|collection',
      'forget|forgets ~ appointment*|lesson*|booking*|date*'
    ],
    fair: ['alert|alerts', 'announce*', 'let ~ know', 'breaking news', 'status of ~ order*|repair*'],
    weak: ['news', 'newsletter*'],
    except: ['please let us know', 'let us know', 'let me know']
  },
  search: {
    strong: [
      'search function*|bar|box|field|filter*',
      'searchable',
      'hundreds|thousands|dozens of ~ product*|item*|article*|part*|recipe*|book*|title*|propert*|listing*|course*|wine*',
      'large|big|huge|wide|growing catalog*|catalogue*|range|inventory|assortment|selection|archive|library',
      '{people} search',
      'find the right ~ among|in'
    ],
    fair: [
      'search|searches|searching',
      'filter|filters|filtering',
      'look|looks up',
      'find ~ product*|article*|part*|course*|recipe*|document*|propert*|home*|answer*',
      'hard|difficult to find ~ product*|article*|part*|course*|document*|answer*',
      'knowledge base',
      'documentation'
    ],
    except: [
      'search engine*',
      'job|talent|executive search*',
      'water|air|oil|coffee filter*',
      'search and rescue',
      'search for staff'
    ]
  },
  chat: {
    strong: [
      'live chat*',
      'answer* questions at night',
      'chat with us',
      'online chat*',
      'chatbot*',
      'instant|immediate answer*|help|support|reply|replies',
      'answer* ~ questions ~ quickly|immediately|fast|faster'
    ],
    fair: [
      'chat|chats|chatting',
      'quick answer*|reply|replies|response*',
      'real time support|help|advice',
      'around|round the clock',
      'same questions',
      'help desk',
      'emergenc*'
    ],
    weak: ['customer support|service', 'support team', 'message us', 'questions'],
    except: [
      'come for a chat',
      'cup and a chat',
      'nice chat*',
      'have a chat',
      'chat over|about',
      // French cats.
      'de|des|les|nos|vos|mes|et|ou chats'
    ]
  },
  gallery: {
    strong: [
      'galler*',
      'portfolio*',
      'lookbook*',
      'before and after',
      'showcas*',
      'show|shows|showing ~ work|projects|pictures|photos|cakes|dishes|rooms|designs|creations|pieces'
    ],
    fair: [
      'photo|photos|photograph|photographs',
      'picture|pictures',
      'images',
      'our|my creations|designs|pieces'
    ],
    weak: ['visual*', 'our|my work', 'photographer*', 'photography', 'beautiful'],
    except: [
      'investment|loan|stock|product portfolio*',
      'big|bigger|full|whole picture',
      'photo id',
      'picture frame*|framing|book*',
      // Those of customers.
      'form ~ photo|photos|picture|pictures',
      'send|sends|upload|attach ~ photo|photos|picture|pictures',
      'photo|photos|picture|pictures of the|their|your broken|damage|problem|car|room',
      'uns ~ fotos|bilder',
      'fotos|bilder ihrer'
    ]
  }
} as const satisfies Partial<Record<FeatureId, LexiconEntry>>

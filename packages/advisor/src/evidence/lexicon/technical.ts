import type { FeatureId } from '@sitewright/catalog'
import type { LexiconEntry } from './entry.ts'

/** Patterns for the features of the Technical tab. */
export const technicalLexicon = {
  analytics: {
    strong: [
      'analytics',
      'visitor number*|statistic*|stats',
      'website|site|web traffic|statistic*|stats',
      'track|tracking|measure|measuring|count|counting ~ visitors|visits|traffic|conversions|success|campaigns|results',
      'conversion rate*',
      'kpi|kpis',
      'know|see which ~ pages|services ~ look|visit',
      'which ~ people look',
      'where ~ visitors come',
      'how many ~ visit*|visitors|people ~ site|website|page'
    ],
    fair: ['metrics', 'know what works', 'data driven', 'see what works', 'marketing budget'],
    weak: ['dashboard*', 'statistics', 'campaign*'],
    except: ['we offer|sell|build analytics']
  },
  security: {
    strong: [
      'gdpr',
      'hipaa',
      'sensitive|confidential data|information|document*|record*|client*|matter*',
      'data protection|security|breach*',
      'secure login*|access|area|portal|sign',
      'two factor',
      'encrypt*',
      'patient|medical|health record*|data|file*',
      'client|customer data|documents|files'
    ],
    fair: ['confidential*', 'hacked|hackers', 'compliance', 'discretion', 'penetration test*'],
    weak: ['security', 'privacy', 'secure*', 'safe', 'regulated'],
    except: ['social security', 'security guard*|service*|door*|camera*', 'data driven']
  },
  api: {
    strong: [
      'api|apis',
      'webhook*',
      'own|existing|current server*|backend*|system*|software|crm|erp',
      'crm|erp',
      'sync|syncs|synchroni* with',
      'integrat*|connect* ~ crm|erp|calendar|software|system*|backend|till|pos|warehouse|accounting'
    ],
    fair: ['integrat* with', 'back office', 'accounting software', 'till system', 'inventory|stock system']
  },
  social: {
    strong: [
      'social media|network*|channel*',
      'instagram|tiktok|facebook|pinterest|linkedin|youtube',
      'viral',
      'followers',
      'share|shares|sharing ~ friends|family|online|instagram|facebook|whatsapp|links|link|posts'
    ],
    fair: ['influencer*', 'hashtag*', 'whatsapp', 'community'],
    weak: ['word of mouth', 'young|younger people|audience|guests|customers', 'sharing'],
    except: [
      'market share*',
      'share price*|capital',
      'car|ride|file|profit|job sharing',
      'instagram|facebook|tiktok|youtube|pinterest hides|buries|eats|blocks|blocked|deletes|deleted|changes|changed|kills|killed|takes',
      "don't|dont|never|not use|uses|using|on|have ~ instagram|facebook|tiktok",
      // Where something stands already.
      'those|them|these|reviews|ratings|it on facebook|instagram|google|tiktok|youtube',
      'community centre|center|college'
    ]
  }
} as const satisfies Partial<Record<FeatureId, LexiconEntry>>

import type { FeatureId } from '@sitewright/catalog'
import type { LexiconEntry } from './entry.ts'

/** Patterns for the features of the Core tab. */
export const coreLexicon = {
  auth: {
    strong: [
      'sign|log|logs|signs in',
      'login|logins|logged',
      'customer|client|user|member|patient|student account*',
      'customer|client|patient|member|student|parent portal*',
      'member|members|client|clients|private|protected area*',
      'members only',
      'password*',
      'create|open an account'
    ],
    fair: ['portal', 'membership*', 'register online', 'their account*'],
    weak: ['members', 'subscribers', 'personal data'],
    except: ['bank|savings|tax|current|media|instagram|facebook account*', 'log in the']
  },
  pwa: {
    strong: [
      'offline',
      'without|no internet|network|reception|signal',
      'home screen',
      'install* ~ app',
      'mobile|phone|web|own app',
      'progressive web app',
      'pwa',
      'poor|bad|weak|slow|patchy internet|network|reception|signal|coverage|connection'
    ],
    fair: ['an app', 'our app', 'regulars', 'at sea', 'in the mountains'],
    except: ['offline store*|shop*|sales|retail', 'an app developer|agency|studio']
  },
  responsive: {
    strong: [
      'on|from their phone*|mobile*|smartphone*',
      'smartphone*',
      'mobile visitors|users|customers|friendly|first|traffic|phones',
      'on mobile',
      'works|look|looks|good on phones',
      'small screen*',
      'thumb*'
    ],
    fair: ['on the go', 'on the move', 'on their way', 'tablet|tablets'],
    except: ['mobile phone repair*', 'smartphone repair*']
  }
} as const satisfies Partial<Record<FeatureId, LexiconEntry>>

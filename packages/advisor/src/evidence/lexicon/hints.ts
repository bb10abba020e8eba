import type { ColorSchemeId, LayoutId } from '@sitewright/catalog'
import type { LexiconEntry } from './entry.ts'

/** Words that speak for a colour scheme. */
export const colorHints: Partial<Record<ColorSchemeId, LexiconEntry>> = {
  nature: {
    strong: [
      'organic',
      'garden*',
      'eco|ecological|ecology',
      'plants',
      'forest*',
      'sustainab*',
      'vegan',
      'farm|farms|farmer*'
    ],
    fair: ['natural', 'nature', 'herbs|herbal', 'florist*', 'flowers', 'green'],
    except: ['kindergarden', 'green card', 'garden city', 'beer garden']
  },
  ocean: {
    strong: [
      'sea|seaside',
      'ocean*',
      'beach*',
      'surf*',
      'sailing|sailors|yacht*',
      'diving|divers',
      'swimming'
    ],
    fair: ['lake*', 'harbour|harbor', 'coast*', 'water', 'pool*'],
    except: ['surface*', 'surfactant*', 'water damage', 'warm|hot|cold|running|waste water', 'car pool*']
  },
  vibrant: {
    strong: [
      'colourful|colorful',
      'playful',
      'bold colours|colors',
      'festival*',
      'party|parties',
      'nightclub*'
    ],
    fair: ['kids', 'children', 'fun', 'energetic', 'lively', 'youth']
  },
  sunset: {
    strong: [
      'cosy|cozy',
      'bakery|baker|bakers|bakes',
      'warm colours|colors|welcome|atmosphere',
      'wood fired',
      'coffee'
    ],
    fair: ['homemade', 'cafe*', 'family run', 'autumn', 'craft']
  },
  modern: {
    strong: ['minimalist*', 'avant garde', 'cutting edge', 'sleek'],
    fair: ['modern', 'design studio', 'startup*', 'innovative', 'creative']
  },
  professional: {
    strong: ['law firm*', 'attorney*|lawyer*', 'tax advis*', 'corporate'],
    fair: ['serious', 'trustworthy', 'reliable', 'discreet', 'established']
  }
}

/** Words that speak for a layout. */
export const layoutHints: Partial<Record<LayoutId, LexiconEntry>> = {
  grid: {
    strong: ['portfolio*', 'lookbook*', 'large|many pictures|photos|images', 'galler*'],
    fair: ['collection*', 'showcas*', 'photo|photos', 'pictures'],
    except: ['investment|loan|stock portfolio*', 'debt collection*', 'waste collection*']
  },
  sidebar: {
    strong: [
      'documentation',
      'knowledge base',
      'handbook*',
      'many services|courses|pages|topics|departments'
    ],
    fair: ['curriculum', 'directory', 'guides', 'catalogue|catalog']
  },
  landing: {
    strong: ['landing page*', 'launch|launching ~ product|app', 'one|single product|offer|page', 'campaign*'],
    fair: ['sign ups', 'waiting list', 'conversions', 'early access']
  }
}

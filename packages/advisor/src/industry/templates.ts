import type { IndustryId } from '@sitewright/catalog'
import { cyberSecurity } from './cyber-security.ts'
import { ecommerce } from './ecommerce.ts'
import { education } from './education.ts'
import { entertainment } from './entertainment.ts'
import { finance } from './finance.ts'
import { healthcare } from './healthcare.ts'
import { other } from './other.ts'
import { photography } from './photography.ts'
import { realestate } from './realestate.ts'
import { restaurant } from './restaurant.ts'
import { services } from './services.ts'
import { technology } from './technology.ts'
import type { IndustryTemplate } from './template.ts'

const templates: Record<IndustryId, IndustryTemplate> = {
  ecommerce,
  healthcare,
  education,
  entertainment,
  photography,
  realestate,
  services,
  finance,
  technology,
  restaurant,
  'cyber-security': cyberSecurity,
  other
}

/** The template of an industry, each its own (departures: templates); that of `other` while none is chosen. */
export function templateOf(industry: IndustryId | ''): IndustryTemplate {
  return templates[industry === '' ? 'other' : industry]
}

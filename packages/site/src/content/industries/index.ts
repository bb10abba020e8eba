import type { IndustryId } from '@sitewright/catalog'
import type { Industry } from '../words.ts'
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

/** The words of every industry of the form. */
export const industryWords = {
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
} as const satisfies Record<IndustryId, Industry>

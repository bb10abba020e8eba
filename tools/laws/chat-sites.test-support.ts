// The five businesses of the review of 2026-11-27, as their owners describe them, for the questions of their visitors.
import {
  addItem,
  decideDraft,
  defaultSite,
  draftsOf,
  readBusiness,
  resolveSite,
  writeException,
  type BusinessInfo,
  type BusinessReading,
  type Site
} from '../../packages/site/src/index.ts'
import { withoutDrafts } from '../../templates/domain/drafts.ts'
import type { Site as ProjectSite } from '../../templates/domain/site.ts'

/** A business that visitors ask questions of. */
export type AskedBusiness = 'groomer' | 'upholsterer' | 'accountants' | 'drivingSchool' | 'pottery'

const infos: Readonly<Record<AskedBusiness, Partial<BusinessInfo>>> = {
  groomer: {
    businessName: 'Wet Nose Mobile Grooming',
    description:
      'I groom dogs in my van outside your house, with warm water. Full groom small dog £45, medium £55, large £70. Bath and brush £30, nails £12. A full groom takes about two hours. Mon to Sat 8.30 to 4.30. I come to Cardiff, Penarth and Barry. No reviews please, I have those on Facebook.',
    location: 'Cardiff',
    contactEmail: 'hello@wetnose.example',
    contactPhone: '029 2018 0142'
  },
  upholsterer: {
    businessName: 'Polsterei Kern',
    description:
      'Ich beziehe Stühle, Sessel und Sofas neu, auch Erbstücke. Schicken Sie uns Fotos ihrer Möbel. Ein Sessel dauert etwa drei Wochen. Dienstag bis Freitag 10 bis 18 Uhr, Samstag nach Vereinbarung. Keine Preise im Netz, jedes Stück ist anders.',
    location: 'Weserstraße 41, 12045 Berlin',
    contactEmail: 'werkstatt@polsterei-kern.example',
    contactPhone: '+49 30 555 0142'
  },
  accountants: {
    businessName: 'Marlowe & Finch',
    description:
      'Tax accountants for freelancers and small companies, two partners and no call centre. Personal tax returns, bookkeeping, payroll and HST filings. The first meeting is free and takes 45 minutes. Open Monday to Friday 9 to 5. In March and April also Saturday 10 to 2. No prices on the site, every client is different.',
    location: 'Suite 402, 388 Queen Street East, Toronto, ON M5A 1T3',
    contactEmail: 'office@marlowefinch.example',
    contactPhone: '+1 416 555 0142'
  },
  drivingSchool: {
    businessName: 'Clontarf Driving School',
    description:
      'Manual and automatic. Lessons of 60 minutes (€50) and 90 minutes (€72), or a block of ten one-hour lessons €450. EDT, pre-test lessons and nervous beginners very welcome. I pick you up at home or at college. I only take cash and Revolut.',
    location: 'Clontarf, Dublin 3, Ireland',
    contactEmail: 'dave@clontarfdriving.example',
    contactPhone: '+353 1 555 0142'
  },
  pottery: {
    businessName: 'Olaria da Bica',
    description:
      'Handmade ceramics in Lisbon. Mug from €24, bowl from €38, wheel-throwing class €45 (2 hours), all levels. Clay, glazes and firing included. Evening classes on Tuesdays and Thursdays at 18.30. Open Tuesday to Saturday 11am to 6pm. We ship within Portugal for €7.',
    location: 'Rua da Bica 12, 1200-054 Lisboa',
    contactEmail: 'ola@olariadabica.example',
    contactPhone: '+351 21 555 0142'
  }
}

/** Drafts that the owner answers in words of their own. */
const written: Readonly<Partial<Record<AskedBusiness, Readonly<Record<string, string>>>>> = {
  groomer: {
    '/content/faq/items/@my-animal-is-nervous-is-that-a-problem':
      'No. I groom one dog at a time, and we stop whenever it needs a rest.'
  },
  drivingSchool: {
    '/content/faq/items/@what-if-i-cannot-come':
      'You can cancel until the day before. Later than that the lesson is charged.'
  },
  pottery: { '/content/faq/items/@what-should-i-bring': 'Old clothes and short nails.' }
}

/** What an owner adds in the lists of the wizard. */
const added: Readonly<Partial<Record<AskedBusiness, (site: Site) => Site>>> = {
  accountants: (site) =>
    withPerson(withPerson(site, 'Nora Marlowe', 'Personal tax.'), 'Sam Finch', 'Companies.'),
  pottery: (site) =>
    writeException(site, { id: 'x', from: '2026-12-24', to: '2026-12-26', spans: [], reason: 'Christmas' })
}

function withPerson(site: Site, name: string, text: string): Site {
  return addItem(site, 'people', { name, role: 'Partner', text })?.site ?? site
}

/** Addresses of what the description says itself: an owner confirms it. The rest is a guess of the trade. */
function isRead(address: string, { services, hours }: BusinessReading): boolean {
  if (address === '/content/hours') return Object.values(hours).some((spans) => typeof spans === 'object')
  return services.length > 0 && /^\/content\/services\/items\/@[^/]+\/(?:title|price|duration)$/.test(address)
}

/** The site of a business with the chat, as its description is read: nothing is decided yet. */
function describedSite(business: AskedBusiness): Site {
  return {
    ...defaultSite,
    businessInfo: { ...defaultSite.businessInfo, ...infos[business] },
    selectedFeatures: ['pwa', 'responsive', 'chat', 'contact-form']
  }
}

/** The site that a business launches: what was read is confirmed, what was guessed is answered or left out. */
export function askedSite(business: AskedBusiness): ProjectSite {
  const site = describedSite(business)
  const reading = readBusiness(site.businessInfo)
  const answers = written[business] ?? {}
  const decided = draftsOf(site).reduce((made, { address, value }) => {
    const answer = answers[address]
    if (answer !== undefined) {
      return decideDraft(made, address, { is: 'written', value: { ...(value as object), answer } })
    }
    return decideDraft(made, address, { is: isRead(address, reading) ? 'true' : 'removed' })
  }, site)
  return published(added[business]?.(decided) ?? decided)
}

/** The site that a business launches without deciding on anything. */
export function undecidedSite(business: AskedBusiness): ProjectSite {
  return published(describedSite(business))
}

/** A site as a launch build reads it. */
function published(site: Site): ProjectSite {
  const resolved = resolveSite(site)
  return { ...resolved, content: withoutDrafts(resolved.content) }
}

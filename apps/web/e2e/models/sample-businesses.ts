import { defaultSite, dentist, presetColors, type Site } from '@sitewright/site'

/** Owners who make a site and fill nothing in beyond the wizard's own fields. */
export interface SampleBusiness {
  readonly who: string
  readonly site: Site
  readonly typescript: boolean
}

const siteOf = (site: Partial<Site>, businessInfo: Partial<Site['businessInfo']>): Site => ({
  ...defaultSite,
  deployment: { ...defaultSite.deployment, platforms: ['netlify'] },
  ...site,
  businessInfo: { ...defaultSite.businessInfo, targetAudience: 'General Consumers', ...businessInfo }
})

const workshop = siteOf(
  {
    selectedFeatures: ['pwa', 'responsive', 'contact-form', 'booking'],
    customization: { ...defaultSite.customization, ...presetColors('nature'), layout: 'landing' }
  },
  {
    businessName: 'Kestrel Cycles',
    industry: 'services',
    description:
      'We mend and refurbish bicycles. Bring yours in on the way to work and tell us what it does wrong. We ring you before we spend your money.',
    location: '7 New Road, Leeds LS1 4BB',
    contactEmail: 'hello@kestrelcycles.co.uk',
    contactPhone: '+44 113 496 0142'
  }
)

const lawyers = siteOf(
  {
    selectedFeatures: ['responsive', 'contact-form', 'geolocation', 'search'],
    customization: { ...defaultSite.customization, layout: 'sidebar' }
  },
  {
    businessName: 'Hartmann Osei & Lindqvist LLP',
    industry: 'finance',
    description:
      'A law firm with eleven lawyers in three offices. We advise on employment law, commercial leases and family law. The first consultation is at a fixed fee, and you know it before you come.',
    location: 'Manchester, Liverpool and Chester',
    contactEmail: 'office@hartmann-osei.co.uk',
    contactPhone: '+44 161 496 0180'
  }
)

const photographer = siteOf(
  {
    selectedFeatures: ['gallery', 'contact-form', 'social'],
    customization: {
      ...defaultSite.customization,
      layout: 'grid',
      fontFamily: 'Playfair Display',
      darkMode: true
    }
  },
  {
    businessName: 'Ines Calder',
    industry: 'photography',
    description:
      'Black and white photographs of people at their work. Nothing but a portfolio: no prices, no booking, no testimonials.',
    location: 'Porto',
    contactEmail: 'ines@calder-photo.pt'
  }
)

const yoga = siteOf(
  {
    selectedFeatures: ['pwa', 'responsive', 'contact-form'],
    customization: { ...defaultSite.customization, ...presetColors('sunset') }
  },
  {
    businessName: 'Joga z Zofią',
    industry: 'healthcare',
    description:
      'Prowadzę zajęcia jogi dla początkujących i zaawansowanych w małych grupach. Zapisy na zajęcia przez internet lub telefonicznie.',
    location: 'ul. Długa 14/3, 31-146 Kraków',
    contactEmail: 'zofia@jogazzofia.pl',
    contactPhone: '+48 12 555 01 34'
  }
)

/** Five businesses that have little in common. */
export const sampleBusinesses: readonly SampleBusiness[] = [
  {
    who: 'a dentist',
    site: { ...dentist, deployment: { ...dentist.deployment, domain: '' } },
    typescript: true
  },
  { who: 'a bicycle workshop', site: workshop, typescript: false },
  { who: 'a law firm with three offices', site: lawyers, typescript: true },
  { who: 'a photographer without prices', site: photographer, typescript: true },
  { who: 'a Polish yoga teacher', site: yoga, typescript: false }
]

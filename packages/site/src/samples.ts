import { colorPresets, type ColorSchemeId } from '@sitewright/catalog'
import { defaultSite } from './defaults.ts'
import type { Customization, Site } from './site.ts'

/** The colours of a preset, as the wizard stores them. */
export function presetColors(
  colorScheme: ColorSchemeId
): Pick<Customization, 'colorScheme' | 'primaryColor' | 'secondaryColor'> {
  const { primary, secondary } = colorPresets[colorScheme]
  return { colorScheme, primaryColor: primary, secondaryColor: secondary }
}

/** A dental practice that lives from appointments. */
export const dentist: Site = {
  ...defaultSite,
  businessInfo: {
    ...defaultSite.businessInfo,
    businessName: 'Harbour Street Dental',
    industry: 'healthcare',
    description:
      'A private dental practice on the harbour, open six days a week. Patients book check-ups, hygiene and repairs with four dentists who explain every step and write down every price.',
    targetAudience: 'General Consumers',
    location: '14 Harbour Street, Bristol BS1 4RN',
    contactEmail: 'hello@harbourstreet.example',
    contactPhone: '+44 117 496 0142',
    currentChallenges: ['The telephone rings all morning with people who want an appointment'],
    businessGoals: ['Half of all appointments booked online']
  },
  selectedFeatures: ['auth', 'pwa', 'responsive', 'contact-form', 'testimonials', 'booking', 'geolocation'],
  customization: { ...defaultSite.customization, ...presetColors('ocean') },
  deployment: {
    ...defaultSite.deployment,
    platforms: ['vercel'],
    cicd: 'vercel-git',
    domain: 'harbourstreet.example'
  }
}

/** A bakery that sells out by noon. */
export const bakery: Site = {
  ...defaultSite,
  businessInfo: {
    ...defaultSite.businessInfo,
    businessName: 'Lindenhof Bakery',
    industry: 'restaurant',
    description:
      'A wood-fired bakery in its third generation. Rye bread, pretzels and plaited loaves from the flour of three farms. The first bread is out of the oven at six, the last is mostly sold by noon, so people order ahead.',
    targetAudience: 'General Consumers',
    location: 'Lindenstraße 7, 79098 Freiburg',
    contactEmail: 'bread@lindenhof.example',
    contactPhone: '+49 761 555 0134',
    currentChallenges: ['A queue on Saturdays'],
    businessGoals: ['Orders for the next morning until 5 pm', 'Show what is baked today']
  },
  selectedFeatures: ['pwa', 'responsive', 'gallery', 'contact-form', 'reviews', 'social'],
  customization: {
    ...defaultSite.customization,
    ...presetColors('sunset'),
    fontFamily: 'Lora',
    layout: 'grid'
  },
  deployment: { ...defaultSite.deployment, platforms: ['netlify'], cicd: 'netlify-build' }
}

/** A photographer with few commissions a year. */
export const photographer: Site = {
  ...defaultSite,
  businessInfo: {
    ...defaultSite.businessInfo,
    businessName: 'Mara Okafor',
    industry: 'photography',
    description:
      'Documentary photography for people, places and papers. I photograph weddings, workshops and families in the light that is there, and sell prints on cotton paper.',
    targetAudience: 'Millennials',
    location: 'Rua da Rosa 81, 1200-382 Lisbon',
    website: 'https://okafor.example',
    contactEmail: 'mara@okafor.example',
    contactPhone: '+351 21 555 0167',
    businessGoals: ['Letters with a date in them']
  },
  selectedFeatures: ['pwa', 'gallery', 'contact-form', 'booking', 'payments', 'search'],
  customization: {
    ...defaultSite.customization,
    primaryColor: '#3f3f46',
    secondaryColor: '#52525b',
    fontFamily: 'Playfair Display',
    layout: 'sidebar',
    darkMode: true
  },
  deployment: { ...defaultSite.deployment, platforms: ['github'], cicd: 'github-actions', testing: true }
}

/** Three small businesses, as the wizard would store them, for tests and demonstrations. */
export const sampleSites = { dentist, bakery, photographer } as const satisfies Record<string, Site>

import { colorPresets, enterpriseOptionIds, fonts } from '@sitewright/catalog'
import { schemaVersion, type EnterpriseConfig, type Site } from './site.ts'

const switches = Object.fromEntries(enterpriseOptionIds.map((id) => [id, false])) as Pick<
  EnterpriseConfig,
  (typeof enterpriseOptionIds)[number]
>

/** The initial state of the builder (spec 1 §3). */
export const defaultSite: Site = {
  schemaVersion,
  businessInfo: {
    businessName: '',
    industry: '',
    description: '',
    targetAudience: '',
    location: '',
    website: '',
    contactEmail: '',
    contactPhone: '',
    currentChallenges: [],
    businessGoals: []
  },
  aiRecommendations: null,
  selectedFramework: 'react',
  selectedFeatures: [],
  typescript: true,
  customization: {
    colorScheme: 'professional',
    primaryColor: colorPresets.professional.primary,
    secondaryColor: colorPresets.professional.secondary,
    fontFamily: fonts.inter.name,
    layout: 'standard',
    darkMode: false,
    animations: true,
    customCSS: ''
  },
  deployment: {
    platforms: [],
    cicd: '',
    testing: true,
    monitoring: [],
    analytics: [],
    domain: '',
    basePath: '',
    ssl: true,
    messages: { way: 'call', address: '', accessKey: '' }
  },
  enterpriseConfig: { enabled: false, authProviders: [], database: '', ...switches, deploymentPlatforms: [] }
}

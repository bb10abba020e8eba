import {
  analyticsServices,
  authProviders,
  ciServices,
  colorPresets,
  databases,
  enterpriseOptionIds,
  enterpriseOptions,
  featureOf,
  frameworks,
  hosts,
  industries,
  layouts,
  messageWays,
  monitoringServices
} from '@sitewright/catalog'
import { artOf, findPaletteName, motifName, openings, type Site } from '@sitewright/site'
import type { StepId } from '../steps.ts'

/** A section of the review: its title, the step that edits it, and its rows. */
export interface ReviewSection {
  readonly title: string
  readonly step: StepId
  /** A one-line summary, shown while the rows are collapsed. */
  readonly summary: string
  readonly rows: readonly (readonly [string, string])[]
}

const listed = (values: readonly string[], none = 'None'): string =>
  values.length === 0 ? none : values.join(', ')

function business({ businessInfo }: Site): ReviewSection {
  const { businessName, industry, targetAudience, location, website, description } = businessInfo
  const rows: [string, string][] = [
    ['Name', businessName],
    ['Industry', industry === '' ? '' : industries[industry]],
    ['Audience', targetAudience],
    ['Location', location],
    ['Website', website],
    ['E-mail', businessInfo.contactEmail],
    ['Phone', businessInfo.contactPhone],
    ['Description', description],
    ['Challenges', listed(businessInfo.currentChallenges, '')],
    ['Goals', listed(businessInfo.businessGoals, '')]
  ]
  return {
    title: 'Business Information',
    step: 'business',
    summary: listed([businessName, location].filter((text) => text !== '')),
    rows: rows.filter(([, value]) => value !== '')
  }
}

function recommendations(site: Site): ReviewSection {
  const suggested = site.aiRecommendations?.recommendations.features ?? []
  const accepted = suggested.filter((id) => site.selectedFeatures.includes(id))
  const declined = suggested.filter((id) => !site.selectedFeatures.includes(id))
  const names = (ids: typeof suggested): string[] => ids.map((id) => featureOf(id).name)
  return {
    title: 'AI Recommendations Applied',
    step: 'analysis',
    summary:
      site.aiRecommendations === null
        ? 'No analysis yet'
        : `${accepted.length} accepted, ${declined.length} declined`,
    rows: [
      ['Accepted', listed(names(accepted))],
      ['Declined', listed(names(declined))],
      ['Headline', site.aiRecommendations?.content.heroTitle ?? 'None']
    ]
  }
}

function technical({
  selectedFramework,
  typescript,
  selectedFeatures,
  enterpriseConfig: enterprise
}: Site): ReviewSection {
  const framework = `${frameworks[selectedFramework].name} with ${typescript ? 'TypeScript' : 'JavaScript'}`
  const options = [
    ...enterprise.authProviders.map((id) => authProviders[id].name),
    ...(enterprise.database === '' ? [] : [databases[enterprise.database].name]),
    ...enterpriseOptionIds.filter((id) => enterprise[id]).map((id) => enterpriseOptions[id].name)
  ]
  return {
    title: 'Technical Configuration',
    step: 'framework',
    summary: `${framework}, ${selectedFeatures.length} features`,
    rows: [
      ['Framework', framework],
      ['Features', listed(selectedFeatures.map((id) => featureOf(id).name))],
      ['Enterprise', enterprise.enabled ? listed(options) : 'Off']
    ]
  }
}

function design(site: Site): ReviewSection {
  const { businessInfo, customization } = site
  const { colorScheme, primaryColor, secondaryColor, fontFamily, layout, darkMode, animations, customCSS } =
    customization
  const { artSeed = businessInfo.businessName } = customization
  const theme = findPaletteName(customization) ?? colorPresets[colorScheme].name
  const { style, opening } = artOf(site)
  return {
    title: 'Design & Customization',
    step: 'customize',
    summary: listed([theme, fontFamily, layouts[layout].name, ...(darkMode ? ['dark mode'] : [])]),
    rows: [
      ['Theme', theme],
      ['Colours', `${primaryColor} and ${secondaryColor}`],
      ['Font', fontFamily],
      ['Layout', layouts[layout].name],
      ['First screen', openings[opening].name],
      ['Motif', motifName(style)],
      ['Drawings', artSeed === businessInfo.businessName ? 'Made from the name' : artSeed],
      ['Dark mode', darkMode ? 'On' : 'Off'],
      ['Animations', animations ? 'On' : 'Off'],
      ['Custom CSS', customCSS === '' ? 'None' : `${customCSS.split('\n').length} lines`]
    ]
  }
}

function deployment({ deployment: choice }: Site): ReviewSection {
  const platforms = choice.platforms.map((id) => hosts[id].name)
  return {
    title: 'Deployment Configuration',
    step: 'deployment',
    summary: listed(platforms),
    rows: [
      ['Platforms', listed(platforms)],
      ['On each push', choice.cicd === '' ? 'Nothing' : ciServices[choice.cicd].name],
      ['Messages', messageWays[choice.messages.way].name],
      ['Tests', choice.testing ? 'Before each deployment' : 'Not on each push'],
      ['Analytics', listed(choice.analytics.map((id) => analyticsServices[id].name))],
      ['Monitoring', listed(choice.monitoring.map((id) => monitoringServices[id].name))],
      [
        'Address',
        choice.domain === '' ? 'The platform’s own' : `${choice.ssl ? 'https://' : ''}${choice.domain}`
      ]
    ]
  }
}

/** The five sections of the review (spec 1 §2, step 7). */
export function sectionsOf(site: Site): ReviewSection[] {
  return [business, recommendations, technical, design, deployment].map((section) => section(site))
}

import {
  fonts,
  type AnalyticsId,
  type CiId,
  type ColorSchemeId,
  type DatabaseId,
  type FeatureId,
  type FontId,
  type FrameworkId,
  type HostId,
  type LayoutId,
  type MessageWayId,
  type MonitoringId
} from '@sitewright/catalog'
import { everythingSite } from './everything.ts'
import { presetColors, sampleSites } from './samples.ts'
import type { Site } from './site.ts'

/** Choices that are built and tried together (docs/adr/0043-the-board.md); an empty text is a choice that was not made. */
export interface Combination {
  /** The sample business whose words the site has. */
  readonly business: keyof typeof sampleSites
  readonly framework: FrameworkId
  readonly typescript: boolean
  readonly features: readonly FeatureId[]
  readonly layout: LayoutId
  readonly font: FontId
  readonly preset: ColorSchemeId
  readonly darkMode: boolean
  readonly motion: boolean
  readonly host: HostId | ''
  readonly cicd: CiId | ''
  readonly analytics: AnalyticsId | ''
  readonly monitoring: MonitoringId | ''
  readonly messages: MessageWayId
  /** The database of the enterprise options; without one they are off. */
  readonly database: DatabaseId | ''
}

/** The two combinations of a framework whose figures are compared with those of others. */
export type NamedCombination = 'recommended' | 'everything'

/** Sample addresses of the deliveries of messages that need one. */
export const deliveryAddresses: Partial<Record<MessageWayId, string>> = {
  form: 'https://formspree.io/f/mkestrel',
  server: 'https://api.kestrel.example'
}

/** The site of a combination. */
export function siteOfCombination(chosen: Combination): Site {
  const base = sampleSites[chosen.business]
  const { host, analytics, monitoring, database, messages } = chosen
  return {
    ...base,
    selectedFramework: chosen.framework,
    selectedFeatures: chosen.features,
    typescript: chosen.typescript,
    customization: {
      ...base.customization,
      ...presetColors(chosen.preset),
      fontFamily: fonts[chosen.font].name,
      layout: chosen.layout,
      darkMode: chosen.darkMode,
      animations: chosen.motion
    },
    deployment: {
      ...base.deployment,
      platforms: host === '' ? [] : [host],
      cicd: chosen.cicd,
      analytics: analytics === '' ? [] : [analytics],
      monitoring: monitoring === '' ? [] : [monitoring],
      messages: { way: messages, address: deliveryAddresses[messages] ?? '', accessKey: '' }
    },
    enterpriseConfig:
      database === ''
        ? { ...base.enterpriseConfig, enabled: false }
        : { ...everythingSite.enterpriseConfig, database }
  }
}

/** The site of a named combination. */
export function siteOfNamed(name: NamedCombination, selectedFramework: FrameworkId): Site {
  return { ...(name === 'everything' ? everythingSite : sampleSites.dentist), selectedFramework }
}

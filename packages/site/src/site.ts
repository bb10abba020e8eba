import type {
  AnalyticsId,
  Audience,
  AuthProviderId,
  CiId,
  ColorSchemeId,
  DatabaseId,
  DeploymentPlatformId,
  EnterpriseOptionId,
  FeatureId,
  FontId,
  fonts,
  FrameworkId,
  HostId,
  IndustryId,
  LayoutId,
  MonitoringId
} from '@sitewright/catalog'
import type { Analysis } from './analysis.ts'
import type { Content } from './content/content.ts'

/** The version of the document that this package reads and writes. */
export const schemaVersion = 1

/** What a business says about itself (spec 1 §3). Empty text means that nothing was said yet. */
export interface BusinessInfo {
  readonly businessName: string
  readonly industry: IndustryId | ''
  readonly description: string
  readonly targetAudience: Audience | ''
  readonly location: string
  /** Empty, or an absolute http or https address. */
  readonly website: string
  readonly contactEmail: string
  readonly contactPhone: string
  readonly currentChallenges: readonly string[]
  readonly businessGoals: readonly string[]
}

/** Display name of a font family, the form in which `fontFamily` is stored. */
export type FontName = (typeof fonts)[FontId]['name']

/** How the site looks (spec 1 §3). Colours are stored as `#rrggbb` in lower case. */
export interface Customization {
  readonly colorScheme: ColorSchemeId
  readonly primaryColor: string
  readonly secondaryColor: string
  readonly fontFamily: FontName
  readonly layout: LayoutId
  readonly darkMode: boolean
  readonly animations: boolean
  readonly customCSS: string
}

/** Where and how the site goes online (spec 1 §3). */
export interface Deployment {
  readonly platforms: readonly HostId[]
  readonly cicd: CiId | ''
  readonly testing: boolean
  readonly monitoring: readonly MonitoringId[]
  readonly analytics: readonly AnalyticsId[]
  /** Empty, or a host name such as `example.com`; names in other scripts are stored in their ASCII form. */
  readonly domain: string
  readonly ssl: boolean
}

/** The enterprise options (spec 1 §3): every switch of the catalog, and the three choices. */
export interface EnterpriseConfig extends Readonly<Record<EnterpriseOptionId, boolean>> {
  readonly enabled: boolean
  readonly authProviders: readonly AuthProviderId[]
  readonly database: DatabaseId | ''
  readonly deploymentPlatforms: readonly DeploymentPlatformId[]
}

/** The whole description of a site: what the wizard edits, what `site.json` holds (spec 1 §3). */
export interface Site {
  readonly schemaVersion: typeof schemaVersion
  readonly businessInfo: BusinessInfo
  readonly aiRecommendations: Analysis | null
  readonly selectedFramework: FrameworkId
  readonly selectedFeatures: readonly FeatureId[]
  readonly typescript: boolean
  readonly customization: Customization
  readonly deployment: Deployment
  readonly enterpriseConfig: EnterpriseConfig
  /** Words of the owner's own. A section that is here replaces the tailored one whole. */
  readonly content?: Partial<Content>
}

/** A site with every section of its words filled in: what a generated site reads. */
export interface ResolvedSite extends Site {
  readonly content: Content
}

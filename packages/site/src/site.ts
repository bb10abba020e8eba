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
  MessageWayId,
  MonitoringId
} from '@sitewright/catalog'
import type { Analysis } from './analysis.ts'
import type { Content } from './content/content.ts'
import type { Decisions } from './decisions/decision.ts'
import type { ArtStyle, GroundId, OpeningId } from './looks/ids.ts'
import type { TradeId } from './trades/trade-ids.ts'

/** The version of the document that this package reads and writes. */
export const schemaVersion = 2

/** The business form (spec 1 §3). An empty text is a field that was not filled in. */
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

/** The design of the site (spec 1 §3). Colours are stored as `#rrggbb` in lower case. */
export interface Customization {
  readonly colorScheme: ColorSchemeId
  readonly primaryColor: string
  readonly secondaryColor: string
  readonly fontFamily: FontName
  readonly layout: LayoutId
  readonly darkMode: boolean
  readonly animations: boolean
  /** Seed of the drawn pictures: the same one draws the same pictures. Absent: the name is the seed. */
  readonly artSeed?: string
  /** Colour that sets off from the others. @default derived from the primary colour, or that of the preset */
  readonly accentColor?: string
  /** Ground of the pages in the light scheme, a very light colour. @default white */
  readonly paperColor?: string
  /** Motif of the drawings. @default the one that suits the trade best */
  readonly motif?: ArtStyle
  /** Arrangement of the first screen. @default that of the layout */
  readonly opening?: OpeningId
  /** Ground of the first screen. @default paper */
  readonly ground?: GroundId
  readonly customCSS: string
}

/** The deployment of the site (spec 1 §3). */
export interface Deployment {
  readonly platforms: readonly HostId[]
  readonly cicd: CiId | ''
  readonly testing: boolean
  readonly monitoring: readonly MonitoringId[]
  readonly analytics: readonly AnalyticsId[]
  /** Empty, or a host name such as `example.com`; names in other scripts are stored in their ASCII form. */
  readonly domain: string
  /** The folder of the host that the site stands in, `/shop`; empty where it has the host for itself. */
  readonly basePath: string
  readonly ssl: boolean
  readonly messages: MessageDelivery
  /** The owner's page at a payment provider, where customers pay; absent where there is none. */
  readonly paymentLink?: string
}

/** Delivery of visitors' messages to the business. */
export interface MessageDelivery {
  readonly way: MessageWayId
  /** The endpoint of a form service or of the owner's server: empty, or an https address. */
  readonly address: string
  /** The key by which a form service knows the form, where it wants one; it is public. */
  readonly accessKey: string
}

/** The enterprise options (spec 1 §3): every switch of the catalog, and the three choices. */
export interface EnterpriseConfig extends Readonly<Record<EnterpriseOptionId, boolean>> {
  readonly enabled: boolean
  readonly authProviders: readonly AuthProviderId[]
  readonly database: DatabaseId | ''
  readonly deploymentPlatforms: readonly DeploymentPlatformId[]
}

/** The whole description of a site: what the wizard edits (spec 1 §3). `site.json` holds it too. */
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
  /** The trade where the owner has put right the one that was recognised, or `none`. */
  readonly trade?: TradeId | 'none'
  /** The owner's decisions about the content of the site (ADR 12). */
  readonly decisions?: Decisions
  /** Content as in the `site.json` of a generated project; `extractDecisions` reads the decisions off them. */
  readonly content?: Partial<Content>
}

/** A site with its whole content, decisions applied: what a generated site reads. */
export interface ResolvedSite extends Site {
  readonly content: Content
}

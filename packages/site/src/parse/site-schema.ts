import {
  analyticsIds,
  audiences,
  authProviderIds,
  ciIds,
  colorSchemeIds,
  databaseIds,
  deploymentPlatformIds,
  enterpriseOptionIds,
  featureIds,
  fonts,
  frameworkIds,
  hostIds,
  industryIds,
  layoutIds,
  messageWayIds,
  monitoringIds
} from '@sitewright/catalog'
import * as z from 'zod/mini'
import { partialContentSchema } from '../content/schema.ts'
import { decisionsSchema } from '../decisions/schema.ts'
import { defaultSite } from '../defaults.ts'
import { artStyles, groundIds, openingIds } from '../looks/ids.ts'
import { siteProblems } from '../messages.ts'
import type {
  BusinessInfo,
  Customization,
  Deployment,
  EnterpriseConfig,
  FontName,
  MessageDelivery,
  Site
} from '../site.ts'
import { tradeIds } from '../trades/trade-ids.ts'
import { analysisSchema } from './analysis-schema.ts'
import { excerpt } from './excerpt.ts'
import {
  basePath,
  choiceOf,
  choicesOf,
  color,
  domain,
  refuseIf,
  line,
  listOf,
  text,
  website
} from './fields.ts'
import { findFontId } from './font.ts'
import { findNearest } from './find-nearest.ts'

const fontNames = Object.values(fonts).map(({ name }) => name)

const font = z.pipe(
  z
    .string()
    .check(
      refuseIf((value: string) =>
        findFontId(value)
          ? undefined
          : siteProblems.value(`"${excerpt(value)}"`, findNearest(value, fontNames), fontNames)
      )
    ),
  z.transform((value: string): FontName => fonts[findFontId(value) ?? 'inter'].name)
)

const { businessInfo, customization, deployment, enterpriseConfig } = defaultSite

const businessInfoSchema = z.strictObject({
  businessName: z.prefault(line, businessInfo.businessName),
  industry: z.prefault(choiceOf(['', ...industryIds]), businessInfo.industry),
  description: z.prefault(text, businessInfo.description),
  targetAudience: z.prefault(choiceOf(['', ...audiences]), businessInfo.targetAudience),
  location: z.prefault(line, businessInfo.location),
  website: z.prefault(website, businessInfo.website),
  contactEmail: z.prefault(line, businessInfo.contactEmail),
  contactPhone: z.prefault(line, businessInfo.contactPhone),
  currentChallenges: z.prefault(listOf(text), []),
  businessGoals: z.prefault(listOf(text), [])
}) satisfies z.ZodMiniType<BusinessInfo>

const customizationSchema = z.strictObject({
  colorScheme: z.prefault(choiceOf(colorSchemeIds), customization.colorScheme),
  primaryColor: z.prefault(color, customization.primaryColor),
  secondaryColor: z.prefault(color, customization.secondaryColor),
  fontFamily: z.prefault(font, customization.fontFamily),
  layout: z.prefault(choiceOf(layoutIds), customization.layout),
  darkMode: z.prefault(z.boolean(), customization.darkMode),
  animations: z.prefault(z.boolean(), customization.animations),
  artSeed: z.optional(line),
  accentColor: z.optional(color),
  paperColor: z.optional(color),
  motif: z.optional(choiceOf(artStyles)),
  opening: z.optional(choiceOf(openingIds)),
  ground: z.optional(choiceOf(groundIds)),
  customCSS: z.prefault(text, customization.customCSS)
}) satisfies z.ZodMiniType<Customization>

const messagesSchema = z.strictObject({
  way: z.prefault(choiceOf(messageWayIds), deployment.messages.way),
  address: z.prefault(line, deployment.messages.address),
  accessKey: z.prefault(line, deployment.messages.accessKey)
}) satisfies z.ZodMiniType<MessageDelivery>

const deploymentSchema = z.strictObject({
  platforms: z.prefault(choicesOf(hostIds), []),
  cicd: z.prefault(choiceOf(['', ...ciIds]), deployment.cicd),
  testing: z.prefault(z.boolean(), deployment.testing),
  monitoring: z.prefault(choicesOf(monitoringIds), []),
  analytics: z.prefault(choicesOf(analyticsIds), []),
  domain: z.prefault(domain, deployment.domain),
  basePath: z.prefault(basePath, deployment.basePath),
  ssl: z.prefault(z.boolean(), deployment.ssl),
  messages: z.prefault(messagesSchema, {}),
  paymentLink: z.optional(line)
}) satisfies z.ZodMiniType<Deployment>

const switches = Object.fromEntries(
  enterpriseOptionIds.map((id) => [id, z.prefault(z.boolean(), enterpriseConfig[id])])
) as Record<(typeof enterpriseOptionIds)[number], z.ZodMiniPrefault<z.ZodMiniBoolean>>

const enterpriseConfigSchema = z.strictObject({
  enabled: z.prefault(z.boolean(), enterpriseConfig.enabled),
  authProviders: z.prefault(choicesOf(authProviderIds), []),
  database: z.prefault(choiceOf(['', ...databaseIds]), enterpriseConfig.database),
  ...switches,
  deploymentPlatforms: z.prefault(choicesOf(deploymentPlatformIds), [])
}) satisfies z.ZodMiniType<EnterpriseConfig>

const siteShape = z.strictObject({
  schemaVersion: z.literal(defaultSite.schemaVersion),
  businessInfo: z.prefault(businessInfoSchema, {}),
  aiRecommendations: z.prefault(z.nullable(analysisSchema), null),
  selectedFramework: z.prefault(choiceOf(frameworkIds), defaultSite.selectedFramework),
  selectedFeatures: z.prefault(choicesOf(featureIds), []),
  typescript: z.prefault(z.boolean(), defaultSite.typescript),
  customization: z.prefault(customizationSchema, {}),
  deployment: z.prefault(deploymentSchema, {}),
  enterpriseConfig: z.prefault(enterpriseConfigSchema, {}),
  trade: z.optional(choiceOf(['none', ...tradeIds])),
  decisions: z.optional(decisionsSchema),
  content: z.optional(partialContentSchema)
}) satisfies z.ZodMiniType<Site>

/** The shape of a site document (spec 1 §3); missing keys take the defaults of the spec. */
export const siteSchema: z.ZodMiniType<Site> & typeof siteShape = siteShape

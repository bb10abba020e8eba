import { siteOf, type BuilderState } from '@sitewright/builder'
import { closureOf } from '@sitewright/catalog'
import { themeText } from '@sitewright/generator/theme'
import { checkCustomCss, paletteOf, resolveSite, type Site } from '@sitewright/site'
import { useMemo } from 'react'
import type { Shown } from '../ui/bench/protocol.ts'
import { useBuilder } from './builder.tsx'
import { fontIdOf, useFontFaces } from './fonts.ts'

const whole = (state: BuilderState): BuilderState => state

/** The site document; the same object until one of its parts changes. */
export function useSite(): Site {
  const state = useBuilder(whole)
  const { schemaVersion, businessInfo, aiRecommendations, selectedFramework, selectedFeatures } = state
  const { typescript, customization, deployment, enterpriseConfig, content } = state
  return useMemo(
    () =>
      siteOf({
        schemaVersion,
        businessInfo,
        aiRecommendations,
        selectedFramework,
        selectedFeatures,
        typescript,
        customization,
        deployment,
        enterpriseConfig,
        ...(content ? { content } : {})
      }),
    [
      schemaVersion,
      businessInfo,
      aiRecommendations,
      selectedFramework,
      selectedFeatures,
      typescript,
      customization,
      deployment,
      enterpriseConfig,
      content
    ]
  )
}

function themeOf(customization: Site['customization']): string {
  const own = checkCustomCss(customization.customCSS)
  return `${themeText(paletteOf(customization))}\n@layer custom {\n${own.ok ? own.css : ''}\n}\n`
}

function begun({ businessName, industry, description }: Site['businessInfo']): boolean {
  return businessName !== '' || industry !== '' || description !== ''
}

/** What the preview shows; null before the first word. */
export function useShown(): Shown | null {
  const site = useSite()
  const fontFaces = useFontFaces(fontIdOf(site.customization.fontFamily))
  const themeCss = useMemo(() => themeOf(site.customization), [site.customization])
  return useMemo(
    () =>
      begun(site.businessInfo)
        ? { site: resolveSite(site), features: closureOf(site.selectedFeatures), themeCss, fontFaces }
        : null,
    [site, themeCss, fontFaces]
  )
}

/** What stands in the address bar of the preview: the own domain, the website, or a name that nobody owns. */
export function addressOf({ businessInfo, deployment }: Site): string {
  if (deployment.domain !== '') return deployment.domain
  if (URL.canParse(businessInfo.website)) return new URL(businessInfo.website).host
  const name = businessInfo.businessName
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return `${name === '' ? 'your-site' : name.slice(0, 40)}.example`
}

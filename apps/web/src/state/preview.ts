import { siteOf, type Answers, type BuilderState } from '@sitewright/builder'
import type { Site } from '@sitewright/site'
import { useEffect, useMemo, useState } from 'react'
import type { Stageable } from '../ui/bench/protocol.ts'
import { useBuilder } from './builder.tsx'
import { fontIdOf, useFontFaces } from './fonts.ts'

const whole = (state: BuilderState): BuilderState => state

/** The site document; the same object until one of its parts changes. */
export function useSite(): Site {
  const state = useBuilder(whole)
  const { schemaVersion, businessInfo, aiRecommendations, selectedFramework, selectedFeatures } = state
  const { typescript, customization, deployment, enterpriseConfig, decisions, content } = state
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
        ...(decisions ? { decisions } : {}),
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
      decisions,
      content
    ]
  )
}

/** The site with what is typed beside it; the same object until one of both changes. */
export function useAnswers(): Answers {
  const site = useSite()
  const typed = useBuilder((state) => state.typed)
  return useMemo(() => ({ ...site, typed }), [site, typed])
}

export function begun({ businessName, industry, description }: Site['businessInfo']): boolean {
  return businessName !== '' || industry !== '' || description !== ''
}

export type Dressing = typeof import('./dressing.ts')
let loaded: Dressing | undefined

/** The words of all industries and the colours; they are fetched with the first word. */
export function useDressing(wanted: boolean): Dressing | undefined {
  const [dressing, setDressing] = useState(loaded)
  useEffect(() => {
    if (!wanted || dressing !== undefined) return
    void import('./dressing.ts').then((module) => {
      loaded = module
      setDressing(module)
      return module
    })
  }, [wanted, dressing])
  return dressing
}

/** What the preview of the wizard shows. */
export function useShown(): Stageable {
  return useShownOf(useSite())
}

/** What a preview of a site shows. */
export function useShownOf(site: Site): Stageable {
  const wanted = begun(site.businessInfo)
  const dressing = useDressing(wanted)
  const fontFaces = useFontFaces(fontIdOf(site.customization.fontFamily), wanted)
  const themeCss = useMemo(() => dressing?.themeOf(site.customization) ?? '', [dressing, site.customization])
  const { businessName } = site.businessInfo
  const mark = useMemo(
    () => dressing?.markOf(businessName, site.customization) ?? '',
    [dressing, businessName, site.customization]
  )
  return useMemo(() => {
    if (!wanted) return 'before'
    return dressing === undefined ? 'loading' : { ...dressing.wordsOf(site), mark, themeCss, fontFaces }
  }, [wanted, dressing, site, mark, themeCss, fontFaces])
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

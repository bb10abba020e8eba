import type { Site } from '@sitewright/site'
import { useEffect, useMemo, useState } from 'react'
import type { PreviewState } from '../ui/preview-pane/protocol.ts'
import { useSite } from './builder-context.tsx'
import { fontIdOf, useFontFaces } from './fonts.ts'

export function hasBusinessInfo({ businessName, industry, description }: Site['businessInfo']): boolean {
  return businessName !== '' || industry !== '' || description !== ''
}

export type PreviewData = typeof import('./preview-data.ts')
let loaded: PreviewData | undefined

/** The code that resolves content and colours, loaded lazily with the first word. */
export function usePreviewData(wanted: boolean): PreviewData | undefined {
  const [previewData, setPreviewData] = useState(loaded)
  useEffect(() => {
    if (!wanted || previewData !== undefined) return
    void import('./preview-data.ts').then((module) => {
      loaded = module
      setPreviewData(module)
      return module
    })
  }, [wanted, previewData])
  return previewData
}

/** The state of the wizard's preview. */
export function usePreviewState(): PreviewState {
  return usePreviewStateOf(useSite())
}

/** The state of the preview of a site. */
export function usePreviewStateOf(site: Site): PreviewState {
  const wanted = hasBusinessInfo(site.businessInfo)
  const previewData = usePreviewData(wanted)
  const fontFaces = useFontFaces(fontIdOf(site.customization.fontFamily), wanted)
  const themeCss = useMemo(
    () => previewData?.themeCssOf(site.customization) ?? '',
    [previewData, site.customization]
  )
  const { businessName } = site.businessInfo
  const mark = useMemo(
    () => previewData?.markOf(businessName, site.customization) ?? '',
    [previewData, businessName, site.customization]
  )
  return useMemo(() => {
    if (!wanted) return 'before'
    return previewData === undefined
      ? 'loading'
      : { ...previewData.resolvePreviewSite(site), mark, themeCss, fontFaces }
  }, [wanted, previewData, site, mark, themeCss, fontFaces])
}

/** The URL in the preview's address bar: the custom domain, the website, or a reserved example name. */
export function previewAddressOf({ businessInfo, deployment }: Site): string {
  if (deployment.domain !== '') return deployment.domain
  if (URL.canParse(businessInfo.website)) return new URL(businessInfo.website).host
  const name = businessInfo.businessName
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return `${name === '' ? 'your-site' : name.slice(0, 40)}.example`
}

import type { Site } from '@sitewright/site'
import { useEffect, useMemo, useState } from 'react'
import type { PictureFile, PreviewState } from '../ui/preview-pane/protocol.ts'
import { useSite } from './builder-context.tsx'
import { useStore } from '../lib/use-store.ts'
import { fontIdOf, useFontFaces } from './fonts.ts'
import { pictureArrivals } from './pictures/picture-arrivals.ts'

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

const nothingStored: { pictures: readonly PictureFile[]; logo?: string | undefined } = { pictures: [] }

/** The files of the pictures of a site, and its logo, as far as this device has them. */
function useStored(site: Site, previewData: PreviewData | undefined): typeof nothingStored {
  const [stored, setStored] = useState(nothingStored)
  const { decisions, content } = site
  const arrivals = useStore(pictureArrivals)
  useEffect(() => {
    let isCurrent = previewData !== undefined
    void previewData?.loadStored(site).then((found) => {
      if (isCurrent) setStored((before) => (previewData.isSame(before, found) ? before : found))
      return found
    })
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- nothing else of a site holds pictures
  }, [previewData, decisions, content, arrivals])
  return stored
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
  const { pictures, logo } = useStored(site, previewData)
  return useMemo(() => {
    if (!wanted) return 'before'
    return previewData === undefined
      ? 'loading'
      : { ...previewData.resolvePreviewSite(site), mark: logo ?? mark, themeCss, fontFaces, pictures }
  }, [wanted, previewData, site, mark, logo, themeCss, fontFaces, pictures])
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

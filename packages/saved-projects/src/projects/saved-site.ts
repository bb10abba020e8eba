import { ApiError, savedProjectLimits } from '@sitewright/api'
import { limits } from '@sitewright/catalog'
import { parseSite, pictureFilesIn, type Site } from '@sitewright/site'
import { thumbnailOf } from './thumbnail.ts'

/** A site document in its stored form. */
export interface SavedSite {
  site: Site
  text: string
  thumbnail: string
  /** Hashes of the pictures that it names. */
  pictures: readonly string[]
}

/** Parses a submitted site document strictly; incomplete sites may be saved. */
export function toSavedSite(document: unknown): SavedSite {
  const parsed = parseSite(document)
  if (!parsed.ok)
    throw new ApiError(
      'site.invalid',
      parsed.problems.map(({ path, message, remedy }) => ({ path, message, remedy }))
    )
  const text = JSON.stringify(parsed.site)
  if (new TextEncoder().encode(text).length > savedProjectLimits.bytes)
    throw new ApiError('project.too-large')
  const pictures = [...new Set(pictureFilesIn(parsed.site).map(({ hash }) => hash))]
  return { site: parsed.site, text, thumbnail: thumbnailOf(parsed.site), pictures }
}

/** Default name of a project. */
export function projectNameOf({ businessInfo }: Site): string {
  return truncateName(businessInfo.businessName) || limits.defaultProjectName
}

/** Truncates a name to the limit at a grapheme boundary. */
export function truncateName(name: string): string {
  let fitted = ''
  for (const { segment } of new Intl.Segmenter().segment(name.trim())) {
    if (fitted.length + segment.length > savedProjectLimits.name) break
    fitted += segment
  }
  return fitted.trim()
}

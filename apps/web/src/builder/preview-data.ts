import { closureOf } from '@sitewright/catalog'
import { markSvg, pngSvg } from '@sitewright/generator/mark'
import { themeText } from '@sitewright/generator/theme'
import {
  checkCustomCss,
  contentOf,
  paletteOf,
  picturesIn,
  pictureWidths,
  resolveSite,
  type Picture,
  type Site
} from '@sitewright/site'
import type { PictureFile } from '../ui/preview-pane/protocol.ts'
import { getPictureFile } from './pictures/picture-store.ts'

/** The theme of the site as CSS text: its colours, and custom CSS where it is safe. */
export function themeCssOf(customization: Site['customization']): string {
  const own = checkCustomCss(customization.customCSS)
  return `${themeText(paletteOf(customization))}\n@layer custom {\n${own.ok ? own.css : ''}\n}\n`
}

/** The logo mark as SVG, as in the favicon. */
export function markOf(name: string, customization: Site['customization']): string {
  return markSvg(name, paletteOf(customization))
}

/** Resolves the site for the preview: its content, and its features with their dependencies. */
export function resolvePreviewSite(site: Site): { site: unknown; features: readonly string[] } {
  return { site: resolveSite(site), features: closureOf(site.selectedFeatures) }
}

/** Width of the file that the preview shows: it is never drawn larger than life. */
const previewWidth = 960

const loadedPictures = new Map<string, PictureFile>()

interface Stored {
  pictures: readonly PictureFile[]
  /** The logo as SVG; undefined where there is none, or this device does not have its file. */
  logo?: string | undefined
}

/** Loads what this device has of the pictures of a site. */
export async function loadStored(site: Site): Promise<Stored> {
  const [pictures, logo] = await Promise.all([loadPictures(site), loadLogo(site)])
  return { pictures, logo }
}

/** Whether nothing new was found. */
export function isSame(one: Stored, other: Stored): boolean {
  return (
    one.logo === other.logo &&
    one.pictures.length === other.pictures.length &&
    one.pictures.every((each, index) => each === other.pictures[index])
  )
}

/** The stored files of the photographs of a site, one each. */
async function loadPictures(site: Site): Promise<readonly PictureFile[]> {
  const pictures = picturesIn(contentOf(site)).map(({ picture }) => picture)
  await Promise.all(pictures.map(loadPicture))
  return pictures.flatMap(({ hash }) => loadedPictures.get(hash) ?? [])
}

async function loadPicture({ hash, width }: Picture): Promise<void> {
  if (loadedPictures.has(hash)) return
  const nearest = pictureWidths({ width }).find((each) => each >= previewWidth) ?? width
  const bytes = await getPictureFile(hash, nearest).catch(() => undefined)
  if (bytes !== undefined) loadedPictures.set(hash, { hash, buffer: bytes.slice().buffer })
}

const loadedLogos = new Map<string, string>()

async function loadLogo(site: Site): Promise<string | undefined> {
  const { logo } = contentOf(site)
  if (logo === undefined || loadedLogos.has(logo.hash)) return loadedLogos.get(logo?.hash ?? '')
  const bytes = await getPictureFile(logo.hash, logo.width).catch(() => undefined)
  if (bytes !== undefined) loadedLogos.set(logo.hash, pngSvg(bytes, logo.width, logo.height))
  return loadedLogos.get(logo.hash)
}

/** Re-exported, since deciding about drafts needs the built-in content that this chunk loads. */
export {
  contentOf,
  decideDraft,
  decidedDraftsOf,
  draftsOf,
  formatHours,
  formatLengthField,
  formatPriceField,
  parseHours,
  parseLengthField,
  parsePriceField,
  undecideDraft
} from '@sitewright/site'

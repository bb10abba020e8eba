import { closureOf, pages, pagesOf, type FeatureId, type FontId, type PageId } from '@sitewright/catalog'
import {
  findFontId,
  keepPictures,
  logoPath,
  paletteOf,
  parseSite,
  resolveSite,
  type Content,
  type Palette,
  type ResolvedSite,
  type Site
} from '@sitewright/site'
import { getAdapter } from './adapters/index.ts'
import type { Adapter } from './adapters/adapter.ts'
import { inLanguageOf } from './language-variant.ts'
import { decodePng } from './logo/decode-png.ts'
import type { LogoImage } from './logo/logo-files.ts'
import { hasFiles, type PictureFiles } from './picture-files.ts'
import { projectSlug } from './project-slug.ts'
import type { Template } from './template.ts'

/** The input of every printer, resolved once for each project. */
export interface GenerationPlan {
  site: ResolvedSite
  template: Template
  adapter: Adapter
  features: readonly FeatureId[]
  pages: readonly PageId[]
  /** Name of the folder and of the npm package. */
  name: string
  font: FontId
  palette: Palette
  /** Absolute address of the site, without a slash at its end; empty where none is known. */
  origin: string
  /** Files of the pictures that the site shows. */
  pictures: PictureFiles
  /** The pixels of the owner's logo; without it the mark is drawn from the name. */
  logo: LogoImage | undefined
}

/** Creates the plan of a site's project. */
export function createPlan(
  checked: Site,
  template: Template,
  pictures: PictureFiles = new Map()
): GenerationPlan {
  const site = withAllContent(inLanguageOf(template.framework, checked), pictures)
  const features = closureOf(site.selectedFeatures)
  return {
    site,
    template,
    adapter: getAdapter(template.framework),
    features,
    pages: pagesOf(features),
    name: projectSlug(site),
    font: findFontId(site.customization.fontFamily) ?? 'inter',
    palette: paletteOf(site.customization),
    origin: siteOrigin(site),
    pictures,
    logo: findLogo(site.content, pictures)
  }
}

/**
 * Resolves the content of the site, with its keys in parsing order: so a project that is generated again from its own
 * site.json has the same bytes. Pictures without files are left out.
 */
function withAllContent(site: Site, pictures: PictureFiles): ResolvedSite {
  const resolved = resolveSite(site)
  const read = parseSite(resolved)
  const ordered = read.ok ? resolveSite(read.site) : resolved
  const { logo, ...content } = keepPictures(ordered.content, (picture) => hasFiles(pictures, picture))
  return findLogo({ logo }, pictures) === undefined
    ? { ...ordered, content }
    : { ...ordered, content: { ...content, logo } }
}

/** The pixels of a logo; undefined where its file is not there, or is no PNG that a browser wrote. */
function findLogo({ logo }: Pick<Content, 'logo'>, pictures: PictureFiles): LogoImage | undefined {
  const bytes = logo && pictures.get(logoPath(logo))
  const raster = bytes && decodePng(bytes)
  return logo && raster && { ...raster, hash: logo.hash }
}

/** True where a project has a page, by the id that content and links use. */
export function hasPage(plan: GenerationPlan, id: string): id is PageId {
  return Object.hasOwn(pages, id) && (plan.pages as readonly string[]).includes(id)
}

function siteOrigin({ deployment }: Site): string {
  if (deployment.domain === '') return ''
  return `${deployment.ssl ? 'https' : 'http'}://${deployment.domain}`
}

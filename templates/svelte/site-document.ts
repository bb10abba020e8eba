import { layers } from './site-build/documents.ts'
import { escape, fillHtml } from './site-build/from-site.ts'
import { withThemeColors } from './site-build/theme.ts'
import type { Site } from '#domain/site.ts'

/** What a document is filled from. */
interface DocumentSources {
  /** The site as site.json has it. */
  site: Site
  /** src/theme.css, where its colours may be others than those of the document. */
  themeCss?: string | undefined
  /** The web app manifest, where there is one. */
  manifest?: string | undefined
  /** The folder of the host that the site stands in. */
  base: string
}

/** Fills a document as SvelteKit writes it: its addresses, what the business says, and the order of what it loads. */
export function fillDocument(document: string, { site, themeCss, manifest, base }: DocumentSources): string {
  const shortName = manifest === undefined ? '' : (JSON.parse(manifest) as { short_name: string }).short_name
  const named = withShortName(inFolder(document, base), shortName)
  const themed = themeCss === undefined ? named : withThemeColors(named, themeCss)
  return withOrder(fillHtml(themed, site))
}

/** A document whose own files are in the folder of the site; SvelteKit has written the others so. */
function inFolder(document: string, base: string): string {
  return document.replace(/ href="(\/(?!\/)[^"]*)"/g, (written, path: string) =>
    base === '' || path.startsWith(`${base}/`) ? written : ` href="${base}${path}"`
  )
}

/** A document with the name that home screens show. */
function withShortName(document: string, name: string): string {
  return document.replace(
    /(<meta name="apple-mobile-web-app-title" content=")/,
    (start) => start + escape(name)
  )
}

/** A document with the order of the layers before all style sheets, and with its scripts after pictures and fonts. */
function withOrder(document: string): string {
  return document
    .replace(/<style|<link[^>]* rel="stylesheet"/, (start) => `<style>${layers}</style>\n    ${start}`)
    .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
}

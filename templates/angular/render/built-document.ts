import { INITIAL_CONFIG, platformServer, PlatformState } from '@angular/platform-server'
import type { PrerenderedPage, SitePages } from '../site-build/documents.ts'
import { fillHtml } from '../site-build/from-site.ts'
import { withThemeColors } from '../site-build/theme.ts'
import type { DocumentFrame, DrawnPage } from './document-parts.ts'

/** Puts the pages of a site into the documents that Angular makes of index.html. */
export function toBuiltPages(
  pages: readonly (DrawnPage & { path: string })[],
  frame: DocumentFrame
): Pick<SitePages, 'pages' | 'template'> {
  const document = toBuiltDocument(frame)
  const scripts = scriptTags(frame)
  return {
    pages: pages.map(({ path, html, head = '', body = '' }): PrerenderedPage => {
      const template = document
        .replace('</head>', (end) => head + scripts + end)
        .replace(/<body>.*<\/body>/s, () => `<body>${body}</body>`)
      return { path, html, template }
    })
  }
}

/** Fills index.html as the build does, with its style sheet, and writes it as Angular writes documents. */
function toBuiltDocument({ html, site, themeCss, assets, base }: DocumentFrame): string {
  const filled = fillHtml(html, site)
  const themed = themeCss === undefined ? filled : withThemeColors(filled, themeCss)
  const document = themed
    .replace(/ href="(\/(?!\/)[^"]*)"/g, (_, path: string) => ` href="${base}${path}"`)
    .replace('</head>', (end) => `<link rel="stylesheet" href="${assets.styleSheet}">${end}`)
  const platform = platformServer([{ provide: INITIAL_CONFIG, useValue: { document } }])
  const written = platform.injector.get(PlatformState).renderToString()
  platform.destroy()
  return written
}

/** What a page loads at once: its script, and those that this one imports. */
function scriptTags({ assets: { script, preload } }: DocumentFrame): string {
  const links = preload.map((address) => `<link rel="modulepreload" href="${address}">`)
  return `<script type="module" src="${script}"></script>${links.join('')}`
}

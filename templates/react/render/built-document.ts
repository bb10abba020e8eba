import type { PrerenderedPage, SitePages } from '../site-build/documents.ts'
import { fillHtml } from '../site-build/from-site.ts'
import { withThemeColors } from '../site-build/theme.ts'
import type { DocumentFrame, DrawnPage } from './document-parts.ts'

/** Puts the pages of a site into the document that Vite makes of index.html. */
export function toBuiltPages(
  pages: readonly (DrawnPage & { path: string })[],
  frame: DocumentFrame
): Pick<SitePages, 'pages' | 'template'> {
  return {
    pages: pages.map(({ path, html }): PrerenderedPage => ({ path, html })),
    template: toBuiltDocument(frame)
  }
}

/** Fills index.html as Vite does: with the addresses of what was built, and files in the folder of the host. */
function toBuiltDocument({ html, site, themeCss, assets, base }: DocumentFrame): string {
  const { script, preload, styleSheet } = assets
  const tags = [
    `<script type="module" crossorigin src="${script}"></script>`,
    ...preload.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`),
    `<link rel="stylesheet" crossorigin href="${styleSheet}">`
  ]
  const themed = themeCss === undefined ? html : withThemeColors(html, themeCss)
  return fillHtml(themed, site)
    .replace(/\n\s*<script type="module" src="\/src\/[^>]*><\/script>/, '')
    .replace(/(<link\b[^>]*?\shref=")(\/(?!\/))/g, (_, start, slash) => `${start}${base}${slash}`)
    .replace('\n  </head>', (end) => tags.map((tag) => `\n    ${tag}`).join('') + end)
}

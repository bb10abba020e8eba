import type { PrerenderedPage, SitePages } from '../site-build/documents.ts'
import { fillDocument } from '../site-document.ts'
import type { DocumentFrame, DrawnPage, RouteAssets } from './document-parts.ts'

/** Puts the pages of a site into the documents that SvelteKit makes of app.html. */
export function toBuiltPages(
  pages: readonly (DrawnPage & { path: string })[],
  frame: DocumentFrame
): Pick<SitePages, 'pages' | 'template'> {
  return { pages: pages.map((page) => toBuiltPage(page, frame)) }
}

function toBuiltPage(
  { path, html, head = '', route = '' }: DrawnPage & { path: string },
  { html: document, assets, ...sources }: DocumentFrame
): PrerenderedPage {
  const own = assets.routes?.[route] ?? { nodes: [], preload: [] }
  const tags = [
    ...[assets.script, ...assets.preload, ...own.preload].map(
      (address) => `<link href="${address}" rel="modulepreload">`
    ),
    head,
    `<link href="${assets.styleSheet}" rel="stylesheet">`
  ]
  const template = document
    .replace('%sveltekit.head%', () => tags.join('\n\t\t'))
    .replace('%sveltekit.body%', '')
  return {
    path,
    html: `${html}\n\t\t\t\n\t\t\t<script>${startScript(sources.base, assets, own)}</script>\n\t\t`,
    template: fillDocument(template, sources)
  }
}

/** The script by which a page starts SvelteKit, with the parts that it consists of. */
function startScript(
  base: string,
  { script, version = '' }: DocumentFrame['assets'],
  { nodes }: RouteAssets
): string {
  return `
				{
					__sveltekit_site = {
						base: ${JSON.stringify(base)},
						version: ${JSON.stringify(version)}
					};

					const element = document.currentScript.parentElement;

					import(${JSON.stringify(script)}).then((site) => {
						site.start(element, {
							node_ids: [${nodes.join(', ')}],
							data: [${nodes.map(() => 'null').join(',')}],
							form: null,
							error: null
						});
					});
				}
			`
}

import { ErrorHandler, mergeApplicationConfig, signal, type ApplicationConfig } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import {
  provideServerRendering,
  renderApplication,
  ɵSERVER_CONTEXT as SERVER_CONTEXT
} from '@angular/platform-server'
import { siteConfig } from '../src/app/app.config.ts'
import { App } from '../src/app/app.ts'
import { siteParts, type SiteParts } from '../src/app/state/site-state.ts'
import type { DrawnPage } from './document-parts.ts'

/** Any host: pages are drawn before it is known. */
const host = 'localhost'

/** The document that a page is drawn in. */
const emptyDocument = `<!doctype html><html><head></head><body>
    <div id="root"></div>
  </body>
</html>
`

/**
 * Creates the function that renders a page of a site to HTML, outside of a browser, as Angular prerenders it. It throws
 * where the page throws, so that no broken page is ever published.
 */
export function createPageRenderer(parts: SiteParts): (path: string) => Promise<DrawnPage> {
  const base = parts.site.deployment.basePath ?? ''
  // The DOM that Angular draws in is one for all pages.
  let last: Promise<unknown> = Promise.resolve()
  return (path) => {
    const page = last.then(() => renderPage(parts, base + path))
    last = page.catch(() => undefined)
    return page
  }
}

async function renderPage(parts: SiteParts, address: string): Promise<DrawnPage> {
  const failures: unknown[] = []
  const drawn: ApplicationConfig = {
    providers: [
      provideServerRendering(),
      { provide: siteParts, useValue: signal(parts) },
      { provide: ErrorHandler, useValue: { handleError: (error: unknown) => void failures.push(error) } }
    ]
  }
  const config = mergeApplicationConfig(
    siteConfig(() => undefined),
    drawn
  )
  const html = await renderApplication((context) => bootstrapApplication(App, config, context), {
    document: emptyDocument,
    url: `http://${host}${address}`,
    allowedHosts: [host],
    platformProviders: [{ provide: SERVER_CONTEXT, useValue: 'ssg' }]
  })
  if (failures.length > 0) throw failures[0]
  return toDrawnPage(html)
}

/** What stands in the head, before, in and after the element with the id root, which only scripts follow. */
const parts =
  /<head>(.*?)<\/head><body>(.*?<div id="root"[^>]*>)(.*)(<\/div>(?:\s*<script\b[^>]*>[^<]*<\/script>)*)<\/body>/s

function toDrawnPage(document: string): DrawnPage {
  const [, head = '', before = '', html = '', after = ''] = parts.exec(document) ?? []
  return { html, head, body: before + withOwnNumbers(after) }
}

/**
 * What scripts are told of a page, with the templates numbered as it names them. Angular numbers them as they are drawn, so
 * that a page would depend on what was drawn before.
 */
function withOwnNumbers(state: string): string {
  const numbers = new Map<string, number>()
  return state.replace(/"t\d+"/g, (id) => {
    const number = numbers.get(id) ?? numbers.size
    numbers.set(id, number)
    return `"t${number}"`
  })
}

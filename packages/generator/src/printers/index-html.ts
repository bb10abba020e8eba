import { file, type File } from '@sitewright/project'
import { siteDescription, siteTitle } from '@sitewright/site'
import { oneLine } from '@sitewright/text'
import { colorOf } from '../colors.ts'
import { html, tag } from '../formats/html.ts'
import { pathIn } from '../language-variant.ts'
import { nameOf, shortNameOf } from '../naming.ts'
import type { GenerationPlan } from '../generation-plan.ts'
import { schemeScript } from '../scheme-script.ts'
import { typefacesOf } from '../typefaces.ts'

/** The page that the build starts from. Each prerendered page replaces title, description and address. */
export function indexHtml(plan: GenerationPlan): File {
  const { adapter, font, site } = plan
  const { content, customization } = site
  const lines = [
    '<!doctype html>',
    tag('html', {
      lang: content.language,
      dir: content.direction,
      'data-layout': customization.layout,
      'data-font': font,
      'data-color-scheme': customization.darkMode ? 'auto' : 'light',
      'data-motion': customization.animations ? 'full' : 'none'
    }),
    '  <head>',
    ...[...head(plan), ...adapter.page.head].map((line) => `    ${line}`),
    '  </head>',
    '  <body>',
    ...adapter.page.body(`/${pathIn(adapter.entry, site.typescript)}`).map((line) => `    ${line}`),
    '  </body>',
    '</html>'
  ]
  return file(adapter.documents.page, `${lines.join('\n')}\n`)
}

function head(plan: GenerationPlan): string[] {
  const { adapter, features, site } = plan
  const ownText = (text: string): string => (adapter.page.hasTexts ? text : '')
  const title = oneLine(siteTitle(site)) || nameOf(site)
  return [
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    `<title>${html(ownText(title))}</title>`,
    tag('meta', { name: 'description', content: ownText(oneLine(siteDescription(site))) }),
    ...themeColors(plan),
    tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    ...fontPreloads(plan),
    ...(features.includes('pwa') ? installable(plan) : []),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...(site.customization.darkMode ? [`<script>${schemeScript}</script>`] : [])
  ]
}

/** The fonts of the first screen: its style sheet would ask for them later. */
function fontPreloads(plan: GenerationPlan): string[] {
  return typefacesOf(plan).flatMap(({ preload }) =>
    preload.map((name) =>
      tag('link', {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: `/fonts/${name}.woff2`,
        crossorigin: true
      })
    )
  )
}

function themeColors({ palette, site }: GenerationPlan): string[] {
  const color = (content: string, media?: string): string =>
    tag('meta', { name: 'theme-color', content, media })
  if (!site.customization.darkMode) return [color(site.customization.primaryColor)]
  return [
    color(site.customization.primaryColor, '(prefers-color-scheme: light)'),
    color(colorOf(palette, '--bg', 'dark'), '(prefers-color-scheme: dark)')
  ]
}

function installable({ adapter, site }: GenerationPlan): string[] {
  return [
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png', sizes: '180x180' }),
    tag('meta', { name: 'mobile-web-app-capable', content: 'yes' }),
    tag('meta', {
      name: 'apple-mobile-web-app-title',
      content: adapter.page.hasTexts ? shortNameOf(site) : ''
    }),
    tag('meta', { name: 'apple-mobile-web-app-status-bar-style', content: 'default' })
  ]
}

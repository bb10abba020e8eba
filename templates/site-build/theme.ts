import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { schemeOf, toOklch } from './scheme.ts'

/** Every colour of the site, by the name of its token. */
type Colors = Readonly<Record<string, { light: string; dark: string }>>

/**
 * Derives the colours of the site from the three of src/theme.css, so that text on them can be read: 4.5:1 at least, and
 * 3:1 for borders and symbols (WCAG 2.2 AA).
 */
export function theme(): Plugin {
  let config: ResolvedConfig
  const read = async () => readFile(join(config.root, 'src/theme.css'), 'utf8')
  return {
    ...themeTokens(),
    configResolved: (resolved) => void (config = resolved),
    // What browsers draw around the page.
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => withThemeColors(html, await read())
    },
    async writeBundle() {
      const path = join(config.root, config.build.outDir, 'manifest.webmanifest')
      if (config.build.ssr || !existsSync(path)) return
      await writeFile(path, withThemeColor(await readFile(path, 'utf8'), await read()))
    }
  }
}

/** Only the style sheet of it, where the framework writes the pages. */
export function themeTokens(): Plugin {
  return {
    name: 'theme',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/theme\.css(\?|$)/ },
      handler: withTokens
    }
  }
}

/** The style sheet of the three colours, with the tokens that are derived from them. */
export function withTokens(css: string): string {
  return `${css}\n${toCss(derive(css))}`
}

/** A page with the colours that browsers draw around it. */
export function withThemeColors(html: string, css: string): string {
  const { brand, bg } = derive(css)
  return html.replace(/<meta name="theme-color"[^>]*>/g, (tag) => {
    const color = tag.includes('dark') ? bg?.dark : brand?.light
    return tag.replace(/content="[^"]*"/, `content="${color}"`)
  })
}

/** The web app manifest with the colour of the business. */
export function withThemeColor(manifest: string, css: string): string {
  return manifest.replace(/"theme_color": "[^"]*"/, `"theme_color": "${derive(css).brand?.light}"`)
}

export function derive(css: string): Colors {
  const [primary, secondary, accent] = ['brand', 'second', 'accent'].map((name) => readColor(css, name)) as [
    string,
    string,
    string
  ]
  const paper = findColor(css, 'paper')
  const seeds = { primary, secondary, accent: toOklch(accent), ...(paper !== undefined && { paper }) }
  const light = Object.entries(schemeOf(seeds, false).colors)
  const dark = new Map<string, string>(Object.entries(schemeOf(seeds, true).colors))
  return Object.fromEntries(
    light.map(([name, color]) => [name, { light: color, dark: dark.get(name) ?? color }])
  )
}

function readColor(css: string, name: string): string {
  const color = findColor(css, name)
  if (color === undefined) throw new Error(`src/theme.css: write --${name} as #rrggbb.`)
  return color
}

/** A colour of the theme; undefined where it is not written. */
function findColor(css: string, name: string): string | undefined {
  const [, hex] = new RegExp(`--${name}:\\s*#([\\da-f]{6}|[\\da-f]{3})\\s*[;}]`, 'i').exec(css) ?? []
  if (hex === undefined) return undefined
  return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`.toLowerCase()
}

function toCss(colors: Colors): string {
  const lines = Object.entries(colors).map(([name, { light, dark }]) =>
    light === dark ? `--${name}:${light};` : `--${name}:light-dark(${light},${dark});`
  )
  return `@layer tokens{:root{${lines.join('')}}}\n`
}

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { startFiles } from './module-preload.ts'

interface Prerendered {
  title: string
  html: string
}

/** Disables the controls of the prerendered page until the app has hydrated them. */
function withInertControls(html: string): string {
  return html
    .replaceAll(/<(input|textarea|select)(?=[\s>])/g, '<$1 disabled=""')
    .replaceAll(/<button(?=[\s>])/g, '<button inert=""')
}

const sheetLink = /\s*<link rel="stylesheet" crossorigin href="([^"]+)">/g

const preload = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g

const startScript = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/

/**
 * The prerendered document, which is painted before the app starts (boot.js starts it). Its styles and that script are
 * inline, so that the first paint waits for nothing else; the Content Security Policy allows the script by its hash.
 */
async function renderDocument(
  document: string,
  page: Prerendered,
  stylesheets: readonly string[],
  outDir: string
): Promise<string> {
  const named = [...document.matchAll(sheetLink)].map(([, href]) => href ?? '')
  const all = [...named, ...stylesheets]
  const [, main = ''] = startScript.exec(document) ?? []
  const imports = [...document.matchAll(preload)].map(([, href]) => href ?? '')
  const start = [main, ...imports].join(' ')
  const css = await Promise.all(all.map((href) => readFile(join(outDir, href), 'utf8')))
  const boot = await readFile(join(outDir, 'boot.js'), 'utf8')
  return document
    .replaceAll(sheetLink, '')
    .replaceAll(preload, '')
    .replace(startScript, '')
    .replace('<script src="/boot.js">', () => `<script data-start="${start}">${boot}`)
    .replace(/<title>.*?<\/title>/s, () => `<title>${page.title}</title>`)
    .replace('</head>', () => `<style>${css.join('\n')}</style></head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${withInertControls(page.html)}</div>`)
}

/**
 * Prerenders the landing pages (`/about` into about.html), so that they are read before any script has run; the app
 * shell is app.html, for every other URL.
 */
export function prerender(entry: string, paths: readonly string[]): Plugin {
  let outDir = ''
  let root = ''
  return {
    name: 'sitewright:prerender',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    configResolved(config) {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const builds = resolve(root, '../../build')
      await mkdir(builds, { recursive: true })
      const made = await mkdtemp(join(builds, 'prerender-'))
      try {
        await build({
          root,
          configFile: false,
          logLevel: 'error',
          publicDir: false,
          ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router'] },
          build: { ssr: entry, outDir: made, emptyOutDir: true, minify: false, assetsInlineLimit: 0 }
        })
        const { render } = (await import(pathToFileURL(join(made, 'prerender.js')).href)) as {
          render: (path: string) => Promise<Prerendered>
        }
        const document = await readFile(join(outDir, 'index.html'), 'utf8')
        await writeFile(join(outDir, 'app.html'), document)
        for (const path of paths) {
          const stylesheets = startFiles(path).filter((file) => file.endsWith('.css'))
          const name = path === '/' ? 'index' : path.slice(1)
          const html = await renderDocument(document, await render(path), stylesheets, outDir)
          await writeFile(join(outDir, `${name}.html`), html)
        }
      } finally {
        await rm(made, { recursive: true, force: true })
      }
    }
  }
}

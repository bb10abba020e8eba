import { findText, type Project } from '@sitewright/project'
import type { Blueprint, MarkupImport } from '../profiles/profile.ts'

/** What the classic runtime needs in scope wherever markup stands. */
export const markupImport: MarkupImport = { name: 'React', package: 'react' }

const apps = [
  'src/App.tsx',
  'src/App.jsx',
  'src/App.ts',
  'src/App.js',
  'src/app/App.tsx',
  'src/app/App.jsx',
  'src/app.tsx',
  'src/app.jsx'
]
const styles = ['src/index.css', 'src/styles/index.css', 'src/main.css']

const manifests = ['public/manifest.webmanifest', 'public/manifest.json']

const first = (project: Project, paths: readonly string[]): string | undefined =>
  paths.find((path) => project.has(path))

/** An HTML page with React's root element, and the entry script where the bundler asks for one. */
export const pageBlueprint =
  (entries: readonly string[]): Blueprint =>
  (project) => {
    const entry = first(project, entries)
    if (entries.length > 0 && entry === undefined) return undefined
    const script = entry === undefined ? '' : `    <script type="module" src="/${entry}"></script>\n`
    const manifest = first(project, manifests)
    const link =
      manifest === undefined ? '' : `    <link rel="manifest" href="${manifest.slice('public'.length)}" />\n`
    const content = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>App</title>
${link}  </head>
  <body>
    <div id="root"></div>
${script}  </body>
</html>
`
    return { content, confidence: 'likely' }
  }

function mount(project: Project, named: boolean): string | undefined {
  const app = first(project, apps)
  if (app === undefined) return undefined
  const sheet = first(project, styles)
  const binding = /export\s+default|as\s+default/.test(findText(project, app) ?? '') ? 'App' : '{ App }'
  return `${named ? "import React from 'react'\n" : ''}import { createRoot } from 'react-dom/client'
import ${binding} from './${app.slice('src/'.length).replace(/\.\w+$/, '')}'
${sheet === undefined ? '' : `import './${sheet.slice('src/'.length)}'\n`}
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
`
}

const likely = (content: string | undefined): ReturnType<Blueprint> =>
  content === undefined ? undefined : { content, confidence: 'likely' }

/** The entry script that mounts the project's App. */
export const mountBlueprint: Blueprint = (project) => likely(mount(project, false))

/** The same, with `React` in scope as the classic runtime needs it. */
export const classicMountBlueprint: Blueprint = (project) => likely(mount(project, true))

/** A placeholder App, which says that its content is lost. */
export const appBlueprint: Blueprint = () => ({
  content: `import React from 'react'

export default function App() {
  return <main>The content of this page was lost and has to be written anew.</main>
}
`,
  confidence: 'lossy'
})

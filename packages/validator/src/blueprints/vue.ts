import { findText } from '@sitewright/project'
import type { Blueprint } from '../profiles/profile.ts'

const apps = ['src/App.vue', 'src/app/App.vue']
const styles = ['src/style.css', 'src/assets/main.css', 'src/index.css', 'src/main.css']
const routers = ['src/router/index.ts', 'src/router/index.js']

/** The entry script that mounts the project's App, with its router where that is what the module exports. */
export const mountVueBlueprint: Blueprint = (project) => {
  const first = (paths: readonly string[]): string | undefined => paths.find((path) => project.has(path))
  const app = first(apps)
  if (app === undefined) return undefined
  const sheet = first(styles)
  const router = first(routers)
  const routed = router !== undefined && /export\s+default\b/.test(findText(project, router) ?? '')
  const element = /\bid="app"/.test(findText(project, 'index.html') ?? '') ? '#app' : '#root'
  const lines = [
    "import { createApp } from 'vue'",
    `import App from './${app.slice('src/'.length)}'`,
    ...(routed ? ["import router from './router'"] : []),
    ...(sheet === undefined ? [] : [`import './${sheet.slice('src/'.length)}'`]),
    '',
    `createApp(App)${routed ? '.use(router)' : ''}.mount('${element}')`,
    ''
  ]
  return { content: lines.join('\n'), confidence: 'likely' }
}

import {
  analyticsServices,
  ciServices,
  enterpriseOptionIds,
  enterpriseOptions,
  fonts,
  frameworkOf,
  hosts,
  layouts,
  limits,
  monitoringServices,
  pages,
  type FeatureId
} from '@sitewright/catalog'
import { file, type File } from '@sitewright/project'
import { bullets, fenced, markdown } from '../formats/markdown.ts'
import { nameOf } from '../naming.ts'
import type { Order } from '../order.ts'
import { variablesOf } from './env-example.ts'
import { hostGuides } from './host-guides.ts'

/** The first page that whoever takes the project over reads. */
export function readme(order: Order): File {
  const { site } = order
  const sections = [
    `# ${markdown(nameOf(site))}`,
    markdown(site.businessInfo.description),
    running(order),
    '## What was chosen',
    choices(order),
    '## Before you go live',
    launch(order),
    deploying(order),
    variables(order),
    backendSection(order),
    '## Where things are',
    structure(order),
    '## Licences',
    licences(order)
  ]
  return file('README.md', `${sections.filter((section) => section !== '').join('\n\n')}\n`)
}

function running({ adapter, site }: Order): string {
  const about: Readonly<Record<string, string>> = {
    dev: 'develop at http://localhost:3000',
    build:
      'build into `dist`: every page as HTML, with the worker that makes it work offline where that was chosen',
    preview: 'look at the built site',
    lint: 'look for mistakes in the code',
    typecheck: 'check the types',
    test: 'check the built site, also without a network',
    'launch-check': 'refuse to go live while samples are left'
  }
  const scripts = Object.keys(adapter.scripts(site.typescript))
  const commands = scripts.map((name) => `- \`npm run ${name}\`: ${about[name] ?? name}`)
  return `## Run it\n\nNode 22.22.3 or newer.\n\n${fenced('sh', 'npm install\nnpm run dev')}\n\n${commands.join('\n')}`
}

function choices({ features, font, site }: Order): string {
  const { customization, deployment } = site
  const list = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '))
  return bullets([
    `Framework: ${frameworkOf(site.selectedFramework).name}, in ${site.typescript ? 'TypeScript' : 'JavaScript'}`,
    `Features: ${list(features.map((id) => titleOf(id)))}`,
    `Layout: ${layouts[customization.layout].name}. Typeface: ${fonts[font].name}. Colours: ${customization.primaryColor} and ${customization.secondaryColor}${customization.darkMode ? ', light and dark' : ''}`,
    `Hosting: ${list(deployment.platforms.map((id) => hosts[id].name))}`,
    `Checks on each push: ${deployment.cicd === '' ? 'none' : ciServices[deployment.cicd].name}`,
    `Analytics: ${list(deployment.analytics.map((id) => analyticsServices[id].name))}. Monitoring: ${list(deployment.monitoring.map((id) => monitoringServices[id].name))}`,
    `Address: ${deployment.domain === '' ? 'not chosen yet' : markdown(deployment.domain)}`
  ])
}

/** A feature's id with hyphens as spaces and each word capitalised (spec 3 §1). */
function titleOf(id: FeatureId): string {
  return id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
}

function launch(order: Order): string {
  return [
    'All words of the site stand in `src/site.json`. Whatever was invented to fill a gap carries `"sample": true` there and a Sample badge on the page. Replace those entries with true ones and take the mark away; then run',
    fenced('sh', 'npm run launch-check'),
    `It names every sample that is left. \`src/site.json\` also opens the project again in Sitewright, with ${order.features.length} features as they are.`
  ].join('\n\n')
}

function deploying(order: Order): string {
  const { platforms } = order.site.deployment
  if (platforms.length === 0) return ''
  const guides = platforms.map((host) => `### ${hosts[host].name}\n\n${hostGuides[host](order)}`)
  return [
    '## Deploy',
    '`npm run build` writes the whole site to `dist`. An address that is not there gets the 404 page.',
    ...guides
  ].join('\n\n')
}

function variables(order: Order): string {
  const found = variablesOf(order)
  if (found.length === 0) return ''
  const lines = found.map(({ name, about }) => `- \`${name}\`: ${about}`)
  return [
    '## Variables',
    'Copy `.env.example` to `.env` and fill in what you use. What is left empty stays off.',
    lines.join('\n')
  ].join('\n\n')
}

function backendSection({ site }: Order): string {
  const { enterpriseConfig } = site
  const chosen = enterpriseOptionIds
    .filter((id) => enterpriseConfig[id])
    .map((id) => enterpriseOptions[id].name)
  if (!enterpriseConfig.enabled || chosen.length === 0) return ''
  return `## For your server\n\nChosen: ${chosen.join(', ')}. The documents in \`backend\` describe what the site expects of it; they are contracts to build against, not a server.`
}

function structure(order: Order): string {
  const entries = [
    '`src/site.json`: the words and choices of the site',
    '`src/theme.css`: its colours; `src/custom.css`: your own rules',
    '`src/features`: one folder for each feature; `src/features/index.ts` lists them',
    '`src/pages` and `src/ui`: pages and parts; `src/domain`: rules without a framework',
    '`src/styles`: the design',
    `\`public\`: files that are served as they are. Pages: ${order.pages.map((id) => pages[id].path).join(' ')}`
  ]
  const { budgets, vitals } = limits
  return `${bullets(entries)}\n\nThe site aims at ${vitals.lcpSeconds} s to the largest paint, ${vitals.inpMs} ms to react, a shift of at most ${vitals.cls}, ${budgets.javascriptKB} KB of JavaScript and ${budgets.cssKB} KB of CSS, compressed.`
}

function licences({ font }: Order): string {
  return `The code of this project is yours. The typeface ${fonts[font].name} and its companions come under their own licences, which lie beside the files in \`public/fonts\`.`
}

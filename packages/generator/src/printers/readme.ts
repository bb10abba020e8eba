import {
  analyticsServices,
  databases,
  enterpriseOptionIds,
  enterpriseOptions,
  fonts,
  featureSimulations,
  frameworkOf,
  hosts,
  layouts,
  limits,
  monitoringServices,
  pages,
  type EnterpriseOptionId,
  type FeatureId,
  type RealBy
} from '@sitewright/catalog'
import { file, type File } from '@sitewright/project'
import type { ScriptName } from '../adapters/adapter.ts'
import { installCommand } from '../build-command.ts'
import { bullets, fenced, markdown } from '../formats/markdown.ts'
import { asksServer } from '../messages.ts'
import { nameOf } from '../naming.ts'
import type { GenerationPlan } from '../generation-plan.ts'
import { pathIn } from '../language-variant.ts'
import { findDatabase } from './backend/database/index.ts'
import { automaticChecks, buildVariables, deploySection } from './deploy-section.ts'
import { messageGuide } from './messages/guide.ts'
import { environmentVariables } from './env-example.ts'
import { serverVariable } from '../services.ts'

/** Prints the README, for the developer who takes the project over. */
export function readme(plan: GenerationPlan): File {
  const { site } = plan
  const sections = [
    `# ${markdown(nameOf(site))}`,
    markdown(site.businessInfo.description),
    running(plan),
    '## What was chosen',
    choices(plan),
    '## Before you go live',
    launch(plan),
    messageGuide(plan),
    deploySection(plan),
    variables(plan),
    backendSection(plan),
    '## Where things are',
    structure(plan),
    '## Changing the code',
    'How to add a page, a section or a field, to write a backend, and more: [docs/recipes.md](docs/recipes.md), each with every place that it touches. Why the code is as it is: [docs/decisions.md](docs/decisions.md). `npm run check` says whether all still holds.',
    '## Licences',
    licences(plan)
  ]
  return file('README.md', `${sections.filter((section) => section !== '').join('\n\n')}\n`)
}

function running({ adapter, site }: GenerationPlan): string {
  const about: Readonly<Record<Exclude<ScriptName, 'pretest' | 'prepare'>, string>> = {
    dev: 'develop at http://localhost:3000',
    build:
      'build into `dist`: every page as HTML, with the worker that makes it work offline where that was chosen',
    'build:launch': 'build it to be published: drafts and simulated features are left out',
    preview: 'look at the built site',
    lint: 'look for mistakes in the code',
    typecheck: 'check the types',
    test: 'check the built site, also without a network; builds it first where it is missing or out of date',
    check: 'lint, build and test: all that has to be green before it is published',
    'launch-check': 'say what is missing before it can be published'
  }
  const scripts = adapter.scripts(site.typescript)
  const commands = Object.entries(about).flatMap(([name, text]) =>
    Object.hasOwn(scripts, name) ? [`- \`npm run ${name}\`: ${text}`] : []
  )
  return `## Run it\n\n${adapter.node.words}.\n\n${fenced('sh', `${installCommand}\nnpm run dev`)}\n\n${commands.join('\n')}`
}

function choices(plan: GenerationPlan): string {
  const { features, font, site } = plan
  const { customization, deployment } = site
  const list = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '))
  return bullets([
    `Framework: ${frameworkOf(site.selectedFramework).name}, in ${site.typescript ? 'TypeScript' : 'JavaScript'}`,
    `Features: ${list(features.map((id) => titleOf(id)))}`,
    `Layout: ${layouts[customization.layout].name}. Typeface: ${fonts[font].name}. Colours: ${customization.primaryColor} and ${customization.secondaryColor}${customization.darkMode ? ', light and dark' : ''}`,
    `Hosting: ${list(deployment.platforms.map((id) => hosts[id].name))}`,
    `Checks on each push: ${automaticChecks(plan)}`,
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

function launch(plan: GenerationPlan): string {
  const { documents, folders } = plan.adapter
  return [
    `All words of the site stand in \`${documents.site}\`. Whatever was invented to fill a gap is a draft: it carries \`"draft": true\` there and a pencil on the page. Replace it with what is true and remove \`"draft": true\`. While drafts are left, the site asks search engines to stay away. \`npm run build:launch\`, or any build with \`LAUNCH=1\`, leaves them out, with the sections and pages that are empty without them.`,
    fenced('sh', 'npm run launch-check'),
    'It names every draft that is left, with its page and its key, and whatever else is missing.',
    plan.logo
      ? `The logo of the site is \`${folders.public}/favicon.svg\`, made of the picture in \`${folders.public}/pictures\` whose name ends in \`-logo.png\`: pages show it beside the name, browsers on their tabs. To use another one, put it into Sitewright and generate again, or replace that file, and the pictures that show it: ${pictures(plan)}.`
      : `The logo of the site, drawn from its name, is \`${folders.public}/favicon.svg\`: pages show it beside the name, browsers on their tabs. To use a logo of your own, replace that file, and the pictures that show it: ${pictures(plan)}.`,
    ...simulated(plan),
    ...legal(plan)
  ].join('\n\n')
}

const realBy: Readonly<Record<RealBy, string>> = {
  server: 'your own server',
  'payment-link': 'a payment link',
  messages: 'a form whose messages reach you'
}

/** The features that a launch build leaves out until a service stands behind them. */
function simulated(plan: GenerationPlan): string[] {
  const { adapter, features } = plan
  const server = asksServer(plan)
    ? `Your server is named in \`${adapter.variable(serverVariable.name)}\`. It counts where visitors can reach it, by https; to try a launch build with a server on your own machine, set \`LAUNCH_LOCAL=1\` too.`
    : 'For a server of your own, choose it in Sitewright and generate again, or write its calls: [docs/recipes.md](docs/recipes.md).'
  const rows = features.flatMap((id) => {
    const row = featureSimulations[id]
    if (row === 'real') return []
    return [`${titleOf(id)}: ${row.pretends}. Real with ${row.realBy.map((by) => realBy[by]).join(' or ')}`]
  })
  if (rows.length === 0) return []
  const paymentLink = features.includes('payments')
    ? `A payment link is the address of your page at a payment provider, in \`deployment.paymentLink\` of \`${adapter.documents.site}\`. `
    : ''
  return [
    'Some features are simulated in the browser until a server or a service answers them. They can be tried in development and in a draft; a launch build leaves them out, with their pages, links and code, and `launch-check` names them:',
    bullets(rows),
    paymentLink + server
  ]
}

/** The section about icons and pictures, which show the logo mark. */
function pictures({ adapter, features }: GenerationPlan): string {
  const installable = features.includes('pwa') ? ['apple-touch-icon.png', 'icons', 'screenshots'] : []
  return ['favicon.ico', 'social.png', ...installable]
    .map((path) => `\`${adapter.folders.public}/${path}\``)
    .join(', ')
}

/** The section about the imprint and the privacy policy. */
function legal({ adapter, site }: GenerationPlan): string[] {
  if (site.content.legal === undefined) return []
  return [
    `The pages \`/privacy\` and \`/imprint\` stand where there is something to say on them. They tell what the site asks for, where that goes and what browsers keep, from the features, the way of messages and the services that are set up (\`${pathIn(`${adapter.folders.domain}/privacy.ts`, site.typescript)}\`). What only you know, such as your legal form or how long you keep messages, is a draft under \`content.legal\`. They are information, not legal advice: read them before you publish.`
  ]
}

function variables(plan: GenerationPlan): string {
  const found = environmentVariables(plan)
  if (found.length === 0) return ''
  const lines = found.map(({ name, about }) => `- \`${name}\`: ${about}`)
  return [
    '## Variables',
    `Copy \`.env.example\` to \`.env\` and fill in what you use. What is left empty stays off.${buildVariables(plan)}`,
    lines.join('\n')
  ].join('\n\n')
}

/** Enterprise options that need no server: the printed files carry them out by themselves. */
const withoutServer: readonly EnterpriseOptionId[] = [
  'rateLimiting',
  'healthChecks',
  'cicd',
  'environmentManagement',
  'docker',
  'loadBalancing'
]

function backendSection(plan: GenerationPlan): string {
  const { enterpriseConfig } = plan.site
  const chosen = enterpriseOptionIds
    .filter((id) => enterpriseConfig[id])
    .map((id) => enterpriseOptions[id].name)
  if (!enterpriseConfig.enabled || chosen.length === 0) return ''
  const prometheus = enterpriseConfig.performanceMetrics || enterpriseConfig.errorTracking
  const apart = enterpriseOptionIds
    .filter((id) => enterpriseConfig[id] && withoutServer.includes(id))
    .map((id) => enterpriseOptions[id].name)
  return [
    '## For your server',
    `Chosen: ${chosen.join(', ')}. No server is part of this project: the documents in \`backend\` describe the one that you write or have written, as contracts and as the tables of its database.${apart.length === 0 ? '' : ` Of the list, only these work without it: ${apart.join(', ')}.`}${prometheus ? ' `backend/monitoring/prometheus.yml` asks it at `server:8000`; change that to where yours listens.' : ''}`,
    ...database(plan)
  ].join('\n\n')
}

function database(plan: GenerationPlan): string[] {
  const { auditLogging, migrations } = plan.site.enterpriseConfig
  const found = findDatabase(plan)
  if (found === undefined) return []
  const sql = found.id === 'postgresql' || found.id === 'mysql'
  const apply = migrations
    ? ' `sh backend/database/migrate.sh` applies what is new, from any machine, since the database itself knows what it has. Add files with higher numbers; never change one that was applied.'
    : ''
  const audit = auditLogging
    ? sql
      ? ' Triggers refuse to change or delete entries of the audit log. Let the server sign in as a role that does not own the tables, which can neither drop the triggers nor truncate.'
      : ' Entries of the audit log are only ever added in the contracts; this database cannot refuse a change by itself, so give the server no right to update or delete them.'
    : ''
  return [`The tables of ${databases[found.id].name} stand in \`backend/database\`.${apply}${audit}`]
}

function structure(plan: GenerationPlan): string {
  const { chosen, documents, folders, features } = plan.adapter
  const script = (path: string): string => pathIn(path, plan.site.typescript)
  const entries = [
    `\`${documents.site}\`: the words of the site and the facts of the business, and the choices that its code reads. The next build brings what you change there to every page, to their heads and to the manifest`,
    `\`${documents.choices}\`: the other choices that were made in Sitewright; nothing here reads it. Together with \`${documents.site}\`, or in the zip of the project, it opens the project there again`,
    `\`${chosen.styles}\` and \`${script(chosen.code)}\`: the choices that are code: layout and typeface, the delivery of messages, services and their variables. Layout and typeface are named in the first lines of \`${documents.page}\` too, which loads the fonts ahead`,
    `\`${documents.theme}\`: its colours. Change \`--brand\` there, and every colour that is derived from it follows in the next build, light and dark, with text that can be read (\`${script('site-build/theme.ts')}\`). \`${documents.customCss}\`: your own rules`,
    `Pictures of the name, ${pictures(plan)}: drawn in Sitewright. After a change of name or colours, open the project there and take the new ones, or replace them`,
    `\`${folders.features}\`: one folder for each feature; \`${script(features.path)}\` lists them, and so does \`selectedFeatures\` in \`${documents.site}\`. Paths, titles and the navigation: \`${folders.domain}/features\` and, for the pages that every site has, \`${script(`${folders.domain}/pages.ts`)}\``,
    `\`${folders.pages}\` and \`${folders.ui}\`: pages and parts; \`${folders.domain}\`: rules without a framework; \`${folders.browser}\`: what they need of the browser`,
    `\`${folders.styles}\`: the design`,
    `\`${folders.public}\`: files that are served as they are. Pages, where there is something to show on them: ${plan.pages.map((id) => pages[id].path).join(' ')}`
  ]
  const { budgets, vitals } = limits
  return `${bullets(entries)}\n\nThe site aims at ${vitals.lcpSeconds} s to the largest paint, ${vitals.inpMs} ms to react, a shift of at most ${vitals.cls}, ${budgets.javascriptKB} KB of JavaScript and ${budgets.cssKB} KB of CSS, compressed.`
}

function licences({ adapter, font }: GenerationPlan): string {
  return `The code of this project is yours. The typeface ${fonts[font].name} and its companions come under their own licences, which lie beside the files in \`${adapter.folders.public}/fonts\`.`
}

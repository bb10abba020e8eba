import type { MessageWayId } from '@sitewright/catalog'
import { file, type File } from '@sitewright/project'
import { filesIn, pathIn } from './language-variant.ts'
import type { GenerationPlan } from './generation-plan.ts'
import { asksServer } from './messages.ts'
import { servicesOf, variablesOf } from './services.ts'
import { typefacesOf } from './typefaces.ts'

/** Prints the glue of a project: the list of its features, and what else was chosen (design §3). */
export function printGlue(plan: GenerationPlan): File[] {
  return [featureList(plan), chosenStyles(plan), chosenCode(plan), ...environmentCode(plan)]
}

/** A statement of glue, and the imports that it needs. */
interface Statement {
  imports: readonly string[]
  /** With a comment above it. */
  text: string
}

function featureList(plan: GenerationPlan): File {
  const { path, folder, contract } = plan.adapter.features
  // Third-party services are part of the site as a feature is, with consent and what privacy has to say of them.
  const ids = [...plan.features, ...(servicesOf(plan).size > 0 ? ['external-services'] : [])]
  const modules = ids.flatMap((id) => {
    const module = moduleAt(plan, `${folder}/${id}`) ?? moduleAt(plan, `${folder}/${id}/index`)
    return module === undefined ? [] : { id, module }
  })
  const list = moduleList(plan, {
    path,
    contract,
    type: 'Feature',
    name: 'features',
    about: 'The features of this site. A feature that is not listed here is not part of it.',
    modules
  })
  return script(plan, path, [list])
}

/** One import a choice. Typefaces come before the layout, which is set in them. */
function chosenStyles(plan: GenerationPlan): File {
  const { chosen, folders } = plan.adapter
  const [face, ...more] = typefacesOf(plan).map(({ sheets }) => sheets.map((name) => `fonts/${name}`))
  const { customization, content } = plan.site
  const { opening } = content.art
  const screens = opening === 'beside' ? [] : [`openings/${opening}`]
  const names = [...(face ?? []), `layouts/${customization.layout}`, ...screens, ...more.flat()]
  const imports = names.map(
    (name) => `@import '${relative(chosen.styles, `${folders.styles}/${name}.css`)}';\n`
  )
  return file(chosen.styles, `/* The typeface and the layout that were chosen. */\n${imports.join('')}`)
}

/** The export of `browser/backends.ts` for each way that messages go. */
const deliveries: Readonly<Record<MessageWayId, string>> = {
  call: 'callOnly',
  form: 'postToFormService',
  function: 'postToFunction',
  netlify: 'postToNetlify',
  php: 'postToPhp',
  server: 'sendToServer'
}

function chosenCode(plan: GenerationPlan): File {
  const { adapter, site } = plan
  const { browser, domain } = adapter.folders
  const backend = asksServer(plan) ? 'createRestBackend' : 'createSimulatedBackend'
  const sheet = adapter.chosen.styles.split('/').at(-1)
  const pick = (about: string, name: string, as: string, module: string): Statement => ({
    imports: [],
    text: `/** ${about} */\nexport { ${name} as ${as} } from '${pathIn(relative(adapter.chosen.code, module), site.typescript)}'`
  })
  return script(plan, adapter.chosen.code, [
    pick(
      'The backend, which answers the calls of the pages.',
      backend,
      'createBackend',
      `${browser}/backends.ts`
    ),
    pick(
      'How messages and requests for dates are delivered.',
      deliveries[site.deployment.messages.way],
      'deliver',
      `${browser}/backends.ts`
    ),
    pick(
      `What the markup has to know of the layout, whose style sheet ${sheet} imports.`,
      site.customization.layout,
      'layout',
      `${domain}/looks.ts`
    ),
    ...(servicesOf(plan).size > 0 ? [serviceList(plan)] : []),
    variableTable(plan)
  ])
}

function serviceList(plan: GenerationPlan): Statement {
  const folder = `${plan.adapter.folders.browser}/services`
  return moduleList(plan, {
    path: plan.adapter.chosen.code,
    contract: `${folder}/service.ts`,
    type: 'Service',
    name: 'services',
    about: 'The analytics and error monitoring services, which start once their variables are set.',
    modules: [...servicesOf(plan).keys()].map((id) => ({
      id,
      module: moduleAt(plan, `${folder}/${id}`) ?? `${folder}/${id}.ts`
    }))
  })
}

/** The environment variables, each read by its whole name: a bundler then puts no other one into the scripts. */
function variableTable(plan: GenerationPlan): Statement {
  const { chosen, environment, readVariable } = plan.adapter
  const lines = variablesOf(plan)
    .map(({ name }) => `  ${name}: ${readVariable(name)}`)
    .join(',\n')
  const type = plan.site.typescript ? ': Readonly<Record<string, string | undefined>>' : ''
  const about = 'The environment variables of the build that the site reads.'
  const table = lines === '' ? '{}' : `{\n${lines}\n}`
  const module = environment && pathIn(relative(chosen.code, environment.path), plan.site.typescript)
  return {
    imports: module === undefined || lines === '' ? [] : [`import { environment } from '${module}'`],
    text: `/** ${about} */\nexport const variables${type} = ${table}`
  }
}

/** The variables of the build as a module, where an adapter has one. The build fills them. */
function environmentCode(plan: GenerationPlan): File[] {
  const { environment } = plan.adapter
  if (environment === undefined) return []
  const members = [
    ...environment.flags.map(({ name, about }) => `  /** ${about} */\n  ${name}: false`),
    ...variablesOf(plan).map(({ name }) => `  ${name}: ''`)
  ]
  const text = `/** ${environment.about} */\nexport const environment = {\n${members.join(',\n')}\n}`
  return [script(plan, environment.path, [{ imports: [], text }])]
}

/**
 * The style sheet that imports those of a project, where an adapter has one: those among `paths`, what was chosen, and the
 * owner's own rules.
 */
export function printSheetList({ adapter }: GenerationPlan, paths: readonly string[]): File[] {
  const { chosen, documents, sheets } = adapter
  if (sheets === undefined) return []
  const { first, path } = sheets
  const shared = [...new Set(paths)].filter((each) => each.endsWith('.css') && each !== chosen.styles)
  const depth = (each: string): number => each.split('/').length
  const sorted = shared.toSorted(
    (a, b) => Number(b === first) - Number(a === first) || depth(a) - depth(b) || (a < b ? -1 : 1)
  )
  const imports = [...sorted, documents.theme, chosen.styles, documents.customCss].map(
    (each) => `@import '${relative(path, each)}';\n`
  )
  const about =
    'The style sheets of the site. Their rules are in layers, so that their order decides nothing between these.'
  return [file(path, `/* ${about} */\n${imports.join('')}`)]
}

/** A file of glue: imports first, then its statements. */
function script(plan: GenerationPlan, path: string, statements: readonly Statement[]): File {
  const imports = statements.flatMap((statement) => statement.imports).join('\n')
  const parts = [imports, ...statements.map(({ text }) => text)].filter((part) => part !== '')
  return file(pathIn(path, plan.site.typescript), `${parts.join('\n\n')}\n`)
}

interface ModuleList {
  path: string
  contract: string
  type: string
  name: string
  about: string
  modules: readonly { id: string; module: string }[]
}

/** A list of modules, each imported by name, sorted by id. */
function moduleList(
  plan: GenerationPlan,
  { path, contract, type, name, about, modules }: ModuleList
): Statement {
  const { typescript } = plan.site
  const sorted = [...modules].sort((a, b) => (a.id < b.id ? -1 : 1))
  const head = `export const ${name}${typescript ? `: readonly ${type}[]` : ''} = `
  const items = printList(
    sorted.map(({ id }) => toConstant(id)),
    head.length
  )
  return {
    imports: [
      ...(typescript ? [`import type { ${type} } from '${relative(path, contract)}'`] : []),
      ...sorted.map(({ id, module }) => `import { ${toConstant(id)} } from '${relative(path, module)}'`)
    ],
    text: `/** ${about} */\n${head}${items}`
  }
}

/** On one line where it fits into the formatter's print width, else one a line. */
function printList(items: readonly string[], before: number): string {
  const line = `[${items.join(', ')}]`
  return before + line.length <= 110 ? line : `[\n${items.map((item) => `  ${item}`).join(',\n')}\n]`
}

/** Finds the file of a module, whatever its extension. */
function moduleAt(plan: GenerationPlan, base: string): string | undefined {
  const files = filesIn(plan.template, plan.site.typescript)
  return plan.adapter.moduleEndings.map((ending) => base + ending).find((path) => files.has(path))
}

/** Camel case: the feature contact-form is exported as contactForm. */
function toConstant(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** The relative import specifier from one file to another. */
function relative(from: string, to: string): string {
  const here = from.split('/').slice(0, -1)
  const there = to.split('/')
  let shared = 0
  while (shared < here.length && here[shared] === there[shared]) shared += 1
  const up = here.length - shared
  return `${up === 0 ? './' : '../'.repeat(up)}${there.slice(shared).join('/')}`
}

import { file, type File } from '@sitewright/project'
import { filesIn, pathIn } from './language-variant.ts'
import type { Choice } from './adapters/adapter.ts'
import type { GenerationPlan } from './generation-plan.ts'
import { asksServer } from './messages.ts'
import { servicesOf, variablesOf } from './services.ts'

/** Prints the glue of a project: the list of its features, and one re-export for each choice (design §3). */
export function printGlue(plan: GenerationPlan): File[] {
  const { choices } = plan.adapter
  return [
    featureList(plan),
    serviceList(plan),
    variableTable(plan),
    choice(plan, choices.layout, plan.site.customization.layout),
    choice(plan, choices.font, plan.font),
    choice(plan, choices.script, writingSystem(plan)),
    choice(plan, choices.backend, asksServer(plan) ? 'rest' : 'simulated'),
    choice(plan, choices.delivery, plan.site.deployment.messages.way)
  ]
}

/** The script that the languages of a site need and the fonts lack. */
function writingSystem({ site }: GenerationPlan): 'arabic' | 'latin' {
  const { language, ownLanguage } = site.content
  const languages = [language, ownLanguage?.language ?? language]
  return languages.some((each) => /^(?:ar|fa|ur)\b/i.test(each)) ? 'arabic' : 'latin'
}

function featureList(plan: GenerationPlan): File {
  const { path, folder, contract } = plan.adapter.features
  const ids = plan.features.filter((id) => moduleAt(plan, `${folder}/${id}/index`) !== undefined)
  return list(plan, {
    path,
    contract,
    type: 'Feature',
    name: 'features',
    about: 'The features of this site. A feature that is not listed here is not part of it.',
    modules: ids.map((id) => ({ id, module: `${folder}/${id}/index` }))
  })
}

function serviceList(plan: GenerationPlan): File {
  const { path, folder, contract } = plan.adapter.services
  return list(plan, {
    path,
    contract,
    type: 'Service',
    name: 'services',
    about: 'The analytics and error monitoring services, which start once their variables are set.',
    modules: [...servicesOf(plan).keys()].map((id) => ({ id, module: `${folder}/${id}` }))
  })
}

/** The environment variables, each read by its whole name: a bundler then puts no other one into the scripts. */
function variableTable(plan: GenerationPlan): File {
  const { path, read } = plan.adapter.variables
  const { typescript } = plan.site
  const lines = variablesOf(plan)
    .map(({ name }) => `  ${name}: ${read(plan.adapter.variable(name))}`)
    .join(',\n')
  const type = typescript ? ': Readonly<Record<string, unknown>>' : ''
  const about = 'The environment variables of the build that the site reads.'
  const table = lines === '' ? '{}' : `{\n${lines}\n}`
  return file(pathIn(path, typescript), `/** ${about} */\nexport const variables${type} = ${table}\n`)
}

interface List {
  path: string
  contract: string
  type: string
  name: string
  about: string
  modules: readonly { id: string; module: string }[]
}

/** A list of modules, each imported by name, sorted by id. */
function list(plan: GenerationPlan, { path, contract, type, name, about, modules }: List): File {
  const { typescript } = plan.site
  const sorted = [...modules].sort((a, b) => (a.id < b.id ? -1 : 1))
  const head = `export const ${name}${typescript ? `: readonly ${type}[]` : ''} = `
  const lines = [
    ...(typescript ? [`import type { ${type} } from '${relative(path, contract)}'`] : []),
    ...sorted.map(
      ({ id, module }) =>
        `import { ${toConstant(id)} } from '${relative(path, moduleAt(plan, module) ?? module)}'`
    ),
    '',
    `/** ${about} */`,
    head +
      printList(
        sorted.map(({ id }) => toConstant(id)),
        head.length
      )
  ]
  return file(pathIn(path, typescript), `${lines.join('\n').trimStart()}\n`)
}

/** On one line where it fits into the formatter's print width, else one a line. */
function printList(items: readonly string[], before: number): string {
  const line = `[${items.join(', ')}]`
  return before + line.length <= 110 ? line : `[\n${items.map((item) => `  ${item}`).join(',\n')}\n]`
}

function choice(plan: GenerationPlan, { path, from, as, exported }: Choice, picked: string): File {
  const module = moduleAt(plan, `${from}/${picked}`) ?? `${from}/${picked}.ts`
  const name = exported ?? toConstant(picked)
  const renamed = name === as ? name : `${name} as ${as}`
  return file(pathIn(path, plan.site.typescript), `export { ${renamed} } from '${relative(path, module)}'\n`)
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

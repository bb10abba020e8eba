import { featureSimulations, type FeatureId } from '@sitewright/catalog'
import { dirname, file, type File } from '@sitewright/project'
import type { GenerationPlan } from '../../generation-plan.ts'
import { printGlue } from '../../glue.ts'
import { pathIn } from '../../language-variant.ts'
import { asksServer } from '../../messages.ts'
import { printRecipe, type Recipe, type RecipeKit, type Step } from './recipe.ts'

/** Prints docs/recipes.md: changes of the code, step by step, for the developer who takes the project over. */
export function recipesDocument(plan: GenerationPlan): File {
  const head = [
    '# Recipes',
    'Changes that most sites need one day, each with every place that it touches. `npm run check` says whether one was done right. Names, words and addresses are examples. Why the code is as it is: [decisions.md](decisions.md).'
  ]
  return file('docs/recipes.md', `${[...head, ...recipesOf(plan).map(printRecipe)].join('\n\n')}\n`)
}

/** The recipes of a project: only those of what it holds. */
function recipesOf(plan: GenerationPlan): Recipe[] {
  return [
    ...plan.adapter.recipes(recipeKit(plan)),
    ...(plan.features.some(asksBackend) ? [backendRecipe(plan)] : []),
    scriptRecipe(plan),
    languageRecipe(plan)
  ]
}

/** What the recipes of a framework are written with, for this project. */
function recipeKit(plan: GenerationPlan): RecipeKit {
  const { features, site } = plan
  const hasForm = features.includes('contact-form') && site.deployment.messages.way !== 'call'
  return {
    typescript: site.typescript,
    folders: plan.adapter.folders,
    typed: (text) => typed(plan, text),
    named: (path) => named(plan, path),
    listed: (name) => listed(plan, name),
    contactField: (control, required) => (hasForm ? [fieldRecipe(plan, control, required)] : [])
  }
}

const typed = (plan: GenerationPlan, text: string): string => (plan.site.typescript ? text : '')

/** The recipe of a field of the contact form; `control` holds the lines that change in its view. */
function fieldRecipe(plan: GenerationPlan, control: readonly string[], required = 'required'): Recipe {
  const form = pathIn(plan.adapter.contactForm, plan.site.typescript)
  return {
    title: 'A field of the contact form',
    about:
      'An entry in the list of fields, and its control. What is checked, kept as a draft, posted and mailed, and what the privacy page says, follow from the entry.',
    steps: [
      {
        kind: 'lines',
        path: named(plan, `${plan.adapter.folders.domain}/contact.ts`),
        diff: [
          "   subject: { label: contactMessages.subject, asks: 'a subject', rules: [line] },",
          "+  company: { label: 'Company', asks: 'your company', rules: [line] },"
        ]
      },
      {
        kind: 'lines',
        path: form,
        diff: control
      }
    ],
    notes: [
      ...(plan.features.includes('booking')
        ? [
            `Fields of a booking are a list as well, \`${named(plan, `${plan.adapter.folders.domain}/booking.ts`)}\`, with their controls in \`${named(plan, plan.adapter.bookingForm)}\`.`
          ]
        : []),
      `A field that has to be filled in: \`rules: [required(formMessages.missing('your company')), line]\`, and \`${required}\` at its control.`
    ]
  }
}

/** True where the owner's own backend answers calls of a feature. */
function asksBackend(id: FeatureId): boolean {
  return id === 'contact-form' || id === 'booking' || featureSimulations[id] !== 'real'
}

function backendRecipe(plan: GenerationPlan): Recipe {
  const { features } = plan
  const chosen = asksServer(plan) ? 'createRestBackend' : 'createSimulatedBackend'
  const books = features.includes('booking')
  const call = books
    ? [
        '  async book(request) {',
        "    const answer = await fetch('https://api.example.com/bookings', {",
        "      method: 'POST',",
        "      headers: { 'Content-Type': 'application/json' },",
        '      body: JSON.stringify(request)',
        '    }).catch(() => undefined)',
        "    if (!answer?.ok) return { ok: false, code: answer ? 'failed' : 'unreachable' }",
        "    return { ok: true, value: { ...request, id: await answer.text(), delivery: 'sent', confirmed: true } }",
        '  }'
      ]
    : [
        '  async sendContact(message) {',
        "    const answer = await fetch('https://api.example.com/messages', {",
        "      method: 'POST',",
        "      headers: { 'Content-Type': 'application/json' },",
        '      body: JSON.stringify(message)',
        '    }).catch(() => undefined)',
        "    if (!answer?.ok) return { ok: false, code: answer ? 'failed' : 'unreachable' }",
        "    return { ok: true, value: { id: await answer.text(), delivery: 'sent' } }",
        '  }'
      ]
  return {
    title: books ? 'A backend of your own for bookings' : 'A backend of your own',
    about:
      'Calls that you write are made as you write them, in development too; each one that you leave out goes the way that was chosen.',
    steps: [
      {
        kind: 'whole',
        path: beside(plan, plan.adapter.chosen.code, 'own-backend.ts'),
        code: [
          `import { ${chosen} } from '${named(plan, './browser/backends.ts')}'`,
          '',
          `export const createBackend${typed(plan, `: typeof ${chosen}`)} = (parts) => ({`,
          `  ...${chosen}(parts),`,
          ...call,
          '})'
        ].join('\n')
      },
      {
        kind: 'lines',
        path: named(plan, plan.adapter.chosen.code),
        diff: [
          `-export { ${chosen} as createBackend } from '${named(plan, './browser/backends.ts')}'`,
          `+export { createBackend } from '${named(plan, './own-backend.ts')}'`
        ]
      },
      allowed(plan, 'connect-src', 'https://api.example.com')
    ],
    notes: [
      `Messages (\`sendContact\`) and dates (\`book\`, with \`cancelBooking\`, \`bookings\` and \`takenTimes\`) are apart.${typed(plan, ` All calls stand in \`${plan.adapter.folders.domain}/backend/port.ts\`.`)}`,
      ...(books
        ? [
            '`confirmed: true` tells the visitor that the appointment is booked, `false` that it is a request.'
          ]
        : []),
      'The last change lets pages call the server: the Content Security Policy names every address that they may.',
      ...published(plan)
    ]
  }
}

/** The features that a launch build includes once their calls are written; the site's server answers the others. */
function published({ features }: GenerationPlan): string[] {
  const named = features.flatMap((id) => {
    const simulation = featureSimulations[id]
    if (simulation === 'real' || simulation.calls.length === 0) return []
    return [`${id} (${simulation.calls.map((call) => `\`${call}\``).join(', ')})`]
  })
  if (named.length === 0) return []
  return [
    `A launch build includes another simulated feature once all of its calls are written: ${named.join('; ')}. No text says then that it is a demonstration.`
  ]
}

function scriptRecipe(plan: GenerationPlan): Recipe {
  const { documents } = plan.adapter
  return {
    title: 'A script of somebody else',
    about: `A module loads it, and the policy of the pages names where it comes from and whom it calls. It is not written into \`${documents.page}\`: pages ask no other server for anything before their own code runs, and a test holds that.`,
    steps: [
      ...startSteps(plan, [
        "const script = document.createElement('script')",
        "script.src = 'https://widget.example.com/widget.js'",
        'document.head.append(script)'
      ]),
      allowed(plan, 'script-src', 'https://widget.example.com'),
      allowed(plan, 'connect-src', 'https://widget.example.com')
    ],
    notes: [
      'Where the law asks for consent, load it after the visitor agreed, and say so on the privacy page.'
    ]
  }
}

/** The steps that have the browser run some lines once the site starts. */
function startSteps(plan: GenerationPlan, lines: readonly string[]): Step[] {
  const { entry, startModule } = plan.adapter
  const { startAfter = `import { site } from '${named(plan, './site.ts')}'` } = plan.adapter
  const code = lines.join('\n')
  if (startModule !== undefined) return [{ kind: 'whole', path: named(plan, startModule), code }]
  return [
    { kind: 'whole', path: beside(plan, entry, 'widget.ts'), code },
    {
      kind: 'lines',
      path: named(plan, entry),
      diff: [` ${startAfter}`, `+import '${named(plan, './widget.ts')}'`]
    }
  ]
}

function languageRecipe(plan: GenerationPlan): Recipe {
  const { language } = plan.site.content
  const other = language === 'de' ? 'fr' : 'de'
  const { documents, folders } = plan.adapter
  const messages = named(plan, `${folders.domain}/messages.ts`)
  return {
    title: 'The interface in another language',
    about: `The words of the interface stand in \`${messages}\`, those of a feature in its file of \`${folders.domain}/features\`, titles of the other pages in \`${named(plan, `${folders.domain}/pages.ts`)}\`; those of the business stand in \`${documents.site}\`, with the language of the interface.`,
    steps: [
      {
        kind: 'lines',
        path: messages,
        diff: ["-  home: 'Home',", `+  home: '${other === 'de' ? 'Startseite' : 'Accueil'}',`]
      },
      { kind: 'text', path: documents.site, from: `"language": "${language}"`, to: `"language": "${other}"` }
    ],
    notes: [
      'Dates, numbers and names of days follow the language. For a language that is written from right to left, `"direction"` becomes `"rtl"`.',
      'A test that quotes a word changes with the word.'
    ]
  }
}

/** The name of a module as an import writes it. */
function named(plan: GenerationPlan, path: string): string {
  return pathIn(path, plan.site.typescript)
}

/** The path of a script beside another one. */
function beside(plan: GenerationPlan, path: string, name: string): string {
  return named(plan, `${dirname(path)}/${name}`)
}

/** The steps that add a feature to the list of features, as that is printed for the project. */
function listed(plan: GenerationPlan, name: string): Step[] {
  const path = pathIn(plan.adapter.features.path, plan.site.typescript)
  const lines = String(printGlue(plan).find((glue) => glue.path === path)?.content).split('\n')
  const list = lines.find((line) => line.startsWith('export const features')) ?? ''
  const imported = [
    `+import { ${name} } from './${name}/index.${plan.site.typescript ? 'ts' : 'js'}'`,
    ` ${lines[0]}`
  ]
  if (list.endsWith('['))
    return [{ kind: 'lines', path, diff: [...imported, '@@', ` ${list}`, `+  ${name},`] }]
  const start = list.slice('export const '.length, list.indexOf('= [') + 3)
  const more = list.endsWith('[]') ? '' : ', '
  return [
    { kind: 'lines', path, diff: imported },
    { kind: 'text', path, from: start, to: `${start}${name}${more}` }
  ]
}

/** The step that lets pages use another server. */
function allowed({ adapter }: GenerationPlan, directive: string, origin: string): Step {
  const from = `"${directive}": "'self'`
  return { kind: 'text', path: adapter.documents.policy, from, to: `${from} ${origin}` }
}

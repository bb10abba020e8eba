import { featureSimulations, type FeatureId } from '@sitewright/catalog'
import { file, type File } from '@sitewright/project'
import type { GenerationPlan } from '../../generation-plan.ts'
import { printGlue } from '../../glue.ts'
import { pathIn } from '../../language-variant.ts'
import { asksServer } from '../../messages.ts'
import { printRecipe, type Recipe, type Step } from './recipe.ts'

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
  const { features, site } = plan
  const hasForm = features.includes('contact-form') && site.deployment.messages.way !== 'call'
  return [
    pageRecipe(plan),
    sectionRecipe(plan),
    ...(hasForm ? [fieldRecipe(plan)] : []),
    ...(features.some(asksBackend) ? [backendRecipe(plan)] : []),
    scriptRecipe(plan),
    languageRecipe(plan)
  ]
}

const typed = (plan: GenerationPlan, text: string): string => (plan.site.typescript ? text : '')

function pageRecipe(plan: GenerationPlan): Recipe {
  const path = (name: string): string => pathIn(`src/features/prices/${name}`, plan.site.typescript)
  return {
    title: 'A page',
    about:
      'A page is a feature of its own: one folder, which says its address, its title and its place in the menu. Links, sitemap, search engines and the service worker learn of it from there.',
    steps: [
      {
        kind: 'whole',
        path: path('page.tsx'),
        code: [
          `import { PageBody, PageHead } from '${named(plan, '../../ui/page-head.tsx')}'`,
          '',
          'export function Page() {',
          '  return (',
          '    <>',
          '      <PageHead title="Prices" lede="What it costs, before you ask." />',
          '      <PageBody>',
          '        <p>A first visit is free.</p>',
          '      </PageBody>',
          '    </>',
          '  )',
          '}'
        ].join('\n')
      },
      {
        kind: 'whole',
        path: path('index.ts'),
        code: [
          ...featureImport(plan),
          `export const prices${typed(plan, ': Feature')} = {`,
          "  id: 'prices',",
          "  routes: [{ page: 'prices', path: '/prices', title: 'Prices' }],",
          "  nav: [{ page: 'prices', label: 'Prices', icon: 'list', order: 15 }],",
          `  load: { prices: () => import('${named(plan, './page.tsx')}') }`,
          '}'
        ].join('\n')
      },
      ...listed(plan, 'prices')
    ],
    notes: [
      `\`order\` is the place in the menu, the lowest first. \`icon\` is a name in \`${pathIn('src/domain/icons.ts', plan.site.typescript)}\`.`,
      `Words that the owner edits belong into \`src/site.json\`: \`useContent()\` of \`${named(plan, 'src/ui/site-context.tsx')}\` reads \`content\`${typed(plan, ', whose type stands in `src/domain/site.ts`. Make what you add there optional (`prices?:`): tests have sites without it')}.`
    ]
  }
}

function sectionRecipe(plan: GenerationPlan): Recipe {
  const path = (name: string): string => pathIn(`src/features/visit/${name}`, plan.site.typescript)
  return {
    title: 'A section of the home page',
    about:
      'A feature shows itself on pages of others by slots. `home` is one; the home page has it whether there is much to say or little.',
    steps: [
      {
        kind: 'whole',
        path: path('visit.tsx'),
        code: [
          `import { Section } from '${named(plan, '../../ui/section.tsx')}'`,
          `import { useSite } from '${named(plan, '../../ui/site-context.tsx')}'`,
          '',
          'export function Visit() {',
          '  const { businessName } = useSite().businessInfo',
          '  return (',
          '    <Section title="Come and see us">',
          '      <p>The door of {businessName} is open.</p>',
          '    </Section>',
          '  )',
          '}'
        ].join('\n')
      },
      {
        kind: 'whole',
        path: path('index.ts'),
        code: [
          ...(plan.site.typescript ? ["import type { Feature } from '../../feature.ts'"] : []),
          `import { Visit } from '${named(plan, './visit.tsx')}'`,
          '',
          `export const visit${typed(plan, ': Feature')} = {`,
          "  id: 'visit',",
          '  slots: { home: { order: 50 } },',
          '  components: { home: Visit }',
          '}'
        ].join('\n')
      },
      ...listed(plan, 'visit')
    ],
    notes: [
      ...(plan.site.typescript ? ['All slots stand in `src/domain/feature.ts`.'] : []),
      `A section of what the owner writes, such as services, stands in \`${named(plan, 'src/pages/home.tsx')}\`; a site with little content shows \`${named(plan, 'src/pages/thin/home.tsx')}\` in its place.`
    ]
  }
}

function fieldRecipe(plan: GenerationPlan): Recipe {
  const form = pathIn(plan.adapter.contactForm, plan.site.typescript)
  return {
    title: 'A field of the contact form',
    about:
      'An entry in the list of fields, and its control. What is checked, kept as a draft, posted and mailed, and what the privacy page says, follow from the entry.',
    steps: [
      {
        kind: 'lines',
        path: pathIn('src/domain/contact.ts', plan.site.typescript),
        diff: [
          "   subject: { label: contactMessages.subject, asks: 'a subject', rules: [line] },",
          "+  company: { label: 'Company', asks: 'your company', rules: [line] },"
        ]
      },
      {
        kind: 'lines',
        path: form,
        diff: [
          "       <Field {...field('subject')} label={contactMessages.subject} />",
          '+      <Field {...field(\'company\')} label="Company" autoComplete="organization" />'
        ]
      }
    ],
    notes: [
      ...(plan.features.includes('booking')
        ? [
            `Fields of a booking are a list as well, \`${named(plan, 'src/domain/booking.ts')}\`, with their controls in \`${named(plan, plan.adapter.bookingForm)}\`.`
          ]
        : []),
      "A field that has to be filled in: `rules: [required(formMessages.missing('your company')), line]`, and `required` at its control."
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
        path: named(plan, 'src/own-backend.ts'),
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
      `Messages (\`sendContact\`) and dates (\`book\`, with \`cancelBooking\`, \`bookings\` and \`takenTimes\`) are apart.${typed(plan, ' All calls stand in `src/domain/backend/port.ts`.')}`,
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
  return {
    title: 'A script of somebody else',
    about:
      'A module loads it, and the policy of the pages names where it comes from and whom it calls. It is not written into `index.html`: pages ask no other server for anything before their own code runs, and a test holds that.',
    steps: [
      {
        kind: 'whole',
        path: pathIn('src/widget.ts', plan.site.typescript),
        code: [
          "const script = document.createElement('script')",
          "script.src = 'https://widget.example.com/widget.js'",
          'document.head.append(script)'
        ].join('\n')
      },
      {
        kind: 'lines',
        path: pathIn('src/main.tsx', plan.site.typescript),
        diff: [
          ` import { site } from '${named(plan, './site.ts')}'`,
          `+import '${named(plan, './widget.ts')}'`
        ]
      },
      allowed(plan, 'script-src', 'https://widget.example.com'),
      allowed(plan, 'connect-src', 'https://widget.example.com')
    ],
    notes: [
      'Where the law asks for consent, load it after the visitor agreed, and say so on the privacy page.'
    ]
  }
}

function languageRecipe(plan: GenerationPlan): Recipe {
  const { language } = plan.site.content
  const other = language === 'de' ? 'fr' : 'de'
  return {
    title: 'The interface in another language',
    about: `The words of the interface stand in \`${named(plan, 'src/domain/messages.ts')}\`, those of a feature in its file of \`src/domain/features\`, titles of the other pages in \`${named(plan, 'src/domain/pages.ts')}\`; those of the business stand in \`src/site.json\`, with the language of the interface.`,
    steps: [
      {
        kind: 'lines',
        path: pathIn('src/domain/messages.ts', plan.site.typescript),
        diff: ["-  home: 'Home',", `+  home: '${other === 'de' ? 'Startseite' : 'Accueil'}',`]
      },
      { kind: 'text', path: 'src/site.json', from: `"language": "${language}"`, to: `"language": "${other}"` }
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

function featureImport(plan: GenerationPlan): string[] {
  return plan.site.typescript ? ["import type { Feature } from '../../feature.ts'", ''] : []
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

import type { Decision } from '../printers/docs/decisions.ts'
import type { Recipe, RecipeKit } from '../printers/docs/recipe.ts'

/** The recipes of React projects that write views. */
export function reactRecipes(kit: RecipeKit): readonly Recipe[] {
  return [pageRecipe(kit), sectionRecipe(kit), ...kit.contactField(control)]
}

/** Why the code of React's projects is as it is, where that is a matter of React. */
export function reactDecisions(name: (path: string) => string): readonly Decision[] {
  return [
    [
      'A router without loaders',
      `Pages ask the backend themselves, so that React Router is used without its data router, which would be 18 KB more on every page. ${name('src/app/routes.tsx')} is the table, each page arrives with its first visit, and ${name('src/browser/scroll.ts')} remembers how far each page was scrolled.`
    ]
  ]
}

const contract = "import type { Feature } from '../../feature.ts'"

/** The lines of the contact form that change for a field more. */
const control = [
  "       <Field {...field('subject')} label={contactMessages.subject} />",
  '+      <Field {...field(\'company\')} label="Company" autoComplete="organization" />'
]

function pageRecipe({ typescript, typed, named, listed }: RecipeKit): Recipe {
  const path = (name: string): string => named(`src/features/prices/${name}`)
  return {
    title: 'A page',
    about:
      'A page is a feature of its own: one folder, which says its address, its title and its place in the menu. Links, sitemap, search engines and the service worker learn of it from there.',
    steps: [
      {
        kind: 'whole',
        path: path('page.tsx'),
        code: [
          `import { PageBody, PageHead } from '${named('../../ui/page-head.tsx')}'`,
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
          ...(typescript ? [contract, ''] : []),
          `export const prices${typed(': Feature')} = {`,
          "  id: 'prices',",
          "  routes: [{ page: 'prices', path: '/prices', title: 'Prices' }],",
          "  nav: [{ page: 'prices', label: 'Prices', icon: 'list', order: 15 }],",
          `  load: { prices: () => import('${named('./page.tsx')}') }`,
          '}'
        ].join('\n')
      },
      ...listed('prices')
    ],
    notes: [
      'What search engines say of the page is its title and what they say of the site; a `description` beside the title says it in other words.',
      `\`order\` is the place in the menu, the lowest first. \`icon\` is a name in \`${named('src/domain/looks.ts')}\`.`,
      `Words that the owner edits belong into \`src/site.json\`: \`useContent()\` of \`${named('src/ui/site-context.tsx')}\` reads \`content\`${typed(', whose type stands in `src/domain/site.ts`. Make what you add there optional (`prices?:`): tests have sites without it')}.`
    ]
  }
}

function sectionRecipe({ typescript, typed, named, listed }: RecipeKit): Recipe {
  const path = (name: string): string => named(`src/features/visit/${name}`)
  return {
    title: 'A section of the home page',
    about:
      'A feature shows itself on pages of others by slots. `home` is one; the home page has it whether there is much to say or little.',
    steps: [
      {
        kind: 'whole',
        path: path('visit.tsx'),
        code: [
          `import { Section } from '${named('../../ui/section.tsx')}'`,
          `import { useSite } from '${named('../../ui/site-context.tsx')}'`,
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
          ...(typescript ? [contract] : []),
          `import { Visit } from '${named('./visit.tsx')}'`,
          '',
          `export const visit${typed(': Feature')} = {`,
          "  id: 'visit',",
          '  slots: { home: { order: 50 } },',
          '  components: { home: Visit }',
          '}'
        ].join('\n')
      },
      ...listed('visit')
    ],
    notes: [
      ...(typescript ? ['All slots stand in `src/domain/pages.ts`.'] : []),
      `A section of what the owner writes, such as services, stands in \`${named('src/pages/home.tsx')}\`; a site with little content shows \`${named('src/pages/thin/home.tsx')}\` in its place.`
    ]
  }
}

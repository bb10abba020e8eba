import type { Decision } from '../printers/docs/decisions.ts'
import type { Recipe, RecipeKit } from '../printers/docs/recipe.ts'
import { pageRecipe, sectionRecipe } from './view-recipes.ts'

/** The recipes of React projects that write views. */
export function reactRecipes(kit: RecipeKit): readonly Recipe[] {
  return [pageRecipe(kit, page(kit)), sectionRecipe(kit, section(kit)), ...kit.contactField(control)]
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

/** The lines of the contact form that change for a field more. */
const control = [
  "       <Field {...field('subject')} label={contactMessages.subject} />",
  '+      <Field {...field(\'company\')} label="Company" autoComplete="organization" />'
]

function page({ named }: RecipeKit) {
  return {
    name: 'page.tsx',
    reader: 'useContent()',
    content: 'src/ui/site-context.tsx',
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
    ]
  }
}

function section({ named }: RecipeKit) {
  return {
    name: 'visit.tsx',
    imported: `import { Visit } from '${named('./visit.tsx')}'`,
    component: 'Visit',
    home: 'src/pages/home.tsx',
    thinHome: 'src/pages/thin/home.tsx',
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
    ]
  }
}

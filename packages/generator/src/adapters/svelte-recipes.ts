import type { Decision } from '../printers/docs/decisions.ts'
import type { Recipe, RecipeKit } from '../printers/docs/recipe.ts'
import { pageRecipe, sectionRecipe } from './view-recipes.ts'

/** The recipes of Svelte projects that write views. */
export function svelteRecipes(kit: RecipeKit): readonly Recipe[] {
  return [pageRecipe(kit, page(kit)), sectionRecipe(kit, section(kit)), ...kit.contactField(control)]
}

/** Why the code of Svelte's projects is as it is, where that is a matter of Svelte. */
export function svelteDecisions(name: (path: string) => string): readonly Decision[] {
  return [
    [
      'SvelteKit draws the pages, and an adapter finishes them',
      `Every page is prerendered. ${name('site-adapter.ts')} wraps the static adapter: it writes titles, the Content Security Policy and the service worker as for every site, and leaves out pages that have no content.`
    ]
  ]
}

/** The lines of the contact form that change for a field more. */
const control = [
  "   <TextField {...form.field('subject')} label={contactMessages.subject} />",
  '+  <TextField {...form.field(\'company\')} label="Company" autocomplete="organization" />'
]

const contract = '#lib/feature.ts'

function page({ typescript }: RecipeKit) {
  return {
    name: 'PricesPage.svelte',
    contract,
    reader: 'getApp().content',
    content: 'src/lib/state/app.svelte.ts',
    route: {
      path: 'src/routes/prices/+page.svelte',
      code: [
        script(typescript),
        "  import PricesPage from '#lib/features/prices/PricesPage.svelte'",
        '</script>',
        '',
        '<PricesPage />'
      ]
    },
    code: [
      script(typescript),
      "  import PageBody from '#lib/ui/PageBody.svelte'",
      "  import PageHead from '#lib/ui/PageHead.svelte'",
      '</script>',
      '',
      '<PageHead title="Prices" lede="What it costs, before you ask." />',
      '<PageBody>',
      '  <p>A first visit is free.</p>',
      '</PageBody>'
    ]
  }
}

function section({ typescript, named }: RecipeKit) {
  return {
    name: 'VisitSection.svelte',
    contract,
    imported: "import VisitSection from './VisitSection.svelte'",
    component: 'VisitSection',
    home: 'src/lib/pages/HomePage.svelte',
    thinHome: 'src/lib/pages/thin/ThinHome.svelte',
    code: [
      script(typescript),
      `  import { getApp } from '${named('#lib/state/app.svelte.ts')}'`,
      "  import PageSection from '#lib/ui/PageSection.svelte'",
      '',
      '  const app = getApp()',
      '</script>',
      '',
      '<PageSection title="Come and see us">',
      '  <p>The door of {app.site.businessInfo.businessName} is open.</p>',
      '</PageSection>'
    ]
  }
}

/** The start of a component's script. */
function script(typescript: boolean): string {
  return typescript ? '<script lang="ts">' : '<script>'
}

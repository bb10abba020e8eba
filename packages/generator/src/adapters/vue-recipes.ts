import type { Decision } from '../printers/docs/decisions.ts'
import type { Recipe, RecipeKit } from '../printers/docs/recipe.ts'
import { pageRecipe, sectionRecipe } from './view-recipes.ts'

/** The recipes of Vue projects that write views. */
export function vueRecipes(kit: RecipeKit): readonly Recipe[] {
  return [pageRecipe(kit, page(kit)), sectionRecipe(kit, section(kit)), ...kit.contactField(control)]
}

/** Why the code of Vue's projects is as it is, where that is a matter of Vue. */
export function vueDecisions(name: (path: string) => string): readonly Decision[] {
  return [
    [
      'The page loads before the address changes',
      `${name('src/router/index.ts')} is the table of pages, each of which arrives with its first visit. Where its code is gone, because a newer version of the site has replaced it, the address is opened all the same, and ${name('src/app/ErrorBoundary.vue')} loads the page anew.`
    ]
  ]
}

/** The lines of the contact form that change for a field more. */
const control = [
  '     <TextField v-bind="field(\'subject\')" :label="contactMessages.subject" />',
  '+    <TextField v-bind="field(\'company\')" label="Company" autocomplete="organization" />'
]

function page({ typescript }: RecipeKit) {
  return {
    name: 'PricesPage.vue',
    reader: 'useContent()',
    content: 'src/composables/useSite.ts',
    code: [
      setup(typescript),
      "import PageBody from '../../ui/PageBody.vue'",
      "import PageHead from '../../ui/PageHead.vue'",
      '</script>',
      '',
      '<template>',
      '  <PageHead title="Prices" lede="What it costs, before you ask." />',
      '  <PageBody>',
      '    <p>A first visit is free.</p>',
      '  </PageBody>',
      '</template>'
    ]
  }
}

function section({ typescript, named }: RecipeKit) {
  return {
    name: 'VisitSection.vue',
    imported: "import VisitSection from './VisitSection.vue'",
    component: 'VisitSection',
    home: 'src/pages/HomePage.vue',
    thinHome: 'src/pages/thin/ThinHome.vue',
    code: [
      setup(typescript),
      `import { useSite } from '${named('../../composables/useSite.ts')}'`,
      "import PageSection from '../../ui/PageSection.vue'",
      '',
      'const site = useSite()',
      '</script>',
      '',
      '<template>',
      '  <PageSection title="Come and see us">',
      '    <p>The door of {{ site.businessInfo.businessName }} is open.</p>',
      '  </PageSection>',
      '</template>'
    ]
  }
}

/** The start of a component's script. */
function setup(typescript: boolean): string {
  return typescript ? '<script setup lang="ts">' : '<script setup>'
}

import type { Recipe, RecipeKit, Step } from '../printers/docs/recipe.ts'

/** A file of a recipe that a framework writes in its own way. */
interface View {
  /** The file name of the view, in the folder of the feature. */
  name: string
  code: readonly string[]
  /** The file of its markup, where that is apart. */
  markup?: { name: string; code: readonly string[] }
  /** The name of the module that says what a feature is. @default `../../feature.ts` */
  contract?: string
}

interface PageView extends View {
  /** The expression by which views read the content of the site, and the module that it comes from. */
  reader: string
  content: string
  /** The name that the module exports the view by, where the framework asks for the view itself. */
  component?: string
  /** The file that draws the page at its address, where a framework routes by folders; elsewhere the feature loads the view. */
  route?: { path: string; code: readonly string[] }
}

interface SectionView extends View {
  /** What the module of the feature imports, and the name that it has there. */
  imported: string
  component: string
  /** The home page, and that of a site with little content. */
  home: string
  thinHome: string
}

const importContract = ({ contract = '../../feature.ts' }: View): string =>
  `import type { Feature } from '${contract}'`

/** The new files of a view in a folder. */
function viewSteps({ name, code, markup }: View, path: (name: string) => string): Step[] {
  const files = [{ name, code }, ...(markup === undefined ? [] : [markup])]
  return files.map((each) => ({ kind: 'whole', path: path(each.name), code: each.code.join('\n') }))
}

/** The recipe of a page. */
export function pageRecipe(kit: RecipeKit, view: PageView): Recipe {
  const { typescript, folders, typed, named, listed } = kit
  const { component, route } = view
  const taken = component === undefined ? '' : `.then((module) => module.${component})`
  const path = (name: string): string => named(`${folders.features}/prices/${name}`)
  return {
    title: 'A page',
    about:
      'A page is a feature of its own: one folder, which says its address, its title and its place in the menu. Links, sitemap, search engines and the service worker learn of it from there.',
    steps: [
      ...viewSteps(view, path),
      {
        kind: 'whole',
        path: path('index.ts'),
        code: [
          ...(typescript ? [importContract(view), ''] : []),
          `export const prices${typed(': Feature')} = {`,
          "  id: 'prices',",
          "  routes: [{ page: 'prices', path: '/prices', title: 'Prices' }],",
          `  nav: [{ page: 'prices', label: 'Prices', icon: 'list', order: 15 }]${route === undefined ? ',' : ''}`,
          ...(route === undefined
            ? [`  load: { prices: () => import('${named(`./${view.name}`)}')${taken} }`]
            : []),
          '}'
        ].join('\n')
      },
      ...(route === undefined
        ? []
        : [{ kind: 'whole' as const, path: route.path, code: route.code.join('\n') }]),
      ...listed('prices')
    ],
    notes: [
      'What search engines say of the page is its title and what they say of the site; a `description` beside the title says it in other words.',
      `\`order\` is the place in the menu, the lowest first. \`icon\` is a name in \`${named(`${folders.domain}/looks.ts`)}\`.`,
      `Words that the owner edits belong into \`src/site.json\`: \`${view.reader}\` of \`${named(view.content)}\` reads \`content\`${typed(`, whose type stands in \`${folders.domain}/site.ts\`. Make what you add there optional (\`prices?:\`): tests have sites without it`)}.`
    ]
  }
}

/** The recipe of a section of the home page. */
export function sectionRecipe(kit: RecipeKit, view: SectionView): Recipe {
  const { typescript, folders, typed, named, listed } = kit
  const path = (name: string): string => named(`${folders.features}/visit/${name}`)
  return {
    title: 'A section of the home page',
    about:
      'A feature shows itself on pages of others by slots. `home` is one; the home page has it whether there is much to say or little.',
    steps: [
      ...viewSteps(view, path),
      {
        kind: 'whole',
        path: path('index.ts'),
        code: [
          ...(typescript ? [importContract(view)] : []),
          view.imported,
          '',
          `export const visit${typed(': Feature')} = {`,
          "  id: 'visit',",
          '  slots: { home: { order: 50 } },',
          `  components: { home: ${view.component} }`,
          '}'
        ].join('\n')
      },
      ...listed('visit')
    ],
    notes: [
      ...(typescript ? [`All slots stand in \`${folders.domain}/pages.ts\`.`] : []),
      `A section of what the owner writes, such as services, stands in \`${named(view.home)}\`; a site with little content shows \`${named(view.thinHome)}\` in its place.`
    ]
  }
}

import type { Decision } from '../printers/docs/decisions.ts'
import type { Recipe, RecipeKit } from '../printers/docs/recipe.ts'
import { pageRecipe, sectionRecipe } from './view-recipes.ts'

/** The recipes of Angular projects that write views. */
export function angularRecipes(kit: RecipeKit): readonly Recipe[] {
  return [
    pageRecipe(kit, page),
    sectionRecipe(kit, section),
    ...kit.contactField(control, '[required]="true"')
  ]
}

/** Why the code of Angular's projects is as it is, where that is a matter of Angular. */
export function angularDecisions(name: (path: string) => string): readonly Decision[] {
  return [
    [
      'Components sit on the elements of the page',
      `A component is selected by an attribute of the element that it draws in, \`section[appPageSection]\`, and adds none around it: what stands in a list is a child of that list, for style sheets and for screen readers. The page that the router draws is the one element more, \`app-page\`, which takes no place (${name('src/app/app.css')}). Inputs are bound, \`[field]="'title'"\`, since one that is written as an attribute stays in the page.`
    ],
    [
      'Signals, and no zones',
      `Angular draws anew what reads a signal that has changed, and watches no event, timer or request beside that: zone.js, which would tell it of all of them, is not loaded. State that a component keeps is a signal for that reason. What comes from outside of Angular, a session of \`src/domain\` or the browser, becomes one in ${name('src/app/state/observe.ts')} and ${name('src/app/state/browser-value.ts')}.`
    ],
    [
      'The written page is taken over as it is',
      `The browser hydrates what the build has drawn, and keeps what was typed before (${name('src/app/state/hydration.ts')}). Angular's event replay, which would repeat clicks as well, is left out: it is 7 KB of script on every page: links and plain forms work before any script.`
    ],
    [
      '`build.ts` stands in place of `ng build`',
      `It runs the builder of \`angular.json\`, the one that the Angular CLI runs, and so needs no package of the CLI. Before that, ${name('sources.ts')} prepares what the site is built from: of \`src/site.json\` the part that visitors may see, the colours, and the variables of the environment. After it, ${name('finish-build.ts')} writes titles, policy, sitemap and service worker into what Angular has drawn. \`ng build\` would leave out both.`
    ]
  ]
}

/** The lines of the contact form that change for a field more. */
const control = [
  '     <div appField [field]="form.field(\'subject\')" [label]="messages.subject"><input appControl /></div>',
  '+    <div appField [field]="form.field(\'company\')" [label]="\'Company\'">',
  '+      <input appControl autocomplete="organization" />',
  '+    </div>'
]

const page = {
  name: 'prices-page.ts',
  component: 'PricesPage',
  reader: 'inject(SiteState).content()',
  content: 'src/app/state/site-state.ts',
  code: [
    "import { Component } from '@angular/core'",
    "import { PageBody } from '../../ui/page-body.ts'",
    "import { PageHead } from '../../ui/page-head.ts'",
    '',
    "@Component({ selector: 'app-page', imports: [PageBody, PageHead], templateUrl: './prices-page.html' })",
    'export class PricesPage {}'
  ],
  markup: {
    name: 'prices-page.html',
    code: [
      '<div appPageHead [title]="\'Prices\'" [lede]="\'What it costs, before you ask.\'"></div>',
      '<div appPageBody>',
      '  <p>A first visit is free.</p>',
      '</div>'
    ]
  }
}

const section = {
  name: 'visit-section.ts',
  imported: "import { VisitSection } from './visit-section.ts'",
  component: 'VisitSection',
  home: 'src/app/pages/home-page.html',
  thinHome: 'src/app/pages/thin/thin-home.html',
  code: [
    "import { Component, inject } from '@angular/core'",
    "import { SiteState } from '../../state/site-state.ts'",
    "import { PageSection } from '../../ui/page-section.ts'",
    '',
    '@Component({',
    "  selector: 'div[appVisitSection]',",
    '  imports: [PageSection],',
    "  templateUrl: './visit-section.html'",
    '})',
    'export class VisitSection {',
    '  protected readonly app = inject(SiteState)',
    '}'
  ],
  markup: {
    name: 'visit-section.html',
    code: [
      '<section appPageSection [title]="\'Come and see us\'">',
      '  <p>The door of {{ app.site().businessInfo.businessName }} is open.</p>',
      '</section>'
    ]
  }
}

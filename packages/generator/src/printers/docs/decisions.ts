import { frameworkOf } from '@sitewright/catalog'
import { file, type File } from '@sitewright/project'
import type { GenerationPlan } from '../../generation-plan.ts'
import { pathIn } from '../../language-variant.ts'

/** Prints docs/decisions.md: why the code is as it is, and what would be a reason to do otherwise. */
export function decisionsDocument(plan: GenerationPlan): File {
  const sections = decisions(plan).map(([title, ...paragraphs]) =>
    [`## ${title}`, ...paragraphs].join('\n\n')
  )
  const head = ['# Decisions', 'Why the code is as it is. How to change it: [recipes.md](recipes.md).']
  return file('docs/decisions.md', `${[...head, ...sections].join('\n\n')}\n`)
}

/** A section of docs/decisions.md. */
export type Decision = [title: string, ...paragraphs: string[]]

function decisions(plan: GenerationPlan): Decision[] {
  const { adapter, features, site } = plan
  const { documents, folders, terms } = adapter
  const framework = frameworkOf(plan.template.framework).name
  const worker = adapter.companions.pwa?.[0] ?? ''
  const name = (path: string): string => `\`${pathIn(path, site.typescript)}\``
  const delivers = !['call', 'server'].includes(site.deployment.messages.way)
  const sends = features.includes('contact-form') || features.includes('booking')
  return [
    [
      'Pages are written when the site is built',
      `\`${terms.build}\` draws every page to an HTML file (${name(adapter.build.writer)}), and the browser hydrates it. A site of a business is the same for every visitor: files need no server, are there before any script has run, and any host serves them. A framework with a server of its own would bring routes, caches and deployments that nothing here needs; it becomes the better choice once pages differ by visitor.`,
      'What depends on the time, on chance or on the browser is drawn after hydration, so that the written page stays true. The build stops where a page has no heading, or links to one that is not there.'
    ],
    ...(features.includes('pwa')
      ? [
          [
            'The service worker is our own',
            `\`${worker}\` is less than 300 lines, to which the build adds the list of files. Workbox would be a dependency for what they do, and its usual settings answer with a page of yesterday beside a script of today. This one keeps a version whole: a new one is fetched completely, waits until the visitor agrees, and goes on serving the old files to windows that are open. Nothing that is posted is touched.`
          ] satisfies Decision
        ]
      : []),
    [
      'No library for state',
      `What the site decides stands in \`${folders.domain}\` and its \`sessions\` and knows neither ${framework} nor the browser: pure functions, and sessions that a component subscribes to. A component reads, draws and calls. The state of a form lives as long as its page, and what several pages share is ${terms.shared}. A store would be one more place to look into; a reason for one is state that many pages write.`
    ],
    ...adapter.decisions(name),
    [
      'One port to everything outside',
      `A page calls \`${terms.backend}\`; which server answers, or none, is chosen in ${name(adapter.chosen.code)}.${site.typescript ? ` Every call and what it may answer stand in \`${folders.domain}/backend/port.ts\`.` : ''} An error is a value that the page has to look at, never an exception.${sends && delivers ? ` Without a network a message waits in the browser (${name(`${folders.domain}/backend/outbox.ts`)}). A key goes along with it, by which a receiver that looks at keys takes it once.` : ''}`
    ],
    [
      'Words are data',
      `What the owner says stands in \`${documents.site}\`, and what was invented carries \`"draft": true\` there, until somebody confirms it. A launch build leaves drafts out. The words of the interface stand in ${name(`${folders.domain}/messages.ts`)}, those of a feature in its file of \`${folders.domain}/features\`, so that none hides in a component.`
    ],
    [
      'Plain CSS in layers',
      `\`${folders.styles}\` holds tokens, parts, pages and layouts in cascade layers, and \`${documents.theme}\` the colours of this site. \`${documents.customCss}\` stands outside of the layers, so that a rule there wins without tricks. Browsers since 2024 know nesting, layers and \`light-dark()\`; a preprocessor would add a step and nothing else.`
    ],
    [
      'Tests run on Node alone',
      `\`npm test\` runs \`tests\` by \`node --test\`: rules of the domain, the built pages${features.includes('pwa') ? ', and the service worker on a pretended network' : ''}. No test framework has to be kept up to date. For tests of components in a browser, add one; Playwright is a good start.`
    ],
    [
      'Few packages, exact versions',
      `Visitors load ${framework}, what \`package.json\` names as dependencies beside it, and nothing else that we did not write. Versions are exact and the lock is part of the project, so that a build in a year is the build of today. Raise one at a time, and run \`npm run check\`.`
    ]
  ]
}

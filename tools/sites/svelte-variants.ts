// Ways to break a generated project of Svelte, each made by code, and what a real build does with it.
import { changed, member, rewritten, without, type Variant } from './break-project.ts'

const faq = 'src/lib/pages/FaqPage.svelte'
const list = 'src/lib/features/gallery/GalleryPictures.svelte'

/** Adds a line of markup behind the last one. */
const withMarkup =
  (markup: string) =>
  (text: string): string =>
    `${text}${markup}\n`

/** The table of broken projects of Svelte; TypeScript, with every feature on. */
export const svelteVariants: readonly Variant[] = [
  {
    name: 'a component was cut off',
    break: (project) =>
      rewritten(project, faq, (text) => text.slice(0, text.indexOf('<aside') + '<aside class="pan'.length)),
    found: ['svelte/syntax'],
    build: 'fails'
  },
  {
    name: 'an if is left open',
    break: (project) => changed(project, faq, /\{\/if\}\s*$/, ''),
    found: ['svelte/syntax'],
    build: 'fails'
  },
  {
    name: 'a loop is left open',
    break: (project) => changed(project, list, '{/each}', ''),
    found: ['svelte/syntax'],
    build: 'fails'
  },
  {
    name: 'a component is missing',
    break: (project) => without(project, 'src/lib/ui/QuestionList.svelte'),
    found: ['script/missing-import'],
    build: 'fails'
  },
  {
    name: 'a module has another case than its import',
    break: (project) => changed(project, faq, '#lib/ui/QuestionList.svelte', '#lib/ui/questionList.svelte'),
    found: ['script/missing-import'],
    build: 'fails'
  },
  {
    name: 'an import asks for what does not exist',
    break: (project) =>
      changed(project, faq, 'import { faqMessages }', 'import { faqMessage as faqMessages }'),
    found: ['script/missing-export'],
    build: 'fails'
  },
  {
    name: 'markup uses a name that nothing declares',
    break: (project) => changed(project, faq, '{faqMessages.ask}', '{faqWords.ask}'),
    found: ['script/undefined-name'],
    build: 'fails'
  },
  {
    name: 'a module of runes uses a name that nothing declares',
    break: (project) => changed(project, 'src/lib/state/started.svelte.ts', /\$state\b/, '$stat'),
    found: ['script/undefined-name'],
    build: 'fails'
  },
  {
    name: 'markup keeps people out',
    break: (project) =>
      rewritten(project, faq, withMarkup('<img src="/social.png" /><input name="mail" /><button></button>')),
    found: ['access/component'],
    build: 'passes'
  },
  {
    name: 'a route has no page',
    break: (project) => without(project, 'src/routes/about/+page.svelte'),
    found: ['route/without-page'],
    build: 'fails'
  },
  {
    name: 'a package is missing',
    break: (project) =>
      member(project, 'package.json', (value) => {
        delete (value['devDependencies'] as Record<string, string>)['vite']
      }),
    found: ['manifest/required-dependency', 'manifest/lock-file'],
    build: 'cannot be installed'
  },
  {
    name: 'the page that SvelteKit fills in is missing',
    break: (project) => without(project, 'src/app.html'),
    found: ['structure/essential-file'],
    build: 'fails'
  },
  {
    name: 'the manifest and the icons are missing',
    break: (project) => without(project, 'static/manifest.webmanifest', /^static\/icons\//),
    found: ['pwa/has-manifest'],
    build: 'passes'
  },
  {
    name: 'the service worker is missing',
    break: (project) => without(project, 'src/lib/service-worker.js'),
    found: ['reference/named-file'],
    build: 'fails'
  },
  {
    name: 'Windows line endings in a component',
    break: (project) => changed(project, faq, /\n/g, '\r\n'),
    found: [],
    build: 'passes'
  }
]

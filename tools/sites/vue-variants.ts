// Ways to break a generated project of Vue, each made by code, and what a real build does with it.
import { changed, rewritten, without, type Variant } from './break-project.ts'

const faq = 'src/pages/FaqPage.vue'

/** The table of broken projects of Vue; TypeScript, with every feature on. */
export const vueVariants: readonly Variant[] = [
  {
    name: 'a component was cut off',
    break: (project) =>
      rewritten(project, faq, (text) => text.slice(0, text.indexOf('<aside') + '<aside class="pan'.length)),
    found: ['vue/syntax'],
    build: 'fails'
  },
  {
    name: 'an element is left open',
    break: (project) => changed(project, faq, '</aside>', ''),
    found: ['vue/syntax'],
    build: 'fails'
  },
  {
    name: 'a component is missing',
    break: (project) => without(project, 'src/ui/QuestionList.vue'),
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
    break: (project) => changed(project, faq, '{{ faqMessages.ask }}', '{{ faqWords.ask }}'),
    found: ['script/undefined-name'],
    build: 'fails'
  },
  {
    name: 'markup keeps people out',
    break: (project) =>
      changed(
        project,
        faq,
        '</aside>',
        '</aside><img src="/social.png" /><input name="mail" /><button></button>'
      ),
    found: ['access/component'],
    build: 'passes'
  }
]

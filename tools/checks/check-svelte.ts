// Components of Svelte keep the recommended rules of Svelte's own linter plugin, in script and markup, and one of ours:
// oxlint reads scripts alone. The plugin is a tool of the repository; projects do not carry it.
import { Linter } from 'eslint'
import svelte from 'eslint-plugin-svelte'
import { lintParser as parser } from './lint-parser.ts'
import { sourcesMatching, type Source } from './sources.ts'

/** Rules that are off. */
const off = [
  // The address of a link is that of a page in domain, of another site or of an e-mail; sites stand at the root of a host.
  'svelte/no-navigation-without-resolve',
  // `{' '}` is the blank between a text and what follows it, which a formatter may not break.
  'svelte/no-useless-mustaches'
]

/** An `img` with a spread gets handlers of Svelte in the page, which the Content Security Policy refuses. */
const spreadImage = {
  selector: "SvelteElement[name.name='img'] > SvelteStartTag > SvelteSpreadAttribute",
  message: 'Name the attributes of an img one by one: a spread makes Svelte write inline handlers.'
}

const rules: Linter.RulesRecord = {
  ...Object.fromEntries(off.map((rule) => [rule, 'off'])),
  'no-restricted-syntax': ['error', spreadImage]
}

const linter = new Linter()
const configuration = [
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte'],
    languageOptions: { parserOptions: { parser } },
    rules
  }
]

/** Type parameters of a component: the plugin asks TypeScript's own parser for them. */
const typeParameters = / generics="[^"]*"/

/** What the plugin finds in components. */
export function findBreaches(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    linter
      .verify(text.replace(typeParameters, ''), configuration, { filename: path })
      .map(({ line, ruleId, message }) => `${path}:${line} ${message} (${ruleId ?? 'not read'})`)
  )
}

export function check(): string[] {
  return findBreaches(sourcesMatching(/^templates\/[^/]+\/(?:src|preview)\/.*\.svelte$/))
}

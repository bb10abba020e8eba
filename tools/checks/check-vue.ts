// Components of Vue keep the recommended rules of Vue's own linter plugin, in script and markup: oxlint reads scripts alone.
// The plugin is a tool of the repository; projects do not carry it. How lines break is the formatter's matter.
import { Linter } from 'eslint'
import vue from 'eslint-plugin-vue'
import { lintParser as parser } from './lint-parser.ts'
import { sourcesMatching, type Source } from './sources.ts'

/** Rules that are off. */
const off = [
  // The formatter decides on them.
  'vue/html-closing-bracket-newline',
  'vue/html-indent',
  'vue/html-self-closing',
  'vue/max-attributes-per-line',
  'vue/multiline-html-element-content-newline',
  'vue/singleline-html-element-content-newline',
  // The type of an optional prop says that it may be undefined; a default would say it twice.
  'vue/require-default-prop'
]

const linter = new Linter()
const configuration = [
  ...(vue.configs['flat/recommended'] as Linter.Config[]),
  {
    files: ['**/*.vue'],
    languageOptions: { parserOptions: { parser } },
    rules: Object.fromEntries(off.map((rule) => [rule, 'off' as const]))
  }
]

/** What the plugin finds in components. */
export function findBreaches(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    linter
      .verify(text, configuration, { filename: path })
      .map(({ line, ruleId, message }) => `${path}:${line} ${message} (${ruleId ?? 'not read'})`)
  )
}

export function check(): string[] {
  return findBreaches(sourcesMatching(/^templates\/[^/]+\/(?:src|preview)\/.*\.vue$/))
}

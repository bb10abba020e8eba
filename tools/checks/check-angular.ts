// Components of Angular keep the recommended rules of angular-eslint, in classes and templates, and those about
// accessibility in templates: oxlint reads scripts alone. The plugins are tools of the repository; projects do not carry
// them. They read types by the compiler that the templates have.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Linter, type Rule } from 'eslint'
import { root } from '../root.ts'
import { lintParser } from './lint-parser.ts'
import { sourcesMatching, type Source } from './sources.ts'

interface LintPlugin {
  rules: Readonly<Record<string, Rule.RuleModule & { meta?: { docs?: { recommended?: unknown } } }>>
}

const load = createRequire(join(root, 'templates/package.json'))
const classes = load('@angular-eslint/eslint-plugin') as LintPlugin
const templates = load('@angular-eslint/eslint-plugin-template') as LintPlugin
const templateParser = load('@angular-eslint/template-parser') as Linter.Parser

/** What angular-eslint calls the accessibility of templates. */
const accessibility = [
  'alt-text',
  'click-events-have-key-events',
  'elements-content',
  'interactive-supports-focus',
  'label-has-associated-control',
  'mouse-events-have-key-events',
  'no-autofocus',
  'no-distracting-elements',
  'role-has-required-aria',
  'table-scope',
  'valid-aria'
]

/** Rules that are off. */
const off: readonly string[] = [
  // The change detection that it asks for is the default since Angular 22.
  'prefer-on-push-component-change-detection',
  // What a part draws has the name of its selector, as with directives of Angular: `<h2 [appWords]="service">`.
  'no-input-rename'
]

function rulesOf({ rules }: LintPlugin, more: readonly string[] = []): Linter.RulesRecord {
  const recommended = Object.keys(rules).filter((name) => rules[name]?.meta?.docs?.recommended)
  const names = [...recommended, ...more].filter((name) => !off.includes(name))
  return Object.fromEntries(names.map((name) => [`angular/${name}`, 'error']))
}

const linter = new Linter()

/** The configuration for templates in which parts with these selectors draw what is in their element. */
const configurationFor = (selectors: readonly string[]): Linter.Config[] => [
  {
    files: ['**/*.ts'],
    languageOptions: { parser: lintParser },
    plugins: { angular: classes },
    rules: rulesOf(classes)
  },
  {
    files: ['**/*.html'],
    languageOptions: { parser: templateParser },
    plugins: { angular: templates },
    rules: {
      ...rulesOf(templates, accessibility),
      'angular/elements-content': ['error', { allowList: [...selectors] }]
    }
  }
]

const appSelector = /\[(app\w+)\]/g

/** The attributes that parts of an app are drawn by. */
function selectorsOf(sources: readonly Source[]): string[] {
  const names = sources.flatMap(({ text }) =>
    [...text.matchAll(/\bselector: '(.*?)'/g)].flatMap(([, selector = '']) =>
      [...selector.matchAll(appSelector)].map(([, name = '']) => name)
    )
  )
  return [...new Set(names)]
}

/** Findings that are none. */
const excused: readonly RegExp[] = [
  // The days in the grid have the focus, one of them at a time; the table hears their keys.
  /\/booking-calendar\.html:\d+ .*interactive-supports-focus/
]

/** A template with blocks that the plugin knows in place of those that are newer. */
function withKnownBlocks(text: string): string {
  return text.replace(/@boundary \{/g, '@if (true) {').replace(/@error \([^)]*\) \{/g, '@else {')
}

/** What the plugins find in components. */
export function findBreaches(sources: readonly Source[]): string[] {
  const configuration = configurationFor(selectorsOf(sources))
  return sources.flatMap(({ path, text }) =>
    linter
      .verify(withKnownBlocks(text), configuration, { filename: path })
      .map(({ line, ruleId, message }) => `${path}:${line} ${message} (${ruleId ?? 'not read'})`)
  )
}

export function check(): string[] {
  const sources = sourcesMatching(/^templates\/angular\/(?:src\/app|preview)\/.*\.(?:ts|html)$/)
  return findBreaches(sources).filter((finding) => !excused.some((rule) => rule.test(finding)))
}

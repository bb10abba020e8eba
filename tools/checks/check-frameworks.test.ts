import { expect, it } from 'vitest'
import { findDecisions } from './check-frameworks.ts'

const at = (path: string, line: string): string[] => findDecisions([{ path, text: `\n${line}\n` }])

it.each([
  "if (framework === 'vue') return vueFiles()",
  "const folder = plan.site.selectedFramework !== \"angular\" ? 'public' : 'static'",
  "const strange = 'svelte' === framework",
  "  case 'react':"
])('finds a decision by the name of a framework: %s', (line) => {
  expect(at('packages/generator/src/printers/manifest.ts', line)).toEqual([
    'packages/generator/src/printers/manifest.ts:2 decides by the name of a framework: make it data of its adapter'
  ])
})

it.each([
  ["framework: 'react'", 'packages/site/src/defaults.ts'],
  ["const found = adapters[framework] ?? 'react'", 'packages/site/src/defaults.ts'],
  ['if (framework === other.framework) return', 'packages/builder/src/reducer.ts'],
  ["if (framework === 'vue') return", 'packages/generator/src/adapters/vue.ts'],
  ["if (framework === 'vue') return", 'packages/validator/src/profiles/vue.ts'],
  ["if (kind === 'react')", 'templates/react/src/main.tsx'],
  ["expect(framework === 'react')", 'packages/site/src/site.test.ts']
])('lets data, adapters, profiles, templates and tests name one: %s in %s', (line, path) => {
  expect(at(path, line)).toEqual([])
})

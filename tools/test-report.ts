// Keeps which tests of Vitest failed, and which needed a second attempt, for the list at the end of `npm test`: the
// reporter of Vitest tells of them minutes before, above the output of all browser tests.
import { mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestCase } from 'vitest/node'
import { root } from './root.ts'

/** Where the reports stand: a line for each test that failed or was repeated. */
export const testReports = {
  unit: `${root}build/unit-report.txt`,
  component: `${root}build/component-report.txt`,
  engines: `${root}build/engines-report.txt`
} as const

/** A reporter of Vitest that writes the file at the path, one of {@link testReports}. */
export const reportTo = (path: string): Reporter => ({
  onTestRunEnd(modules, unhandledErrors) {
    const lines = unhandledErrors.map(({ message }) => `outside of any test: ${firstLine(message)}`)
    for (const module of modules) {
      const file = relative(root, module.moduleId)
      for (const error of module.errors()) lines.push(`${file}: ${firstLine(error.message)}`)
      for (const test of module.children.allTests()) {
        const outcome = describe(test)
        if (outcome !== undefined) lines.push(`${file} > ${test.fullName}: ${outcome}`)
      }
    }
    mkdirSync(`${root}build`, { recursive: true })
    writeFileSync(path, lines.map((line) => `${line}\n`).join(''))
  }
})

function describe(test: TestCase): string | undefined {
  const { state, errors } = test.result()
  if (state === 'failed') return firstLine(errors[0]?.message ?? 'failed')
  return test.diagnostic()?.flaky === true ? 'passed at the second attempt' : undefined
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? ''
}

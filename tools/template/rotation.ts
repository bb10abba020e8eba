// Which framework's sites the browser suite visits in whole. Two frameworks draw the same documents, as
// `tools/laws/framework-documents.test.ts` holds, so specs of what pages look like visit one of them: the one that
// `FRAMEWORK` names, else each in turn of the commits. Specs of what a visitor does visit all.
import { spawnSync } from 'node:child_process'
import { frameworkOf, type FrameworkId } from '../../packages/catalog/src/index.ts'
import { root } from '../root.ts'
import { leadFramework, templates } from './frameworks.ts'

/** The specs of `templates/e2e` that look at pages, in every layout, and decide nothing by scripts of a framework. */
export const visualSpecs: readonly string[] = [
  'installable',
  'layout',
  'openings',
  'pages',
  'photographs',
  'pictures',
  'published',
  'scheme'
]

/** The framework that all specs visit, and the journeys in Firefox and WebKit. */
export const wholeSuiteFramework: FrameworkId =
  process.env['FRAMEWORK'] === undefined
    ? (templates[countCommits() % templates.length]?.framework ?? leadFramework)
    : leadFramework

/** What the browser tests ran with, a line for the list at the end of a test run. */
export function describeRotation(): string[] {
  const names = (ids: readonly FrameworkId[]): string => ids.map((id) => frameworkOf(id).name).join(', ')
  const others = templates.map(({ framework }) => framework).filter((id) => id !== wholeSuiteFramework)
  return [
    `all specs, Firefox and WebKit with ${names([wholeSuiteFramework])}`,
    `all but ${visualSpecs.join(', ')} with ${names(others)}`,
    'the next commit takes the next framework, FRAMEWORK=<id> names one'
  ]
}

/** Commits up to the one that is checked out, by which parts of tests take turns; none where there is no history. */
export function countCommits(): number {
  const { stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return Number.parseInt(stdout ?? '', 10) || 0
}

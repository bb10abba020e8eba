// What takes turns by commits. Frameworks draw the same documents, as `tools/laws/framework-documents.test.ts` holds, so
// specs of what pages look like visit the sites of one of them: the one that `FRAMEWORK` names, else each in turn. Specs of
// what a visitor does visit all. Laws that run the programs of a project try one of its cases in each framework.
import { spawnSync } from 'node:child_process'
import { frameworkOf, type FrameworkId } from '../../packages/catalog/src/index.ts'
import { root } from '../root.ts'
import { leadFramework, templates } from './frameworks.ts'

/** The specs of `templates/e2e` that run for one framework in each test run: those that visit every page or layout. */
const wholeSuiteSpecs: readonly string[] = [
  'clock',
  'installable',
  'layout',
  'openings',
  'pages',
  'photographs',
  'pictures',
  'preview',
  'published',
  'scheme'
]

/** Commits up to the one that is checked out; 0 where there is no history. */
const commits = countCommits()

/** The framework that all specs visit, and the journeys in Firefox and WebKit. */
export const wholeSuiteFramework: FrameworkId =
  process.env['FRAMEWORK'] === undefined
    ? (templates[commits % templates.length]?.framework ?? leadFramework)
    : leadFramework

/**
 * The case whose turn it is, another one with each commit. `place` is the place of a framework in a list, so that each takes
 * another case.
 */
export function takeTurn<const Case>(cases: readonly [Case, ...Case[]], place: number): Case {
  return cases[(commits + place) % cases.length] ?? cases[0]
}

/**
 * Whether what has this number belongs to a part, as every ninth to `2/9`; to `rotating/9` another ninth with each commit.
 * Throws where the text names no part.
 */
export function isInPart(number: number, part: string): boolean {
  const [, which = '', parts = ''] = /^([1-9]\d*|rotating)\/([1-9]\d*)$/.exec(part) ?? []
  if (which === '') throw new Error('--part names a part of how many, such as 1/9.')
  const turn = which === 'rotating' ? commits : Number(which)
  return number % Number(parts) === turn % Number(parts)
}

/**
 * The specs of `templates/e2e`, among those with these names, that do not visit the sites of a framework in this run. The
 * framework whose turn it is runs all of them, each of the others half of what {@link wholeSuiteSpecs} leaves.
 */
export function restingSpecs(framework: FrameworkId, specs: readonly string[]): string[] {
  if (framework === wholeSuiteFramework) return []
  const place = templates.findIndex((each) => each.framework === framework)
  const shared = specs.filter((name) => !wholeSuiteSpecs.includes(name))
  const visiting = new Set(shared.filter((_, index) => isInPart(index + place, 'rotating/2')))
  return specs.filter((name) => !visiting.has(name))
}

/** What of the laws takes turns, a line for the list at the end of a test run. */
export const rotatingLaws =
  'in one framework: recipes, types and lint of pruned projects; in each, one case: builds in both languages; ' +
  'in all but the first, half of the cases: the finished site'

/** What the browser tests ran with, a line for the list at the end of a test run. */
export function describeRotation(): string[] {
  const names = (ids: readonly FrameworkId[]): string => ids.map((id) => frameworkOf(id).name).join(', ')
  const others = templates.map(({ framework }) => framework).filter((id) => id !== wholeSuiteFramework)
  return [
    `all specs, Firefox and WebKit with ${names([wholeSuiteFramework])}`,
    `with each of ${names(others)} half of the specs but ${wholeSuiteSpecs.join(', ')}; the other half with the next commit`,
    'the next commit takes the next framework, FRAMEWORK=<id> names one'
  ]
}

function countCommits(): number {
  const { stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return Number.parseInt(stdout ?? '', 10) || 0
}

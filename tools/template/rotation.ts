// What takes turns by commits. Frameworks draw the same documents, as `tools/laws/framework-documents.test.ts` holds, so
// specs of what pages look like visit the sites of one of them: the one that `FRAMEWORK` names, else each in turn. Specs of
// what a visitor does visit all. Laws that run the programs of a project try one of its cases in each framework.
import { spawnSync } from 'node:child_process'
import { frameworkOf, type FrameworkId } from '../../packages/catalog/src/index.ts'
import { root } from '../root.ts'
import { leadFramework, templates } from './frameworks.ts'

/** The specs of `templates/e2e` that run for one framework in each test run: those that visit every page or layout. */
export const rotatingSpecs: readonly string[] = [
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

/** What of the laws takes turns, a line for the list at the end of a test run. */
export const rotatingLaws =
  'one case in each framework: types and lint of pruned projects, recipes, builds in both languages'

/** What the browser tests ran with, a line for the list at the end of a test run. */
export function describeRotation(): string[] {
  const names = (ids: readonly FrameworkId[]): string => ids.map((id) => frameworkOf(id).name).join(', ')
  const others = templates.map(({ framework }) => framework).filter((id) => id !== wholeSuiteFramework)
  return [
    `all specs, Firefox and WebKit with ${names([wholeSuiteFramework])}`,
    `all but ${rotatingSpecs.join(', ')} with ${names(others)}`,
    'the next commit takes the next framework, FRAMEWORK=<id> names one'
  ]
}

function countCommits(): number {
  const { stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return Number.parseInt(stdout ?? '', 10) || 0
}

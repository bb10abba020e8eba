import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { format } from 'oxfmt'
import { describe, expect, it } from 'vitest'
import { closureOf, featureIds, layoutIds, messageWayIds } from '../../packages/catalog/src/index.ts'
import {
  generate,
  type Outline,
  type Piece,
  type Statement,
  type Template
} from '../../packages/generator/src/index.ts'
import type { Project } from '../../packages/project/src/index.ts'
import { findText, importResolver } from '../../packages/project/src/index.ts'
import { defaultSite } from '../../packages/site/src/index.ts'
import { deliveredSites } from '../sites/delivered-sites.ts'
import { folderUnderTest } from '../sites/under-test.ts'
import { writeProject } from '../sites/write-project.ts'
import { formatting } from '../template/compiler.ts'
import { flatten } from '../template/link-members.ts'
import { makeOutlines } from '../template/outlines.ts'
import { takeTurn } from '../template/rotation.ts'
import { unitsOf } from './declarations.ts'
import { resolvedSite, snapshots } from './support.ts'

const known = new Map<string, Outline>()

/** The outlines of a project's scripts, as they are left. */
async function outlinesOf(project: Project, template: Template): Promise<Map<string, Outline>> {
  const scripts = [...project.values()].filter(({ path }) => template.outlines.has(path))
  const keyOf = (path: string, text: unknown) => `${path}\n${String(text)}`
  const fresh = scripts.filter(({ path, content }) => !known.has(keyOf(path, content)))
  const made = await makeOutlines(
    fresh.map(({ path, content }) => [path, String(content)]),
    (path) => findText(project, path)
  )
  for (const { path, content } of fresh) known.set(keyOf(path, content), made.get(path) ?? [])
  return new Map(scripts.map(({ path, content }) => [path, known.get(keyOf(path, content)) ?? []]))
}

const isStatement = (piece: Piece): piece is Statement => piece.kind === 'statement'

/** What is wrong with the names of a project: names without a declaration, imports of what is not exported, names that nobody uses. */
async function findProblems(project: Project, template: Template, typescript: boolean): Promise<string[]> {
  const outlines = await outlinesOf(project, template)
  const resolve = importResolver(project)
  const javascript = new Map([...template.javascript.values()].map((file) => [file.path, file]))
  return [...outlines].flatMap(([path, outline]) => {
    const statements = outline.filter(isStatement)
    const inJavaScript = typescript ? undefined : javascript.get(path)
    const file = inJavaScript ?? template.files.get(path)
    const ownOutline = inJavaScript && template.javascriptOutlines.get(path)
    const known = (ownOutline ?? template.outlines.get(path) ?? []).filter(isStatement)
    // The tables of JavaScript have the rules of their types no more.
    const isPruned = ({ names }: Statement): boolean =>
      known.some((piece) => piece.members !== undefined && piece.names[0] === names[0])
    const original = new Map(
      known
        .flatMap((piece) => unitsOf(piece, String(file?.content)))
        .map(({ text, uses }) => [text, uses.join()])
    )
    const units = statements.flatMap((piece) =>
      unitsOf(isPruned(piece) ? piece : flatten(piece), String(project.get(path)?.content))
    )
    const lost = units.filter(({ text, uses }) => original.get(text) !== uses.join())
    const used = new Set(units.flatMap(({ uses }) => uses))
    for (const piece of outline)
      if (piece.kind === 'export' && piece.from === undefined)
        for (const { name } of piece.bindings) used.add(name)
    const wanted = outline.flatMap((piece) => {
      if (!('from' in piece) || piece.from === undefined || piece.kind === 'export-all') return []
      const target = resolve(path, piece.from)
      const of = target.kind === 'file' ? outlines.get(target.path) : undefined
      const absent = of === undefined ? [] : piece.bindings.filter(({ name }) => !exportsName(of, name))
      const idle =
        piece.kind === 'import' ? piece.bindings.filter(({ name, as }) => !used.has(as ?? name)) : []
      return [
        ...(target.kind === 'missing' ? [`${piece.from} is not there`] : []),
        ...absent.map(({ name }) => `${piece.from} has no ${name}`),
        ...idle.map(({ name }) => `${name} is imported in vain`)
      ]
    })
    return [...lost.map(({ text }) => `${text} lacks a name`), ...wanted].map(
      (problem) => `${path}: ${problem}`
    )
  })
}

function exportsName(outline: Outline, name: string): boolean {
  if (name === '*') return true
  return outline.some((piece) => {
    if (piece.kind === 'export-all') return true
    if (piece.kind === 'export') return piece.bindings.some((each) => (each.as ?? each.name) === name)
    if (piece.kind !== 'statement' || piece.exported === undefined) return false
    return piece.exported.default ? name === 'default' : piece.names.includes(name)
  })
}

describe.each(snapshots)('a pruned project of $framework', (template) => {
  const { framework: selectedFramework } = template

  it('has every name that it refers to, and imports none in vain, whatever is chosen', async () => {
    const sites = fc.record({
      features: fc.subarray([...featureIds]),
      typescript: fc.boolean(),
      layout: fc.constantFrom(...layoutIds),
      way: fc.constantFrom(...messageWayIds)
    })
    await fc.assert(
      fc.asyncProperty(sites, async ({ features, typescript, layout, way }) => {
        const site = resolvedSite(closureOf(features), {
          selectedFramework,
          typescript,
          customization: { ...defaultSite.customization, layout },
          deployment: {
            ...defaultSite.deployment,
            messages: { way, address: 'https://kestrel.example', accessKey: '' }
          }
        })
        expect(await findProblems(generate(site, template), template, typescript)).toEqual([])
      }),
      { numRuns: 40, seed: 7 }
    )
  }, 240_000)

  it('is formatted as the templates are, in all 24', async () => {
    const texts = new Map<string, string>()
    for (const site of deliveredSites.values())
      for (const { path, content } of generate({ ...site, selectedFramework }, template).values())
        if (template.outlines.has(path) || template.styleOutlines.has(path))
          texts.set(`${path}\n${String(content)}`, path)
    const untidy = []
    for (const [key, path] of texts) {
      const text = key.slice(path.length + 1)
      const named = path.replace(/\.html$/, '.component.html')
      if ((await format(named, text, formatting)).code !== text) untidy.push(path)
    }
    expect([...new Set(untidy)]).toEqual([])
  }, 120_000)
})

const [first, ...others] = snapshots
if (first === undefined) throw new Error('There is no template.')
const checked = takeTurn([first, ...others], 0)

describe(`a pruned project of ${checked.framework}`, () => {
  const { framework: selectedFramework } = checked

  it.each(['one-feature', 'dentist', 'everything-server'])(
    'has types and lint without a finding: %s',
    async (name) => {
      const site = deliveredSites.get(name) ?? defaultSite
      const cwd = folderUnderTest(`pruned-${selectedFramework}-${name}`)
      writeProject(generate({ ...site, selectedFramework }, checked), cwd)
      const run = (script: string) => promisify(execFile)('npm', ['run', script], { cwd })
      await Promise.all([run('typecheck'), run('lint')])
    },
    120_000
  )
})

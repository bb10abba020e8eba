import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstFiles } from '../../packages/catalog/src/index.ts'
import { generate, generateParts } from '../../packages/generator/src/index.ts'
import { findText } from '../../packages/project/src/index.ts'
import { everythingSite } from '../../packages/site/src/index.ts'
import { root } from '../root.ts'
import { makeOutlines } from '../template/outlines.ts'
import { outdated } from '../template/print-reference.ts'
import { readReference } from '../template/reference.ts'
import { declarationsOf, statementsOf } from './declarations.ts'
import { snapshots } from './support.ts'

describe.each(snapshots)('the reference app in $framework', (template) => {
  const { framework } = template

  it('brings the format that its code is written in, so that an editor keeps it', () => {
    const ours = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as object
    const text = findText(generate(everythingSite, template), 'package.json') ?? '{}'
    const { prettier } = JSON.parse(text) as { prettier: object }
    expect(ours).toMatchObject(prettier)
    expect(prettier).toHaveProperty('printWidth')
  })

  it('is what the site with everything on generates, file by file, but for what alternatives need', async () => {
    const committed = readReference(framework)
    const { copied } = generateParts(everythingSite, template)
    const differing = copied.filter(({ path, content }) => {
      const own = committed.get(path)?.content
      return typeof content === 'string'
        ? own !== content
        : !Buffer.from(content).equals(Buffer.from(own ?? ''))
    })
    const scripts = differing.filter(({ path }) => template.outlines.has(path))
    const sheets = differing.filter(({ path }) => template.styleOutlines.has(path))
    const outlines = await makeOutlines(
      scripts.map(({ path, content }) => [path, String(content)] as const),
      (path) => findText(template.files, path)
    )
    const strange = [...scripts, ...sheets].flatMap(({ path, content }) => {
      const committedText = findText(committed, path) ?? ''
      const outline = outlines.get(path)
      const own =
        outline === undefined
          ? declarationsOf(path, committedText)
          : statementsOf(template.outlines.get(path), committedText)
      const left =
        outline === undefined ? declarationsOf(path, String(content)) : statementsOf(outline, String(content))
      return left.filter((each) => !own.includes(each)).map((each) => `${path}: ${each}`)
    })
    expect(strange).toEqual([])
    expect(differing.filter((each) => !scripts.includes(each) && !sheets.includes(each))).toEqual([])
  })

  it('is a workspace with a name of its own', () => {
    const { name } = JSON.parse(findText(readReference(framework), 'package.json') ?? '{}') as {
      name?: string
    }
    expect(name).toBe(`template-${framework}`)
  })

  it('makes projects with the file that a reader begins with', () => {
    for (const typescript of [true, false]) {
      const project = generate({ ...everythingSite, typescript }, template)
      expect(firstFiles(framework).some((path) => project.has(path))).toBe(true)
    }
  })

  it('holds printed files as they are printed', async () => {
    expect((await outdated(framework)).map((file) => file.path)).toEqual([])
  })
})

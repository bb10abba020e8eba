import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  featureIds,
  firstFiles,
  fontIds,
  fonts,
  layoutIds,
  messageWayIds
} from '../../packages/catalog/src/index.ts'
import {
  generate,
  generateParts,
  type Outline,
  type StyleOutline
} from '../../packages/generator/src/index.ts'
import { findText } from '../../packages/project/src/index.ts'
import { everythingSite, type Site } from '../../packages/site/src/index.ts'
import { root } from '../root.ts'
import { outlineScripts } from '../template/outline.ts'
import { outlineStyles } from '../template/style-outline.ts'
import { outdated } from '../template/print-reference.ts'
import { readReference } from '../template/reference.ts'
import { snapshots } from './support.ts'

/** The everything-on site with each alternative of the choices that exclude each other. */
function alternatives(): Site[] {
  const { customization, deployment } = everythingSite
  return [
    everythingSite,
    ...layoutIds.map((layout) => ({ ...everythingSite, customization: { ...customization, layout } })),
    ...fontIds.map((id) => ({
      ...everythingSite,
      customization: { ...customization, fontFamily: fonts[id].name }
    })),
    { ...everythingSite, customization: { ...customization, animations: false } },
    // The owner's own language brings a typeface of its own.
    {
      ...everythingSite,
      businessInfo: {
        ...everythingSite.businessInfo,
        description: 'عيادة أسنان عائلية في المدينة القديمة منذ سنوات طويلة'
      }
    },
    ...messageWayIds.map((way) => ({
      ...everythingSite,
      deployment: { ...deployment, messages: { ...deployment.messages, way } }
    })),
    { ...everythingSite, selectedFeatures: featureIds.filter((id) => id !== 'api') }
  ]
}

/** The statements of a script but for imports, each without what pruning and the formatter may change. */
function statementsOf(outline: Outline = [], text = ''): string[] {
  return outline.flatMap((piece) =>
    piece.kind === 'statement' ? bare(text.slice(piece.start, piece.end)) : []
  )
}

/** The declarations of a style sheet, each with one selector or at-rule of each level around it. */
function declarationsOf(path: string, text: string): string[] {
  return declarationsIn(outlineStyles(path, text), text, '')
}

function declarationsIn(outline: StyleOutline, text: string, around: string): string[] {
  return outline.flatMap((piece) => {
    if (piece.kind === 'comment') return []
    const own = text.slice(piece.start, piece.end).replace(/\/\*.*?\*\//gs, '')
    if (piece.kind === 'leaf') return [`${around}${bare(own)}`]
    const heads =
      piece.kind === 'rule'
        ? piece.selectors.map(({ start, end }) => text.slice(start, end))
        : [own.slice(0, own.indexOf('{'))]
    return heads.flatMap((head) => declarationsIn(piece.pieces, text, `${around}${head.trim()} > `))
  })
}

function bare(text: string): string {
  return text.replace(/^export (?!default)/gm, '').replace(/\s+/g, '')
}

describe.each(snapshots)('the reference app in $framework', (template) => {
  const { framework } = template

  it('brings the format that its code is written in, so that an editor keeps it', () => {
    const ours = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as object
    const text = findText(generate(everythingSite, template), '.prettierrc.json')
    expect(ours).toMatchObject(JSON.parse(text ?? '{}') as object)
    expect(text).toContain('"printWidth"')
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
    const outlines = await outlineScripts(
      new Map(scripts.map(({ path, content }) => [path, String(content)] as const))
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

  it('holds no file that no choice needs', () => {
    const needed = new Set(alternatives().flatMap((site) => [...generate(site, template).keys()]))
    const dead = [...readReference(framework).keys()].filter((path) => !needed.has(path))
    expect(dead).toEqual([])
  })

  it('holds no rule of a style sheet that no choice needs', () => {
    const needed = new Set<string>()
    for (const site of alternatives())
      for (const { path, content } of generate(site, template).values())
        if (template.styleOutlines.has(path))
          for (const each of declarationsOf(path, String(content))) needed.add(`${path}: ${each}`)
    const dead = [...template.styleOutlines.keys()].flatMap((path) =>
      declarationsOf(path, findText(template.files, path) ?? '')
        .map((each) => `${path}: ${each}`)
        .filter((each) => !needed.has(each))
    )
    expect(dead).toEqual([])
  })

  it('holds no declaration that no choice needs', () => {
    const texts = new Map<string, Set<string>>()
    for (const site of alternatives())
      for (const { path, content } of generate(site, template).values())
        if (template.outlines.has(path))
          texts.set(path, (texts.get(path) ?? new Set()).add(bare(String(content))))
    // The builder works with the palette too.
    const own = [...readReference(framework).values()].filter(({ path }) => path !== 'site-build/scheme.ts')
    const dead = own.flatMap(({ path, content }) =>
      statementsOf(template.outlines.get(path), String(content))
        .filter((each) => ![...(texts.get(path) ?? [])].some((text) => text.includes(each)))
        .map((each) => `${path}: ${each}`)
    )
    expect(dead).toEqual([])
  })
})

import type { Range } from '../engine/rule.ts'
import { extractFacts, noFacts, type ImportFact, type ScriptFacts } from './facts.ts'
import { readTags } from './html.ts'
import { kindOf, type Kind } from './kind.ts'
import { readScript } from './script.ts'

const endings = ['vue', 'svelte', 'astro']

/** Whether a file is a component whose scripts stand beside its markup: Vue, Svelte, Astro. */
export function isComponent({ id }: Kind): boolean {
  return endings.includes(id)
}

/** A script of a component: its place, and the ending that a file of it would have. */
export interface Block {
  range: Range
  ending: string
}

/** What is no script of the component: data, templates, what the framework leaves as it is. */
const isForeign = ({ type = '', ...others }: Readonly<Record<string, string>>): boolean =>
  'is:inline' in others || 'define:vars' in others || /json|template|importmap|speculationrules/i.test(type)

const languageOf = ({ lang = '', type = '' }: Readonly<Record<string, string>>): string =>
  /^[tj]sx?$/.test(lang) ? lang : /typescript/.test(lang + type) ? 'ts' : 'js'

interface Parts {
  blocks: Block[]
  /** Scripts in files of their own. */
  sources: ImportFact[]
}

/** The scripts of Vue and Svelte stand at the top, those of Astro anywhere. */
function readParts(text: string, id: string): Parts {
  const parts: Parts = { blocks: [], sources: [] }
  const [fence = '', start = ''] = id === 'astro' ? (/^\s*(---\r?\n)[\s\S]*?\n---/.exec(text) ?? []) : []
  if (fence !== '') {
    const from = fence.indexOf(start) + start.length
    parts.blocks.push({ range: [from, fence.length - 3], ending: 'ts' })
  }
  let depth = 0
  readTags(blank(text, [fence.length, text.length]), {
    open: ({ name, attributes, range }) => {
      depth += 1
      if (name !== 'script' || isForeign(attributes) || (depth > 1 && id !== 'astro')) return
      const { src } = attributes
      const at = src === undefined ? -1 : text.indexOf(src, range[0])
      if (src?.startsWith('.') && at >= 0)
        parts.sources.push({
          specifier: src,
          range: [at, at + src.length],
          names: [],
          form: 'static',
          typeOnly: false
        })
      const end = text.slice(range[1]).search(/<\/script/i)
      const ending = id === 'astro' ? 'ts' : languageOf(attributes)
      if (end > 0) parts.blocks.push({ range: [range[1], range[1] + end], ending })
    },
    close: () => void (depth -= 1)
  })
  return parts
}

/** A text of which only a part is left; lines and columns stay as they were. */
export function blank(text: string, [start, end]: Range): string {
  return text.slice(0, start).replace(/[^\r\n]/g, ' ') + text.slice(start, end)
}

/** The scripts that stand in a component of Vue. */
export function readBlocks(text: string): readonly Block[] {
  return readParts(text, 'vue').blocks
}

/** What a component imports, from all of its scripts. What it exports and which names it uses depends on its language. */
export function componentFacts(text: string, { id }: Kind): ScriptFacts {
  const { blocks, sources } = readParts(text, id)
  const read = blocks.map(({ range, ending }) => {
    const script = blank(text, range)
    const kind = kindOf(`script.${ending}`)
    return extractFacts(readScript(script, kind), script)
  })
  return {
    ...noFacts,
    parsed: read.every(({ parsed }) => parsed),
    imports: [...sources, ...read.flatMap(({ imports }) => imports)]
  }
}

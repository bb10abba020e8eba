import { Parser } from 'htmlparser2'
import type { Range } from '../engine/rule.ts'

/** The tags of a page as they are met. */
export interface TagHandlers {
  open: (tag: { name: string; attributes: Readonly<Record<string, string>>; range: Range }) => void
  text?: (words: string) => void
  /** `implied` where the page leaves the closing tag out. */
  close: (name: string, implied: boolean) => void
}

/** Elements whose end HTML lets authors leave out. */
export const optionalEnds: ReadonlySet<string> = new Set(
  'html head body li dt dd p rt rp optgroup option colgroup caption thead tbody tfoot tr td th area base br col embed hr img input link meta param source track wbr'.split(
    ' '
  )
)

/** No page that people write is nested deeper; the parser looks over all that is open at each tag. */
const deepest = 500

class TooDeep extends Error {}

/** Reads the tags of a page, as far as it is nested like a page. */
export function readTags(text: string, handlers: TagHandlers): void {
  let depth = 0
  const parser = new Parser({
    onopentag: (name, attributes) => {
      depth += 1
      if (depth > deepest) throw new TooDeep()
      handlers.open({ name, attributes, range: [parser.startIndex, parser.endIndex + 1] })
    },
    ontext: (words) => handlers.text?.(words),
    onclosetag: (name, implied) => {
      depth -= 1
      handlers.close(name, implied)
    }
  })
  try {
    parser.end(text)
  } catch (thrown) {
    if (!(thrown instanceof TooDeep)) throw thrown
  }
}

/** An element of a page, with the attributes as they are written. */
export interface HtmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  /** Of the opening tag. */
  range: Range
  /** The words inside, those of inner elements included; shortened where there are many. */
  text: string
  /** The element that it stands in; undefined at the top. */
  parent: HtmlElement | undefined
}

const longestText = 2000

/** The elements of a page in order of their opening tags; browsers' rules for what is left open hold. */
export function parseElements(text: string): HtmlElement[] {
  const elements: HtmlElement[] = []
  const open: HtmlElement[] = []
  readTags(text, {
    open: ({ name, attributes, range }) => {
      const element: HtmlElement = { name, attributes, range, text: '', parent: open.at(-1) }
      elements.push(element)
      open.push(element)
    },
    text: (words) => {
      const inside = open.at(-1)
      if (inside && inside.text.length < longestText) inside.text += words.slice(0, longestText)
    },
    close: () => {
      const closed = open.pop()
      const parent = open.at(-1)
      if (closed && parent && parent.text.length < longestText) parent.text += closed.text
    }
  })
  return elements
}

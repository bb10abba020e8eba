import type { Range } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'

/** An attribute of an element. */
export interface MarkupAttribute {
  /** Its literal value; undefined where an expression is evaluated at run time. */
  words?: string | undefined
  /** The source of its value, literal or expression; equal sources are taken for equal values. */
  written: string
}

/** An element of JSX or of a template, independent of the syntax of its framework. */
export interface MarkupElement {
  /** As in the source. */
  name: string
  /** A component, whose rendered elements are not known. */
  component: boolean
  /** The opening tag. */
  range: Range
  /** By their names in HTML. */
  attributes: ReadonlyMap<string, MarkupAttribute>
  /** It may get more attributes at run time (spread, fallthrough), so that none is reported as missing. */
  open: boolean
  children: readonly MarkupChild[]
}

/** `words` is content that a screen reader may read out: text, an expression, HTML that is set, a slot. */
export type MarkupChild = MarkupElement | 'words'

const fields = new Set(['input', 'select', 'textarea'])
const unlabelled = new Set(['hidden', 'submit', 'button', 'reset', 'image'])

function isNamed({ attributes }: MarkupElement): boolean {
  return ['aria-label', 'aria-labelledby', 'title'].some((name) => {
    const found = attributes.get(name)
    return found !== undefined && found.words?.trim() !== ''
  })
}

/** Whether a child is, or holds, content that a screen reader may read out. */
function isReadable(each: MarkupChild, readable: ReadonlySet<MarkupChild>): boolean {
  if (each === 'words' || each.component) return true
  if (each.name === 'img') return each.attributes.get('alt')?.words !== ''
  return each.name === 'svg' ? !each.attributes.has('aria-hidden') : readable.has(each)
}

interface Surroundings {
  /** Stands inside a label, or inside a component that may be one. */
  labelled: boolean
  /** Ids that a `for` of this file refers to. */
  targets: ReadonlySet<string>
  /** Elements that hold content that a screen reader may read out. */
  readable: ReadonlySet<MarkupChild>
}

function findProblem(
  element: MarkupElement,
  { labelled, targets, readable }: Surroundings
): string | undefined {
  const { name, attributes, open } = element
  if (open) return undefined
  if (name === 'html') return attributes.has('lang') ? undefined : messages.noLanguage
  if (attributes.get('aria-hidden')?.words === 'true' || attributes.has('hidden')) return undefined
  if (name === 'img') return attributes.has('alt') || isNamed(element) ? undefined : messages.noPictureText
  if (fields.has(name)) {
    const type = attributes.get('type')
    const skipped = type !== undefined && (type.words === undefined || unlabelled.has(type.words))
    const id = attributes.get('id')
    // A name that is handed in may be given to a label elsewhere.
    const known = isNamed(element) || labelled || (id && (id.words === undefined || targets.has(id.written)))
    return skipped || known ? undefined : messages.noLabel(name)
  }
  const pressed = name === 'button' || (name === 'a' && attributes.has('href'))
  return pressed && !isNamed(element) && !readable.has(element) ? messages.noName(name) : undefined
}

/** An element whose name, label or picture text is missing, and the message. */
export interface AccessProblem {
  message: string
  range: Range
}

/** Picture texts, labels and names in the markup of a file, as far as they are written out. */
export function accessProblems(roots: readonly MarkupElement[]): AccessProblem[] {
  const all: { element: MarkupElement; labelled: boolean }[] = []
  const targets = new Set<string>()
  // A stack in place of recursion: hostile markup nests deeper than the call stack.
  const waiting = roots.toReversed().map((element) => ({ element, labelled: false }))
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { element } = next
    all.push(next)
    const target = element.attributes.get('for')
    if (target) targets.add(target.written)
    const labelled = next.labelled || element.name === 'label' || element.component
    for (const each of element.children.toReversed())
      if (each !== 'words') waiting.push({ element: each, labelled })
  }
  const readable = new Set<MarkupChild>()
  // Children come after their parents, so that backwards each is known before it is asked for.
  for (const { element } of all.toReversed())
    if (element.children.some((each) => isReadable(each, readable))) readable.add(element)
  return all.flatMap(({ element, labelled }) => {
    const message = findProblem(element, { labelled, targets, readable })
    return message === undefined ? [] : [{ message, range: element.range }]
  })
}

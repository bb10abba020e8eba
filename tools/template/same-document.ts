// The documents that the templates of two frameworks prerender, made comparable: what visitors get is the same but for
// what a framework writes for itself. Each line of the normalisation says why it is there.
import { Parser } from 'htmlparser2'

/** Attributes that a framework writes for itself. */
const frameworkAttributes: ReadonlySet<string> = new Set([
  // React Router marks links whose routes a server could tell it.
  'data-discover',
  // Vue is told that the text may differ while hydrating; React knows it from its code.
  'data-allow-mismatch'
])

/** Ids that a framework makes: `_R_1ab_` of React, `v-0-1` of Vue. */
const generatedId = /(?<![\w-])(?:_R_\w*_|v-\d+(?:-\d+)*)/g

/** Attributes that hold ids. */
const idAttributes: ReadonlySet<string> = new Set(
  'id for name aria-labelledby aria-describedby aria-controls popovertarget'.split(' ')
)

/** The page of a prerendered document in lines, one for each tag and text, without what frameworks differ in. */
export function pageLines(html: string): string[] {
  const lines: string[] = []
  const ids = new Map<string, string>()
  let text = ''
  let depth = 0

  function flush(): void {
    // White space collapses in the browser as well; at the edges of an element and beside one it stays.
    const collapsed = text.replace(/\s+/g, ' ')
    if (collapsed !== '') lines.push(`"${collapsed}"`)
    text = ''
  }

  // Comments are left out: they mark where texts and parts begin.
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'link') return
      if (depth === 0 && attributes['id'] !== 'root') return
      flush()
      depth += 1
      const written = Object.entries(attributes)
        .filter(([key]) => !frameworkAttributes.has(key))
        .map(([key, value]): [string, string] => [key, comparable(key, value, ids)])
        // An attribute without a class is one that is not there.
        .filter(([key, value]) => !(key === 'class' && value === ''))
        .map(([key, value]) => ` ${key}=${JSON.stringify(value)}`)
      lines.push(`<${name}${written.sort().join('')}>`)
    },
    ontext(data) {
      if (depth > 0) text += data
    },
    onclosetag(name) {
      if (name === 'link' || depth === 0) return
      flush()
      depth -= 1
      lines.push(`</${name}>`)
    }
  })
  parser.end(html)
  return lines
}

function comparable(key: string, value: string, ids: Map<string, string>): string {
  // A style says the same with and without a semicolon at its end, and without blanks.
  if (key === 'style') return value.replace(/\s*([:;])\s*/g, '$1').replace(/;$/, '')
  if (key === 'class') return value.trim().split(/\s+/).join(' ')
  if (!idAttributes.has(key)) return value
  // Generated ids are counted in the order in which they stand in the page.
  return value.replace(generatedId, (id) => {
    const known = ids.get(id) ?? `id-${ids.size}`
    ids.set(id, known)
    return known
  })
}

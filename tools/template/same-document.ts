// The documents that the templates of two frameworks prerender, made comparable: what visitors get is the same but for
// what a framework writes for itself. Each line of the normalisation says why it is there.
import { Parser } from 'htmlparser2'

/** Attributes that a framework writes for itself. */
const frameworkAttributes: ReadonlySet<string> = new Set([
  // React Router marks links whose routes a server could tell it.
  'data-discover',
  // Vue is told that the text may differ while hydrating; React knows it from its code.
  'data-allow-mismatch',
  // SvelteKit takes from a link what other routers are told when it is followed.
  'data-sveltekit-replacestate',
  'data-sveltekit-reset',
  // Angular says on its root which version of it drew the page, and that it did so for a build.
  'ng-version',
  'ng-server-context',
  // Angular finds by these which views a prerendered part is made of.
  'ngh',
  // Angular replays what happens to an element before the page has started.
  'jsaction'
])

/** Angular leaves the attributes by which components and directives of the template are selected: `appPageHead`. */
const selectorAttribute = /^app[a-z]+$/

/** Elements that a framework adds around what it draws; what they hold stays. */
const transparent: ReadonlySet<string> = new Set([
  // Angular's router draws a page behind this one,
  'router-outlet',
  // and into this one, which takes no place: `display: contents`.
  'app-page'
])

/** Ids that a framework makes: `_R_1ab_` of React, `v-0-1` of Vue, `s12` of Svelte, `ng-3` of Angular. */
const generatedId = /(?<![\w-])(?:_R_\w*_|v-\d+(?:-\d+)*|s\d+|ng-\d+)/g

/** Elements that no visitor sees. */
const leftOut: ReadonlySet<string> = new Set([
  // React preloads pictures and style sheets beside the part that needs them.
  'link',
  // SvelteKit starts the page by a script in it; Angular keeps in one what it needs to hydrate the page.
  'script'
])

/** Attributes that hold ids. */
const idAttributes: ReadonlySet<string> = new Set(
  'id for name aria-labelledby aria-describedby aria-controls popovertarget'.split(' ')
)

/**
 * Elements that are blocks, rows or shapes: blank text beside them cannot be seen. Svelte writes a blank where a line
 * ends between two elements of its source.
 */
const blocks: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote caption dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header legend li main nav noscript ol option p search section select summary table tbody td ' +
    'th thead tr ul circle g line path rect text'
  ).split(' ')
)

/** The page of a prerendered document in lines, one for each tag and text, without what frameworks differ in. */
export function pageLines(html: string): string[] {
  const lines: string[] = []
  const ids = new Map<string, string>()
  let text = ''
  let depth = 0
  let isScript = false

  function flush(): void {
    // White space collapses in the browser as well; at the edges of an element and beside one it stays.
    const collapsed = text.replace(/\s+/g, ' ')
    if (collapsed !== '') lines.push(`"${collapsed}"`)
    text = ''
  }

  // Comments are left out: they mark where texts and parts begin.
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script') isScript = true
      if (leftOut.has(name) || transparent.has(name)) return
      if (depth === 0 && attributes['id'] !== 'root') return
      flush()
      depth += 1
      const written = Object.entries(attributes)
        .filter(([key]) => !frameworkAttributes.has(key) && !selectorAttribute.test(key))
        .map(([key, value]): [string, string] => [key, comparable(key, value, ids)])
        // An attribute without a class is one that is not there.
        .filter(([key, value]) => !(key === 'class' && value === ''))
        .map(([key, value]) => ` ${key}=${JSON.stringify(value)}`)
      lines.push(`<${name}${written.sort().join('')}>`)
    },
    ontext(data) {
      if (depth > 0 && !isScript) text += data
    },
    onclosetag(name) {
      if (name === 'script') isScript = false
      if (leftOut.has(name) || transparent.has(name) || depth === 0) return
      flush()
      depth -= 1
      lines.push(`</${name}>`)
    }
  })
  parser.end(html)
  return lines.filter(
    (line, index) => line !== '" "' || !(isBlock(lines[index - 1]) || isBlock(lines[index + 1]))
  )
}

function isBlock(line = ''): boolean {
  return blocks.has(/^<\/?([\w-]+)/.exec(line)?.[1] ?? '')
}

function comparable(key: string, value: string, ids: Map<string, string>): string {
  // A style says the same with and without a semicolon at its end, and without blanks.
  if (key === 'style') return value.replace(/\s*([:;])\s*/g, '$1').replace(/;$/, '')
  // Angular writes the classes of an expression behind all others.
  if (key === 'class') return value.trim().split(/\s+/).sort().join(' ')
  if (!idAttributes.has(key)) return value
  // Generated ids are counted in the order in which they stand in the page.
  return value.replace(generatedId, (id) => {
    const known = ids.get(id) ?? `id-${ids.size}`
    ids.set(id, known)
    return known
  })
}

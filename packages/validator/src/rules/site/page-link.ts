import type { Context } from '../../engine/context.ts'
import type { Finding, ProjectRule } from '../../engine/rule.ts'
import { isOwnAddress, servedFile, siteFacts } from '../../engine/site-facts.ts'
import { messages } from '../../messages.ts'
import type { HtmlElement } from '../../sources/html.ts'

/** Where an element asks for a file, and whether the page works without it. */
const asks: Readonly<Record<string, { attribute: string; critical: boolean }>> = {
  script: { attribute: 'src', critical: true },
  link: { attribute: 'href', critical: false },
  img: { attribute: 'src', critical: false },
  source: { attribute: 'src', critical: false }
}

/** Links that name files; a canonical link or an alternate names a page. */
const fileLinks = /\b(stylesheet|icon|apple-touch-icon|modulepreload|preload)\b/i

function findAddress({ name, attributes }: HtmlElement): { address: string; critical: boolean } | undefined {
  const asked = asks[name]
  const address = asked && attributes[asked.attribute]
  if (!asked || !address || !isOwnAddress(address)) return undefined
  if (name !== 'link') return { address, critical: asked.critical }
  const rel = attributes['rel'] ?? ''
  return fileLinks.test(rel) ? { address, critical: /\bstylesheet\b/i.test(rel) } : undefined
}

/** A page of a site without a build leads to other pages by their files. */
function deadLinks(context: Context, file: string, elements: readonly HtmlElement[]): Finding[] {
  return elements.flatMap(({ name, attributes, range }): Finding[] => {
    const address = name === 'a' ? attributes['href'] : undefined
    const page = address !== undefined && isOwnAddress(address) && /\.html?(?:[?#]|$)/.test(address)
    if (!page || servedFile(context, file, address) !== undefined) return []
    return [{ file, range, message: messages.deadLink(address), severity: 'warning' }]
  })
}

/** Files that a page at the root asks for and that are not there. Its scripts are looked at with the imports. */
export const pageLink: ProjectRule = {
  id: 'page/link',
  type: 'structure',
  severity: 'error',
  phase: 'project',
  scope: 'project',
  check: (context) =>
    [...siteFacts(context).pages].flatMap(([file, elements]) => [
      ...elements.flatMap((element): Finding[] => {
        const asked = findAddress(element)
        const rootedScript = element.name === 'script' && asked?.address.startsWith('/')
        if (!asked || rootedScript || servedFile(context, file, asked.address) !== undefined) return []
        const severity = asked.critical ? 'error' : 'warning'
        return [{ file, range: element.range, message: messages.missingLinked(asked.address), severity }]
      }),
      ...(!context.profile.built ? deadLinks(context, file, elements) : [])
    ])
}

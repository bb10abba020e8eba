import type { Context } from '../../engine/context.ts'
import type { Finding, ProjectRule } from '../../engine/rule.ts'
import { servedFile, siteFacts } from '../../engine/site-facts.ts'
import { messages } from '../../messages.ts'
import type { HtmlElement } from '../../sources/html.ts'

/** Scripts that the start page loads; some bundlers put the entry into a page of the public folder. */
function entriesOf(context: Context, home: string): string[] {
  const loaded = (siteFacts(context).pages.get(home) ?? []).flatMap(({ name, attributes }) => {
    const path =
      name === 'script' && attributes['src'] ? servedFile(context, home, attributes['src']) : undefined
    return path === undefined ? [] : [path]
  })
  const injected = context.profile.injected.filter((path) => context.scripts.has(path))
  return home.includes('/') && loaded.length === 0 ? injected : loaded
}

/** Whether a script, of the project or in the page, writes elements and names an id: the element may come from there. */
function isWritten({ scripts, text }: Context, page: readonly HtmlElement[], id: string): boolean {
  const names = (code: string): boolean => code.split(/["'`=#\s>]+/).includes(id)
  return (
    [...scripts].some(([path, { writesElements }]) => writesElements && names(text(path) ?? '')) ||
    page.some((element) => element.name === 'script' && names(element.text))
  )
}

/** The element that an application is drawn in: the start page has to have it, or a script has to write it. */
export const rootElement: ProjectRule = {
  id: 'page/root-element',
  type: 'structure',
  severity: 'error',
  phase: 'project',
  scope: 'project',
  check: (context) => {
    const { home, pages } = siteFacts(context)
    if (home === undefined) return []
    const page = pages.get(home) ?? []
    const ids = new Set(page.map(({ attributes }) => attributes['id']))
    return entriesOf(context, home).flatMap((file) =>
      (context.scripts.get(file)?.elements ?? [])
        .filter(({ value }) => !ids.has(value) && !isWritten(context, page, value))
        .map(({ value, range }): Finding => ({ file, range, message: messages.noElement(value, home) }))
    )
  }
}

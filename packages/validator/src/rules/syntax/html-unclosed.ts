import type { FileRule, LocalFinding } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { optionalEnds, readTags } from '../../sources/html.ts'

/** Elements that are never closed: browsers close them somewhere, seldom where their author meant. */
export const htmlUnclosed: FileRule = {
  id: 'html/unclosed',
  type: 'syntax',
  severity: 'warning',
  phase: 'syntax',
  scope: 'file',
  languages: ['html'],
  check: ({ text }) => {
    const found: LocalFinding[] = []
    const open: { name: string; start: number }[] = []
    readTags(text, {
      open: ({ name, range }) => open.push({ name, start: range[0] }),
      close: (name, implied) => {
        const opened = open.pop()
        // Elements inside a drawing close themselves.
        const itself = opened && text[text.indexOf('>', opened.start) - 1] === '/'
        if (!implied || optionalEnds.has(name) || !opened || itself) return
        found.push({
          message: messages.unclosedTag(name),
          range: [opened.start, opened.start + name.length + 1]
        })
      }
    })
    return found
  }
}

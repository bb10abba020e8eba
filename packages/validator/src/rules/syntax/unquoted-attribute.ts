import type { FileRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { mend, type Patch } from './mend.ts'

const value = /^(?:[^\s"'{}<>=`/]|\/(?!>))(?:[^\s"'{}<>`/]|\/(?!>))*/
const nextWord = /^[ \t]+([A-Za-z][\w:./-]*)(?=[\s/>])/
const flags = new Set(
  'allowFullScreen async autoFocus autoPlay checked controls default defaultChecked defer disabled download formNoValidate hidden inert itemScope loop multiple muted noModule noValidate open playsInline readOnly required reversed selected'.split(
    ' '
  )
)

/** The end of an unquoted value: class names go on until something that is no class name. */
function valueEnd(text: string, start: number): number {
  const written = value.exec(text.slice(start, start + 2000))?.[0]
  if (written === undefined) return start
  let end = start + written.length
  if (!/\bclass(Name)?=$/.test(text.slice(Math.max(0, start - 12), start))) return end
  for (;;) {
    const word = nextWord.exec(text.slice(end, end + 200))
    if (!word?.[1] || flags.has(word[1])) return end
    end += word[0].length
  }
}

function quote(text: string, position: number): Patch[] {
  const end = valueEnd(text, position)
  return end === position ? [] : [{ range: [position, end], text: `"${text.slice(position, end)}"` }]
}

/** `className=card` in JSX (spec 3 §5); the value gets its quotes. */
export const unquotedAttribute: FileRule = {
  id: 'jsx/unquoted-attribute',
  type: 'syntax',
  severity: 'error',
  phase: 'syntax',
  scope: 'file',
  languages: ['script'],
  check: (source) => {
    if (!source.kind.jsx) return []
    const patches = mend(source, (text, problem) =>
      problem.code === 'UnsupportedJsxValue' ? quote(text, problem.position) : []
    )
    return patches.map((patch) => ({
      message: messages.unquotedAttribute,
      range: patch.range,
      fix: { confidence: 'certain', edits: [patch] }
    }))
  }
}

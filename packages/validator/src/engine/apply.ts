import { file as fileOf, toProject, type File, type Project } from '@sitewright/project'
import { applyEdits as applyJson, modify, type FormattingOptions } from 'jsonc-parser'
import type { Edit, Fix, Range } from './rule.ts'

type TextEdit = Extract<Edit, { op: 'text' }>

/** Applies edits to a text; they must not overlap. Insertions at one place stay in order. */
export function editText(text: string, edits: readonly { range: Range; text: string }[]): string {
  const ordered = edits.map((edit, index) => ({ ...edit, index }))
  ordered.sort((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1] || a.index - b.index)
  let at = 0
  let result = ''
  for (const edit of ordered) {
    result += text.slice(at, edit.range[0]) + edit.text
    at = edit.range[1]
  }
  return result + text.slice(at)
}

function formatting(text: string): FormattingOptions {
  const indent = /^[ \t]+(?=")/m.exec(text)?.[0] ?? '  '
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n'
  }
}

function setMember(text: string, path: readonly string[], value: string): string {
  return applyJson(text, modify(text, [...path], value, { formattingOptions: formatting(text) }))
}

/** Applies edits to a project. Existing files are never created over, and never dropped. */
export function applyEdits(project: Project, edits: readonly Edit[]): Project {
  const files = new Map<string, File>(project)
  const texts = Map.groupBy(
    edits.filter((edit): edit is TextEdit => edit.op === 'text'),
    (edit) => edit.file
  )
  for (const [path, changes] of texts) {
    const before = files.get(path)
    if (typeof before?.content === 'string')
      files.set(path, { ...before, content: editText(before.content, changes) })
  }
  for (const edit of edits) {
    const target = files.get(edit.file)
    if (edit.op === 'member' && typeof target?.content === 'string') {
      files.set(edit.file, { ...target, content: setMember(target.content, edit.path, edit.value) })
    }
    if (edit.op === 'create' && !files.has(edit.file)) files.set(edit.file, fileOf(edit.file, edit.content))
    if (edit.op !== 'rename' || files.has(edit.to)) continue
    const moved = files.get(edit.file)
    if (!moved) continue
    files.delete(edit.file)
    files.set(edit.to, fileOf(edit.to, moved.content))
  }
  return toProject(files.values())
}

function overlap(a: Edit, b: Edit): boolean {
  if (a.op === 'member' && b.op === 'member')
    return a.file === b.file && a.path.join('\0') === b.path.join('\0')
  if (a.op !== 'text' || b.op !== 'text') return a.file === b.file || (a.op === 'rename' && a.to === b.file)
  if (a.file !== b.file) return false
  return a.range[0] <= b.range[1] && b.range[0] <= a.range[1]
}

/** The fixes that do not conflict with an earlier one; the others wait for the next round. */
export function compatible<Item extends { fix: Fix }>(items: readonly Item[]): Item[] {
  const taken = new Map<string, Edit[]>()
  return items.filter(({ fix }) => {
    const clash = fix.edits.some((edit) => (taken.get(edit.file) ?? []).some((other) => overlap(edit, other)))
    if (clash) return false
    for (const edit of fix.edits) taken.set(edit.file, [...(taken.get(edit.file) ?? []), edit])
    return true
  })
}

// What a person does with a page, in an engine that finds elements by script: by role, name and label, waited for.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../root.ts'
import type { Engine, FoundElement, Target } from './engine.ts'

/** Testing Library, which knows roles and accessible names; it defines `TestingLibraryDom`. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8'
)

const waitMs = 60_000

const findByRole = `
  const [role, name, flags] = arguments
  const wanted = flags === null ? name : new RegExp(name, flags)
  const found = TestingLibraryDom.queryAllByRole(document.body, role, { name: wanted })[0] ?? null
  // A driver scrolls no further than the edge of the window, where bars lie over the page.
  found?.scrollIntoView({ block: 'center' })
  if (found === null) return null
  // A driver presses where the element was: one that moves, or that something covers, is looked for again.
  const { x, y, width, height } = found.getBoundingClientRect()
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => {
      const now = found.getBoundingClientRect()
      const isStill = now.x === x && now.y === y && now.width === width && now.height === height
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      const isHit = hit !== null && (found.contains(hit) || hit.contains(found) || (found.labels?.[0]?.contains(hit) ?? false))
      resolve(isStill && isHit ? found : null)
    }))
  })`

const findByLabel = `
  const [label, flags] = arguments
  const named = flags === null ? label : new RegExp(label, flags)
  const field = TestingLibraryDom.queryAllByLabelText(document.body, named, { selector: 'input, textarea, select' })
    .find((each) => each.checkVisibility())`

const findText = `
  const [selector, text] = arguments
  return [...document.querySelectorAll(selector)].some((each) => each.checkVisibility() && each.innerText.includes(text))`

// As a paste does it: key by key, each of which the preview follows, a slow machine takes minutes.
const fillByLabel = `${findByLabel}
  if (!field) return false
  field.focus()
  field.select()
  document.execCommand('insertText', false, arguments[2])
  return field.value === arguments[2]`

const chooseByLabel = `${findByLabel}
  const option = [...(field?.options ?? [])].find(({ label, value }) => [label, value].includes(arguments[2]))
  if (!option) return false
  field.focus()
  option.selected = true
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  return true`

/** A text or regular expression as arguments that travel to a page: its source, and its flags or null. */
function toArguments(name: string | RegExp): [string, string | null] {
  return typeof name === 'string' ? [name, null] : [name.source, name.flags]
}

/** A page as a person uses it. */
export interface PersonsWindow {
  click: (role: string, name: string | RegExp) => Promise<void>
  /** Replaces what stands in a field. */
  fill: (label: string | RegExp, text: string) => Promise<void>
  choose: (label: string, option: string) => Promise<void>
  /** Waits until a text stands in the element of a selector. Roles are for acting: all of a long page take seconds. */
  see: (selector: string, text: string) => Promise<void>
  /** Waits until a script, the body of a function, returns something true. */
  until: (what: string, body: string, ...values: unknown[]) => Promise<void>
}

/** Acts in the window of an engine. */
export function personsWindow(engine: Engine): PersonsWindow {
  const withLibrary = async <T>(work: () => Promise<T>): Promise<T> => {
    const there = await engine.run('return typeof TestingLibraryDom === "object"')
    // A script of its own would be refused by the policy of the pages; what a driver evaluates is not.
    if (there !== true) await engine.run(library)
    return work()
  }
  const find = ({ role, name }: Target): Promise<FoundElement | undefined> =>
    withLibrary(() => engine.find(findByRole, role, ...toArguments(name)))
  const act = async (what: string, attempt: () => Promise<boolean>): Promise<void> => {
    const deadline = Date.now() + waitMs
    let last = ''
    while (Date.now() < deadline) {
      // A page that is drawn anew in between, or a moving button, is tried again, as a person would.
      const done = await attempt().catch((error: unknown) => {
        last = error instanceof Error ? error.message : ''
        return false
      })
      if (done) return
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
    await engine.saveScreenshot(join(root, 'build/engines/failed.png'))
    throw new Error(`${what} in ${engine.name}: not within ${waitMs / 1000} s. ${last}`)
  }
  return {
    click: (role, name) =>
      act(`click on ${role} ${String(name)}`, async () => {
        const found = await find({ role, name })
        if (found === undefined) return false
        await found.click()
        return true
      }),
    fill: (label, text) =>
      act(`fill ${String(label)}`, async () => {
        const filled = await withLibrary(() => engine.run(fillByLabel, ...toArguments(label), text))
        return filled === true
      }),
    choose: (label, option) =>
      act(`choose ${option} of ${label}`, async () => {
        const chosen = await withLibrary(() => engine.run(chooseByLabel, ...toArguments(label), option))
        return chosen === true
      }),
    see: (selector, text) =>
      act(`see ${text}`, async () => (await engine.run(findText, selector, text)) === true),
    until: (what, body, ...values) => act(what, async () => (await engine.run(body, ...values)) === true)
  }
}

import { expect as vitestExpect } from 'vitest'
import { isVisible, Locator } from './locator.ts'
import { page, type Page } from './page.ts'

/** For so long an assertion is tried again; in milliseconds. */
const timeout = 15_000

type Text = string | RegExp

const normalized = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
const contains = (text: string, part: Text): boolean =>
  typeof part === 'string' ? normalized(text).includes(normalized(part)) : part.test(text)
const equals = (text: string, whole: Text): boolean =>
  typeof whole === 'string' ? normalized(text) === normalized(whole) : whole.test(text)

/** The text of an element as it is shown. */
const textOf = (element: Element): string => element.textContent

/** Whether an element is disabled, by the browser or for assistive technology (`aria-disabled`). */
const isDisabled = (element: Element): boolean =>
  element.matches(':disabled') || element.closest('[aria-disabled=true]') !== null

interface Assertions {
  not: Omit<Assertions, 'not'>
  toBeVisible: (options?: { timeout?: number }) => Promise<void>
  toBeHidden: (options?: { timeout?: number }) => Promise<void>
  toBeAttached: () => Promise<void>
  toBeFocused: () => Promise<void>
  toBeChecked: () => Promise<void>
  toBeDisabled: () => Promise<void>
  toBeEnabled: () => Promise<void>
  toBeInViewport: (options?: { ratio?: number }) => Promise<void>
  toHaveCount: (count: number, options?: { timeout?: number }) => Promise<void>
  toHaveText: (text: Text | readonly Text[]) => Promise<void>
  toContainText: (text: Text | readonly Text[], options?: { timeout?: number }) => Promise<void>
  toHaveValue: (value: Text) => Promise<void>
  toHaveAttribute: (name: string, value?: Text) => Promise<void>
  toHaveAccessibleName: (name: Text) => Promise<void>
  toHaveAccessibleDescription: (description: Text) => Promise<void>
  toHaveClass: (name: Text) => Promise<void>
}

/** What Vitest asserts of an element at once. */
interface ElementAssertion {
  not: ElementAssertion
  toBeChecked: () => void
  toBeInViewport: (options?: { ratio?: number }) => Promise<void>
  toHaveAttribute: (name: string, value?: unknown) => void
  toHaveAccessibleName: (name: Text) => void
  toHaveAccessibleDescription: (description: Text) => void
}

/** A text to compare with, for the matchers of Vitest, which take part of a text for a string. */
const pattern = (text: Text): unknown => (typeof text === 'string' ? text : vitestExpect.stringMatching(text))

/** What an assertion reads of the page, again and again until it is as it should be. */
function assertions(locator: Locator, isNot: boolean, message: string | undefined): Omit<Assertions, 'not'> {
  const name = message ?? locator.name
  const all = (): HTMLElement[] => locator.found.elements() as HTMLElement[]
  const only = (): HTMLElement => {
    const elements = all()
    if (elements.length > 1) throw new Error(`${name} is ${elements.length} elements: strict mode`)
    const [element] = elements
    if (element === undefined) throw new Error(`${name} is not there`)
    return element
  }
  const polled = async (run: () => void | Promise<void>): Promise<void> => {
    await vitestExpect.poll(run, { timeout, interval: 50, message: name }).toBeUndefined()
  }
  const check = (run: (assertion: ElementAssertion) => void | Promise<void>): Promise<void> =>
    polled(async () => {
      const assertion = vitestExpect(only(), name) as unknown as ElementAssertion
      await run(isNot ? assertion.not : assertion)
    })
  const hold = (read: () => boolean, what: string, ms = timeout): Promise<void> =>
    vitestExpect.poll(read, { timeout: ms, interval: 50, message: `${name} ${what}` }).toBe(!isNot)
  const texts =
    (expected: Text | readonly Text[], fits: (text: string, part: Text) => boolean) => (): boolean => {
      if (typeof expected === 'string' || expected instanceof RegExp) {
        const elements = all()
        if (elements.length > 1) throw new Error(`${name} is ${elements.length} elements: strict mode`)
        const [element] = elements
        return element !== undefined && fits(textOf(element), expected)
      }
      const elements = all()
      return (
        elements.length === expected.length &&
        elements.every((each, at) => fits(textOf(each), expected[at] ?? ''))
      )
    }
  const sees = (): boolean => {
    const elements = all()
    if (elements.length > 1) throw new Error(`${name} is ${elements.length} elements: strict mode`)
    return elements.some(isVisible)
  }
  return {
    toBeVisible: (options) => hold(sees, 'is visible', options?.timeout),
    toBeHidden: (options) => hold(() => !sees(), 'is hidden', options?.timeout),
    toBeAttached: () => hold(() => all().length > 0, 'is there'),
    toBeFocused: () =>
      hold(() => document.activeElement !== null && document.activeElement === only(), 'has the focus'),
    toBeChecked: () => check((is) => is.toBeChecked()),
    toBeDisabled: () => hold(() => isDisabled(only()), 'is disabled'),
    toBeEnabled: () => hold(() => !isDisabled(only()), 'is enabled'),
    toBeInViewport: (options) => check((is) => is.toBeInViewport(options)),
    toHaveCount: async (count, options) => {
      const assertion = vitestExpect.poll(() => all().length, {
        timeout: options?.timeout ?? timeout,
        interval: 50,
        message: name
      })
      await (isNot ? assertion.not : assertion).toBe(count)
    },
    toHaveText: (text) => hold(texts(text, equals), `has the text ${String(text)}`),
    toContainText: (text, options) =>
      hold(texts(text, contains), `contains ${String(text)}`, options?.timeout),
    toHaveValue: (value) =>
      hold(() => equals((only() as HTMLInputElement).value, value), `has the value ${String(value)}`),
    toHaveAttribute: (attribute, value) =>
      check((is) => {
        if (value === undefined) is.toHaveAttribute(attribute)
        else is.toHaveAttribute(attribute, pattern(value))
      }),
    toHaveAccessibleName: (text) => check((is) => is.toHaveAccessibleName(text)),
    toHaveAccessibleDescription: (text) => check((is) => is.toHaveAccessibleDescription(text)),
    toHaveClass: (text) => hold(() => contains(only().className, text), `has the class ${String(text)}`)
  }
}

interface PageAssertions {
  not: Omit<PageAssertions, 'not'>
  toHaveURL: (url: Text | ((url: URL) => boolean), options?: { timeout?: number }) => Promise<void>
  toHaveTitle: (title: Text) => Promise<void>
}

function pageAssertions(isNot: boolean): Omit<PageAssertions, 'not'> {
  const poll = (read: () => unknown, ms = timeout) => {
    const assertion = vitestExpect.poll(read, { timeout: ms, interval: 50 })
    return isNot ? assertion.not : assertion
  }
  return {
    toHaveURL: async (url, { timeout: ms } = {}) => {
      if (typeof url === 'function') return poll(() => url(new URL(location.href)), ms).toBe(true)
      const address = poll(() => location.href, ms)
      return typeof url === 'string' ? address.toBe(new URL(url, location.origin).href) : address.toMatch(url)
    },
    toHaveTitle: (title) =>
      typeof title === 'string'
        ? poll(() => document.title).toBe(title)
        : poll(() => document.title).toMatch(title)
  }
}

interface Attempts {
  /** Runs it again until it throws nothing. */
  toPass: (options?: { timeout?: number }) => Promise<void>
}

interface Expect {
  (locator: Locator, message?: string): Assertions
  (page: Page): PageAssertions
  (attempt: () => Promise<void>): Attempts & ReturnType<typeof vitestExpect>
  <T>(value: T, message?: string): ReturnType<typeof vitestExpect<T>>
  poll: <T>(
    read: () => T | Promise<T>,
    options?: string | { message?: string; timeout?: number }
  ) => ReturnType<typeof vitestExpect.poll>
  stringMatching: typeof vitestExpect.stringMatching
  stringContaining: typeof vitestExpect.stringContaining
  objectContaining: typeof vitestExpect.objectContaining
  arrayContaining: typeof vitestExpect.arrayContaining
  any: typeof vitestExpect.any
}

/** As Playwright's: what is expected of elements or of the page is waited for. */
export const expect = Object.assign(
  (value: unknown, message?: string): unknown => {
    if (value === page) return Object.assign(pageAssertions(false), { not: pageAssertions(true) })
    if (value instanceof Locator)
      return Object.assign(assertions(value, false, message), { not: assertions(value, true, message) })
    const assertion = vitestExpect(value, message)
    if (typeof value !== 'function') return assertion
    return Object.assign(assertion, {
      toPass: async (options: { timeout?: number } = {}) => {
        await vitestExpect
          .poll(value as () => Promise<void>, {
            timeout,
            interval: 100,
            ...options
          })
          .toBeUndefined()
      }
    })
  },
  {
    poll: (read: () => unknown, options: string | { message?: string; timeout?: number } = {}) =>
      vitestExpect.poll(read, {
        timeout,
        interval: 50,
        ...(typeof options === 'string' ? { message: options } : options)
      }),
    stringMatching: vitestExpect.stringMatching,
    stringContaining: vitestExpect.stringContaining,
    objectContaining: vitestExpect.objectContaining,
    arrayContaining: vitestExpect.arrayContaining,
    any: vitestExpect.any
  }
) as Expect

import {
  locators,
  page as vitestPage,
  userEvent,
  commands,
  type Locator as VitestLocator
} from 'vitest/browser'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    bySelector: (css: string) => VitestLocator
  }
}

const bySelector: object = { bySelector: (css: string) => css }
locators.extend(bySelector)

/** The root of the page, which no locator of Vitest finds: it looks below it. */
const root = {
  selector: 'html',
  elements: () => [document.documentElement],
  findElement: () => Promise.resolve(document.documentElement)
} as Partial<VitestLocator>

type Text = string | RegExp
type RoleOptions = Omit<NonNullable<Parameters<VitestLocator['getByRole']>[1]>, 'includeHidden'> & {
  includeHidden?: boolean
}

/** An action that takes longer than this has failed; in milliseconds. */
const actionTimeout = 15_000

/**
 * Elements of the page, found anew each time, by the names that Playwright has for everything: a test can be moved between
 * the browser tests and the component tests as it is.
 */
export class Locator {
  readonly found: VitestLocator

  constructor(found: VitestLocator) {
    this.found = found
  }

  getByRole(role: string, options?: RoleOptions): Locator {
    return new Locator(this.found.getByRole(role, options))
  }
  getByText(text: Text, options?: { exact?: boolean }): Locator {
    return new Locator(this.found.getByText(text, options))
  }
  getByLabel(text: Text, options?: { exact?: boolean }): Locator {
    return new Locator(this.found.getByLabelText(text, options))
  }
  getByPlaceholder(text: Text): Locator {
    return new Locator(this.found.getByPlaceholder(text))
  }
  getByTitle(text: Text): Locator {
    return new Locator(this.found.getByTitle(text))
  }
  getByAltText(text: Text): Locator {
    return new Locator(this.found.getByAltText(text))
  }
  locator(css: string, { hasText }: { hasText?: Text } = {}): Locator {
    if (css === 'html') return new Locator(root as VitestLocator)
    const found = this.found.bySelector(css)
    return new Locator(hasText === undefined ? found : found.filter({ hasText }))
  }
  filter({
    hasText,
    has,
    hasNot,
    hasNotText
  }: {
    hasText?: Text
    has?: Locator
    hasNot?: Locator
    hasNotText?: Text
  }): Locator {
    return new Locator(
      this.found.filter({
        ...(hasText === undefined ? {} : { hasText }),
        ...(hasNotText === undefined ? {} : { hasNotText }),
        ...(has === undefined ? {} : { has: has.found }),
        ...(hasNot === undefined ? {} : { hasNot: hasNot.found })
      })
    )
  }
  first(): Locator {
    return new Locator(this.found.first())
  }
  last(): Locator {
    return new Locator(this.found.last())
  }
  nth(index: number): Locator {
    return new Locator(this.found.nth(index))
  }
  and(other: Locator): Locator {
    return new Locator(this.found.and(other.found))
  }
  or(other: Locator): Locator {
    return new Locator(this.found.or(other.found))
  }

  /** How it is found, in words. */
  get name(): string {
    const { found } = this as { found: Partial<VitestLocator> }
    return found.asLocator?.() ?? found.selector ?? 'the page'
  }

  /** The one element, once it is there. */
  async element(): Promise<HTMLElement> {
    return (await this.found.findElement({ timeout: actionTimeout })) as HTMLElement
  }
  click(options: Parameters<VitestLocator['click']>[0] = {}): Promise<void> {
    return this.found.click({ timeout: actionTimeout, ...options })
  }
  dblclick(): Promise<void> {
    return this.found.dblClick({ timeout: actionTimeout })
  }
  hover(): Promise<void> {
    return this.found.hover({ timeout: actionTimeout })
  }
  fill(text: string): Promise<void> {
    return this.found.fill(text, { timeout: actionTimeout })
  }
  clear(): Promise<void> {
    return this.found.clear({ timeout: actionTimeout })
  }
  async focus(): Promise<void> {
    ;(await this.element()).focus()
  }
  async blur(): Promise<void> {
    ;(await this.element()).blur()
  }
  press(key: string, { timeout = actionTimeout }: { timeout?: number } = {}): Promise<void> {
    return commands.pressKeyOn(this.found.selector, key, timeout)
  }
  async pressSequentially(text: string): Promise<void> {
    await this.focus()
    await commands.typeText(text)
  }
  async check(options: { force?: boolean } = {}): Promise<void> {
    if (!(await this.isChecked())) await this.click(options)
    if (!(await this.isChecked())) throw new Error(`${this.name} is not checked by a click`)
  }
  async uncheck(): Promise<void> {
    if (await this.isChecked()) await this.click()
    if (await this.isChecked()) throw new Error(`${this.name} is still checked after a click`)
  }
  selectOption(option: string | string[] | { label: string }): Promise<void> {
    return userEvent.selectOptions(
      this.found,
      typeof option === 'object' && 'label' in option ? option.label : option
    )
  }
  setInputFiles(files: UploadedFile | UploadedFile[]): Promise<void> {
    const all = Array.isArray(files) ? files : [files]
    return this.found.upload(
      all.map(({ name, mimeType, buffer }) => new File([buffer], name, { type: mimeType }))
    )
  }
  async scrollIntoViewIfNeeded(): Promise<void> {
    ;(await this.element()).scrollIntoView({ block: 'nearest' })
  }

  count(): Promise<number> {
    return Promise.resolve(this.found.elements().length)
  }
  all(): Promise<Locator[]> {
    return Promise.resolve(this.found.elements().map((_, index) => this.nth(index)))
  }
  async textContent(): Promise<string | null> {
    return (await this.element()).textContent
  }
  async innerText(): Promise<string> {
    return (await this.element()).innerText
  }
  async inputValue(): Promise<string> {
    return ((await this.element()) as HTMLInputElement).value
  }
  async getAttribute(name: string): Promise<string | null> {
    return (await this.element()).getAttribute(name)
  }
  async isChecked(): Promise<boolean> {
    const element = await this.element()
    return element instanceof HTMLInputElement ? element.checked : element.ariaChecked === 'true'
  }
  isVisible(): Promise<boolean> {
    return Promise.resolve(this.found.elements().some(isVisible))
  }
  async boundingBox(): Promise<DOMRect> {
    return (await this.element()).getBoundingClientRect()
  }
  allTextContents(): Promise<string[]> {
    return Promise.resolve(this.found.elements().map(({ textContent }) => textContent))
  }
  allInnerTexts(): Promise<string[]> {
    return Promise.resolve(this.found.elements().map((element) => (element as HTMLElement).innerText))
  }
  async evaluate<T, A>(run: (element: HTMLElement, argument: A) => T, argument?: A): Promise<T> {
    return run(await this.element(), argument as A)
  }
  evaluateAll<T>(run: (elements: HTMLElement[]) => T): Promise<T> {
    return Promise.resolve(run(this.found.elements() as HTMLElement[]))
  }
  async waitFor({ state = 'visible', timeout = actionTimeout }: WaitOptions = {}): Promise<void> {
    const deadline = performance.now() + timeout
    for (;;) {
      const elements = this.found.elements()
      if (elements.length > 1) throw new Error(`${this.name} is ${elements.length} elements: strict mode`)
      if (elements.some(isVisible) === (state === 'visible')) return
      if (performance.now() > deadline) throw new Error(`${this.name} is not ${state} after ${timeout} ms`)
      await new Promise((done) => setTimeout(done, 20))
    }
  }
}

/** What is waited for, and for how many milliseconds. */
interface WaitOptions {
  state?: 'visible' | 'hidden'
  timeout?: number
}

/** A file for a field. */
export interface UploadedFile {
  name: string
  mimeType: string
  buffer: BlobPart
}

/** Whether an element is visible: it has a size and is not hidden. */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}

/** Everything on the page. */
export const wholePage = new Locator(vitestPage as unknown as VitestLocator)

// What the tests need of a browser that Playwright does not drive, whichever protocol it speaks.

/** A control or text by its role and accessible name, as assistive technology tells it. */
export interface Target {
  role: string
  /** The whole name, or the source of a regular expression where it is one. */
  name: string | RegExp
}

/** An element that was found, and is pressed with the pointer as a person does. */
export interface FoundElement {
  click: () => Promise<void>
}

/** A browser window. */
export interface Engine {
  name: string
  open: (address: string) => Promise<void>
  reload: () => Promise<void>
  /** Runs the body of a function in the page, with its arguments as `arguments`; resolves to its JSON value. */
  run: (body: string, ...values: unknown[]) => Promise<unknown>
  /** The element that a body of a function returns, if it returns one. */
  find: (body: string, ...values: unknown[]) => Promise<FoundElement | undefined>
  resize: (width: number, height: number) => Promise<void>
  saveScreenshot: (path: string) => Promise<void>
  /** Console errors and exceptions of its pages until now; undefined where its protocol does not tell. */
  errors?: () => readonly string[]
  close: () => Promise<void>
}

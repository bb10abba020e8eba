// The browser tests of the sites find what a visitor finds: by role, label and text. A class is of one framework's views
// and of the style sheets, and says nothing of what is shown.
import { sourcesMatching, type Source } from './sources.ts'

/** Classes that tests may look for, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  '.draft':
    'the dotted line below words that are a draft, which has no role, and which no published page may have',
  '.draft-on': 'the words of the draft that is being decided differ from others in colour alone',
  '.btn': 'links that look like buttons are links by their role: they are not printed',
  '.art': 'drawn art is hidden from assistive technology: it is not printed',
  '.chips': 'lists of short facts are lists by their role: they are not printed'
}

/** A selector, as the functions of Playwright and of the browser take it. */
const call =
  /\b(?:locator|querySelector(?:All)?|matches|closest|waitForSelector)(?:<\w+>)?\(\s*(['"`])(.*?)\1/g

/** A class in a selector, which may stand after a name, a bracket or another class. */
const className = /\.[a-z_][\w-]*/gi

/** Each class that the source of a test looks for. */
export function findClasses({ path, text }: Source): string[] {
  return [...text.matchAll(call)].flatMap(({ 2: selector = '', index }) => {
    const line = text.slice(0, index).split('\n').length
    // What stands in quotation marks or brackets is a value.
    const bare = selector.replace(/\[[^\]]*\]|\((["'])(?:.*?)\1\)/g, '')
    return [...bare.matchAll(className)]
      .filter(([name]) => exceptions[name] === undefined)
      .map(([name]) => `${path}:${line} looks for the class ${name}: find it by its role, label or text`)
  })
}

export function check(): string[] {
  return sourcesMatching(/^templates\/e2e\/.*\.ts$/).flatMap(findClasses)
}

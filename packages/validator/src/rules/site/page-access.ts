import type { FileRule, LocalFinding } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { parseElements, type HtmlElement } from '../../sources/html.ts'

const fields = new Set(['input', 'select', 'textarea'])
const unlabelled = new Set(['hidden', 'submit', 'button', 'reset', 'image'])

const says = (value: string | undefined): boolean => value !== undefined && value.trim() !== ''

function inside(element: HtmlElement, name: string): boolean {
  for (let each = element.parent; each; each = each.parent) if (each.name === name) return true
  return false
}

function isNamed({ attributes }: HtmlElement): boolean {
  return says(attributes['aria-label']) || says(attributes['aria-labelledby']) || says(attributes['title'])
}

/** Nobody meets what is hidden, nor anything inside of it. */
function isHidden(element: HtmlElement): boolean {
  for (let each: HtmlElement | undefined = element; each; each = each.parent)
    if ('hidden' in each.attributes || each.attributes['aria-hidden'] === 'true') return true
  return false
}

/** What is wrong with one element of a page for those who do not see it. */
function findProblem(
  element: HtmlElement,
  labelled: ReadonlySet<string>,
  pictured: ReadonlySet<HtmlElement>
): string | undefined {
  const { name, attributes, text } = element
  if (name === 'html') return says(attributes['lang']) ? undefined : messages.noLanguage
  if (isHidden(element)) return undefined
  if (name === 'img') return 'alt' in attributes || isNamed(element) ? undefined : messages.noPictureText
  if (name === 'meta' && attributes['name'] === 'viewport')
    return /user-scalable\s{0,9}=\s{0,9}(no|0)|maximum-scale\s{0,9}=\s{0,9}1(\D|$)/.test(
      attributes['content'] ?? ''
    )
      ? messages.noZoom
      : undefined
  if (fields.has(name)) {
    if (unlabelled.has((attributes['type'] ?? '').toLowerCase())) return undefined
    const known = isNamed(element) || inside(element, 'label') || labelled.has(attributes['id'] ?? '')
    return known ? undefined : messages.noLabel(name)
  }
  const empty = name === 'button' || (name === 'a' && 'href' in attributes)
  return empty && !says(text) && !isNamed(element) && !pictured.has(element)
    ? messages.noName(name)
    : undefined
}

/** Elements that hold a picture with words, which names them. */
function withPictures(elements: readonly HtmlElement[]): Set<HtmlElement> {
  const holders = new Set<HtmlElement>()
  for (const element of elements) {
    const { name, attributes } = element
    const named = (name === 'img' && says(attributes['alt'])) || name === 'svg' || isNamed(element)
    if (named) for (let each = element.parent; each; each = each.parent) holders.add(each)
  }
  return holders
}

/** Where SvelteKit puts what a page says for its head, its title among it. */
const kitHead = '%sveltekit.head%'

/** Language, picture texts, labels and names in a page. */
export const pageAccess: FileRule = {
  id: 'access/page',
  type: 'structure',
  severity: 'warning',
  phase: 'project',
  scope: 'file',
  languages: ['html'],
  check: ({ text }) => {
    const elements = parseElements(text)
    const labelled = new Set(
      elements.flatMap(({ name, attributes }) =>
        name === 'label' && attributes['for'] ? [attributes['for']] : []
      )
    )
    const pictured = withPictures(elements)
    const whole = elements.some(({ name }) => name === 'html' || name === 'body')
    const untitled =
      whole &&
      !text.includes(kitHead) &&
      elements.some(({ name }) => name === 'head') &&
      !elements.some((each) => each.name === 'title' && says(each.text))
    const found = elements.flatMap((element): LocalFinding[] => {
      const message = findProblem(element, labelled, pictured)
      return message === undefined ? [] : [{ message, range: element.range }]
    })
    return untitled ? [...found, { message: messages.noTitle }] : found
  }
}

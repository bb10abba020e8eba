const rule = document.createElement('style')
document.head.append(rule)

let shown: string | null = null

/** Highlights every element of a feature, and scrolls to the first one. */
export function highlight(feature: string | null): void {
  if (feature === shown) return
  shown = feature
  rule.textContent = feature === null ? '' : ruleFor(feature)
  if (feature !== null) firstPlace(feature)?.scrollIntoView({ block: 'center', behavior: 'smooth' })
}

function ruleFor(feature: string): string {
  const places = `[data-feature='${CSS.escape(feature)}']`
  const name = feature.replaceAll('-', ' ').replace(/^\w/, (letter) => letter.toUpperCase())
  return [
    `${places} { outline: 3px solid var(--link) !important; outline-offset: 2px; position: relative; }`,
    `:is(main, .slot)${places}::after { content: ${JSON.stringify(`Added by ${name}`)}; }`
  ].join('\n')
}

function firstPlace(feature: string): Element | undefined {
  const places = [...document.querySelectorAll(`[data-feature='${CSS.escape(feature)}']`)]
  const seen = places.filter((place) => place.checkVisibility())
  return seen.find((place) => place.matches('main, .slot')) ?? seen[0]
}

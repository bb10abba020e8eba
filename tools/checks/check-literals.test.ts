import { expect, it } from 'vitest'
import { check, findBreaches, findLiterals } from './check-literals.ts'

it.each([
  ['<p>Nothing yet</p>', ['Nothing yet']],
  ['<button aria-label="close" />', ['close']],
  ['<Field label={isNew ? "Name" : messages.name} />', ['Name']],
  ['<p>{`${count} files`}</p>', ['0 files']],
  ['<p>{count === 0 && "none"}</p>', ['none']],
  ['toast({ tone: "danger", text: "failed" })', ['failed']],
  ['const heads = ["Name", "Last sign-in"]', ['Name', 'Last sign-in']],
  ['html`<p class="small print">${say.none}</p><b>Nothing yet</b>`', ['Nothing yet']],
  ['html`<div class="hero wide" id="promise">${title}</div>`', []],
  ['<p title={messages.title}>{messages.text}</p>', []],
  ['<li className="badge rule" data-kind="new">{name}: {value}</li>', []],
  ['<code>npm run dev</code>', []],
  ['<input placeholder="https://" type="url" name="website" />', []],
  ['if (event.key === "Escape") throw new Error("there is no such step")', []]
])('%s', (code, expected) => expect(findLiterals(code).map(({ text }) => text)).toEqual(expected))

it('a component with a literal text is found', () => {
  const path = 'apps/web/src/pages/about/about.tsx'
  const found = findBreaches([{ path, text: 'export const About = () => (\n  <h1>About us</h1>\n)' }])
  expect(found).toContain(`${path}:2 holds the text "About us": put it into a messages.ts`)
})

it('no component holds a literal text', () => expect(check()).toEqual([]))

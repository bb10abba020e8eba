import fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultSite, paletteOf } from '../../packages/site/src/index.ts'
import { generate } from '../../packages/generator/src/index.ts'
import { findText } from '../../packages/project/src/index.ts'
import { derive } from '../../templates/site-build/theme.ts'
import { builtTemplate } from '../template/built-template.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

it('the build derives the colours that the builder shows, from whatever colours were chosen', () => {
  fc.assert(
    fc.property(hex, hex, (primaryColor, secondaryColor) => {
      const customization = { ...defaultSite.customization, primaryColor, secondaryColor }
      const { accent, tokens } = paletteOf(customization)
      const colors = derive(
        `:root { --brand: ${primaryColor}; --second: ${secondaryColor}; --accent: ${accent} }`
      )
      expect(Object.keys(colors)).toEqual(tokens.map(({ name }) => name.slice(2)))
      for (const { name, light, dark } of tokens) expect(colors[name.slice(2)], name).toEqual({ light, dark })
    }),
    { numRuns: 40 }
  )
})

it('another brand colour in theme.css changes what is derived from it', () => {
  const css = findText(generate(defaultSite, builtTemplate()), 'src/theme.css') ?? ''
  const before = derive(css)
  const after = derive(css.replace(/--brand: #\w+/, '--brand: #B03060'))
  expect(after['brand']).toEqual({ light: '#b03060', dark: '#b03060' })
  for (const name of ['link', 'fill', 'wash', 'deep', 'a0', 'a3'])
    expect(after[name], name).not.toEqual(before[name])
  expect(derive(css.replace(/--brand: #\w+/, '--brand: #b36'))['brand']?.light).toBe('#bb3366')
  expect(() => derive(css.replace(/--brand: #\w+/, '--brand: red'))).toThrow('write --brand as #rrggbb')
})

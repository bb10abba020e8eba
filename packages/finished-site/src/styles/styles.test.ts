import { expect, it } from 'vitest'
import { bundleStyles } from './bundle-styles.ts'
import { minifyCss } from './minify-css.ts'
import { prefixCss } from './prefix-css.ts'

it('removes comments and white space, and nothing that means something', () => {
  expect(minifyCss('/* a */\n.a ,\n.b > p {\n  color: red;\n  margin: calc(1px + 2px) 3px;\n}\n')).toBe(
    '.a,.b > p{color:red;margin:calc(1px + 2px) 3px}'
  )
  expect(minifyCss('.a :hover { & .b :focus { gap: 0 } }')).toBe('.a :hover{& .b :focus{gap:0}}')
  expect(minifyCss('@media (min-width: 10px) and (hover) { .a { content: "{ ; /* } " } }')).toBe(
    '@media (min-width:10px) and (hover){.a{content:"{ ; /* } "}}'
  )
  expect(minifyCss('.a/* */.b { --x: ; }')).toBe('.a .b{--x:}')
})

it('adds the names by which some browsers know a property', () => {
  expect(prefixCss('.a{user-select:none}')).toBe('.a{-webkit-user-select:none;user-select:none}')
  expect(prefixCss('a{text-decoration:none}')).toBe('a{text-decoration:none}')
  expect(prefixCss('a{color:red;text-decoration:underline 2px}')).toBe(
    'a{color:red;-webkit-text-decoration:underline 2px;text-decoration:underline 2px}'
  )
  expect(prefixCss('.my-user-select:hover{color:red}')).toBe('.my-user-select:hover{color:red}')
})

it('joins sheets in their order, those that they import in their place', () => {
  const sheets: Readonly<Record<string, string>> = {
    'src/base.css': '@layer a, b;',
    'src/chosen.css': "@import './fonts/inter.css';\n.chosen { gap: 0 }",
    'src/fonts/inter.css':
      "@font-face { src: url(/fonts/inter.woff2) format('woff2') } .b { background: url('/none.png') }"
  }
  expect(
    bundleStyles(['src/base.css', 'src/chosen.css'], {
      base: '/shop',
      read: (path) => sheets[path] ?? '',
      isPublic: (address) => address === '/fonts/inter.woff2'
    })
  ).toBe(
    "@layer a,b;@font-face{src:url(/shop/fonts/inter.woff2) format('woff2')}.b{background:url('/none.png')}.chosen{gap:0}"
  )
})
